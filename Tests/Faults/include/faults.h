#pragma once

/// Makes one system call fail for files in a folder. The calls are those of this process, of
/// SQLite and of Swift.
///
/// - folder: The folder whose files count.
/// - number: The number of the call that fails, from 1; zero only counts.
/// - kind: "EIO", "ENOSPC", "EINTR", or "short" for a write of fewer bytes.
void per_faults_start(const char *folder, long number, const char *kind);

/// Returns the number of calls until now.
long per_faults_count(void);
