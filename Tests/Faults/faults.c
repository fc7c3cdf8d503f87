// Replaces functions of the C library in the program that links this file.
#define _GNU_SOURCE
#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { descriptors = 1024 };
enum effect { pass, fail, shorten };
/// Whether a call reads or writes. Some errors can only follow from one of them.
enum use { reading, writing };

static char *folder;
static long number, count;
static int code;
static int is_short;
static char is_ours[descriptors];

void per_faults_start(const char *path, long n, const char *kind) {
  number = n;
  is_short = !strcmp(kind, "short");
  code = !strcmp(kind, "ENOSPC") ? ENOSPC : !strcmp(kind, "EINTR") ? EINTR : EIO;
  folder = strdup(path);
}

long per_faults_count(void) { return count; }

static enum effect next(enum use use) {
  if (++count != number) return pass;
  if (use == reading && (is_short || code == ENOSPC)) return pass;
  if (is_short) return shorten;
  errno = code;
  return fail;
}

static int matches(const char *path) { return folder && !strncmp(path, folder, strlen(folder)); }

static int is_tracked(int fd) { return folder && fd >= 0 && fd < descriptors && is_ours[fd]; }

#define ORIGINAL(name)                               \
  static __typeof__(name) *original;                 \
  if (!original) original = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#define OPEN(name)                                                                     \
  int name(const char *path, int flags, ...) {                                         \
    ORIGINAL(name);                                                                    \
    va_list list;                                                                      \
    va_start(list, flags);                                                             \
    int mode = flags & O_CREAT ? va_arg(list, int) : 0;                                \
    va_end(list);                                                                      \
    int ours = matches(path);                                                          \
    if (ours && next(flags & O_CREAT ? writing : reading) == fail) return -1;          \
    int fd = original(path, flags, mode);                                              \
    if (fd >= 0 && fd < descriptors) is_ours[fd] = (char)ours;                         \
    return fd;                                                                         \
  }

#define ON_PATH(name, use, parameters, path, ...)          \
  int name parameters {                                    \
    ORIGINAL(name);                                        \
    if (matches(path) && next(use) == fail) return -1;     \
    return original(__VA_ARGS__);                          \
  }

#define ON_FILE(name, use, parameters, ...)                \
  int name parameters {                                    \
    ORIGINAL(name);                                        \
    if (is_tracked(fd) && next(use) == fail) return -1;    \
    return original(__VA_ARGS__);                          \
  }

#define READ(name, parameters, ...)                        \
  ssize_t name parameters {                                \
    ORIGINAL(name);                                        \
    if (is_tracked(fd) && next(reading) == fail) return -1;\
    return original(__VA_ARGS__);                          \
  }

#define WRITE(name, parameters, ...)                       \
  ssize_t name parameters {                                \
    ORIGINAL(name);                                        \
    if (is_tracked(fd)) switch (next(writing)) {           \
      case pass: break;                                    \
      case fail: return -1;                                \
      case shorten: size = (size + 1) / 2;                 \
    }                                                      \
    return original(__VA_ARGS__);                          \
  }

OPEN(open)
OPEN(open64)
ON_PATH(mkdir, writing, (const char *path, mode_t mode), path, path, mode)
ON_PATH(rename, writing, (const char *path, const char *to), path, path, to)
ON_PATH(unlink, reading, (const char *path), path, path)
ON_PATH(stat, reading, (const char *restrict path, struct stat *restrict s), path, path, s)
ON_PATH(lstat, reading, (const char *restrict path, struct stat *restrict s), path, path, s)
ON_PATH(stat64, reading, (const char *restrict path, struct stat64 *restrict s), path, path, s)
ON_PATH(lstat64, reading, (const char *restrict path, struct stat64 *restrict s), path, path, s)
ON_PATH(access, reading, (const char *path, int mode), path, path, mode)
ON_PATH(chmod, reading, (const char *path, mode_t mode), path, path, mode)
ON_FILE(fchmod, reading, (int fd, mode_t mode), fd, mode)
ON_FILE(fstat, reading, (int fd, struct stat *s), fd, s)
ON_FILE(fstat64, reading, (int fd, struct stat64 *s), fd, s)
ON_FILE(flock, reading, (int fd, int operation), fd, operation)
ON_FILE(fsync, writing, (int fd), fd)
ON_FILE(fdatasync, writing, (int fd), fd)
ON_FILE(ftruncate, writing, (int fd, off_t size), fd, size)
ON_FILE(ftruncate64, writing, (int fd, off64_t size), fd, size)
READ(read, (int fd, void *data, size_t size), fd, data, size)
READ(pread, (int fd, void *data, size_t size, off_t at), fd, data, size, at)
READ(pread64, (int fd, void *data, size_t size, off64_t at), fd, data, size, at)
WRITE(write, (int fd, const void *data, size_t size), fd, data, size)
WRITE(pwrite, (int fd, const void *data, size_t size, off_t at), fd, data, size, at)
WRITE(pwrite64, (int fd, const void *data, size_t size, off64_t at), fd, data, size, at)

int close(int fd) {
  ORIGINAL(close);
  if (fd >= 0 && fd < descriptors) is_ours[fd] = 0;
  return original(fd);
}
