# Tells what is going on: on a terminal in one line that moves, elsewhere in lines that stay.
#   show_progress; step "Building the program" build/release.log COMMAND…; hide_progress
# Several steps may run side by side. How long each took is kept for the next time.
# shellcheck shell=bash

steps=build/steps    # a file for each that is going on: when it began, its log, its name
times=build/times    # a file for each that has passed: how many seconds it took
mkdir -p "$steps" "$times"
painter=

say() {
  [ -t 1 ] && printf '\r\033[K'
  printf '%s\n' "$*"
}

minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# "", or " (1:32 last time)".
last_time() {
  [ -e "$times/$1" ] && printf ' (%s last time)' "$(minutes "$(<"$times/$1")")"
  return 0
}

step() {
  local what=$1 log=$2 mark=$steps/$BASHPID began took
  shift 2
  began=$(date +%s)
  printf '%s\n' "$began" "$log" "$what" >"$mark"
  [ -t 1 ] || say "$what$(last_time "$what")"
  if ! "$@" >"$log" 2>&1; then
    rm -f "$mark"
    [ -t 1 ] && printf '\r\033[K'
    cat "$log" >&2
    echo "$what failed; all that was said is in $log" >&2
    return 1
  fi
  rm -f "$mark"
  took=$(($(date +%s) - began))
  [ "$took" -lt 2 ] && return 0  # nothing to do
  say "$what: $(minutes "$took")$(last_time "$what")"
  echo "$took" >"$times/$what"
}

# "12 of 61 ", by what ninja, ctest or apt last said; or nothing.
how_far() {
  local all
  tail -c 4000 "$1" | sed -nE 's/^\[([0-9]+)\/([0-9]+)\].*/\1 of \2 /p; s/^ *([0-9]+)\/([0-9]+) Test .*/\1 of \2 /p' |
    tail -n 1
  all=$(sed -nE 's/.* ([0-9]+) newly installed.*/\1/p' "$1")
  [ -n "$all" ] && printf '%s of %s ' "$(grep -c '^Setting up' "$1")" "$all"
}

paint() {
  local mark began log what line
  while sleep 0.5 && kill -0 $$ 2>/dev/null; do
    line=
    for mark in "$steps"/*; do
      { read -r began && read -r log && read -r what; } 2>/dev/null <"$mark" || continue
      line+="${line:+ · }$what $(how_far "$log" 2>/dev/null)$(minutes $(($(date +%s) - began)))$(last_time "$what")"
    done
    printf '\r\033[K%.*s' "$(($(tput cols 2>/dev/null || echo 80) - 1))" "$line"
  done
}

show_progress() {
  rm -f "$steps"/*
  [ -t 1 ] || return 0
  paint &
  painter=$!
}

hide_progress() {
  [ -n "$painter" ] || return 0
  kill "$painter" 2>/dev/null || true
  wait "$painter" 2>/dev/null || true
  painter=
  printf '\r\033[K'
}
