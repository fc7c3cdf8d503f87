# bash completion for per
_per() {
  local cur=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words=
  local options="--lines --locale --decimal --group --currency --measures --kind --per --top
    --need --buy --columns --separator --encoding --strict --json --csv --tsv --help"
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(
      compgen -W "read rank --help --version" -- "$cur"
      compgen -f -- "$cur"
    )
    compopt -o filenames 2>/dev/null
    return
  fi
  [[ ${COMP_WORDS[1]} == read || ${COMP_WORDS[1]} == rank ]] || return
  case $previous in
    --measures) words="metric us imperial" ;;
    --kind) words="weight volume units length area" ;;
    --currency) words="AUD BRL CAD CHF CNY CZK DKK EGP EUR GBP JPY NOK PLN RUB SEK USD" ;;
    --locale) words=$(locale -a 2>/dev/null) ;;
    --decimal | --group) words=", ." ;;
    --buy) words="one offer need" ;;
    --per | --need) words="kg 100g L 100ml lb" ;;
    --separator) words="tab ;" ;;
    --encoding) words="UTF-8 UTF-16 WINDOWS-1252 ISO-8859-15" ;;
    --top | --columns) return ;;
  esac
  if [[ -z $words && $cur != -* ]]; then
    mapfile -t COMPREPLY < <(compgen -f -- "$cur")
    compopt -o filenames 2>/dev/null
    return
  fi
  mapfile -t COMPREPLY < <(compgen -W "${words:-$options}" -- "$cur")
}
complete -F _per per
