# Installs what is missing to build Loggia on Debian 12, and only that. Sourced by ./play and ./test:
#   need PROBE PACKAGES WHY     PROBE is a command, or a file that must exist
#   install_missing
# shellcheck shell=bash

missing_packages=()
missing_reasons=()

need() {
  local probe=$1 packages=$2 why=$3
  case $probe in
    /*) [ -e "$probe" ] && return 0 ;;
    *) command -v "$probe" >/dev/null 2>&1 && return 0 ;;
  esac
  missing_packages+=("$packages")
  missing_reasons+=("$packages: $why")
}

need_for_building() {
  need clang++-19 "clang-19" "the compiler"
  need /usr/lib/llvm-19/include/c++/v1/format "libc++-19-dev libc++abi-19-dev" "the C++ library"
  need ld.lld-19 "lld-19" "the linker"
  need cmake "cmake" "configures the build"
  need ninja "ninja-build" "runs the build"
  need /usr/include/boost/json.hpp "libboost1.81-dev" "Boost.JSON reads and writes JSON"
  need /usr/include/CLI/CLI.hpp "libcli11-dev" "the command line"
  need /usr/include/sodium.h "libsodium-dev" "libsodium makes secrets"
  need /usr/include/sqlite3.h "libsqlite3-dev" "SQLite keeps matches in a file"
  need /usr/include/postgresql/libpq-fe.h "libpq-dev" "the client of PostgreSQL, for stores that machines share"
}

need_for_web() {
  need llvm-ar-19 "llvm-19" "archives for WebAssembly"
  need /usr/include/wasm32-wasi/stdio.h "wasi-libc" "the C library for WebAssembly"
  need /usr/lib/llvm-19/include/wasm32-wasi/c++/v1/format \
    "libc++-19-dev-wasm32 libc++abi-19-dev-wasm32" "the C++ library for WebAssembly"
  need /usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a \
    "libclang-rt-19-dev-wasm32" "the compiler's runtime for WebAssembly"
  need wasm-opt "binaryen" "makes the WebAssembly build smaller"
  need node "nodejs" "builds the web app, and runs the WebAssembly build"
  need npm "npm" "brings the parts of the web app"
}

need_for_testing() {
  need clang-format-19 "clang-format-19" "checks the layout of the code"
  need clang-tidy-19 "clang-tidy-19" "checks the code"
  need /usr/lib/llvm-19/lib/clang/19/lib/linux/libclang_rt.asan-x86_64.a "libclang-rt-19-dev" \
    "sanitizers and fuzzing"
  need chromium-headless-shell "chromium-headless-shell" "a browser for the tests of the web app"
  need /usr/include/doctest/doctest.h "doctest-dev" "the unit tests"
  need /usr/lib/postgresql/15/bin/initdb "postgresql-15" "a PostgreSQL server for the tests of the stores"
  need setpriv "util-linux" "starts it as a user who is not root"
  need /usr/lib/python3/dist-packages/websockets "python3-websockets" "tests talk to the server"
  need /usr/lib/python3/dist-packages/jsonschema "python3-jsonschema" \
    "tests of the command line and the schemas"
}

install_missing() {
  [ ${#missing_packages[@]} -eq 0 ] && return 0
  echo "Missing on this machine:"
  printf '  %s\n' "${missing_reasons[@]}"
  local install="apt-get install -y --no-install-recommends ${missing_packages[*]}"
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "This is not Debian: please install them yourself and start again." >&2
    return 1
  fi
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "To install them I need root or sudo, and have neither. As root, run:" >&2
      echo "  apt-get update && $install" >&2
      return 1
    fi
    root=(sudo)
  fi
  echo "Installing them with: ${root[*]} $install"
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086  # the packages are words
  if ! { "${root[@]}" apt-get update -q && "${root[@]}" $install -q; } >"$setup_log" 2>&1; then
    tail -n 15 "$setup_log" >&2
    echo "That failed; the whole output is in $setup_log." >&2
    return 1
  fi
  missing_packages=()
  missing_reasons=()
}

# build PRESET [TARGET…]: configures once, then lets ninja find what changed; quiet unless it fails.
build() {
  local preset=$1
  shift
  local log="build/$preset.log"
  if [ ! -f "build/$preset/build.ninja" ]; then
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  fi
  ninja -C "build/$preset" "$@" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
}

# The web app's tools want a newer Node than Debian 12 has: the npm package of that name brings one.
use_node() {
  local newest
  newest=$(node --version)
  newest=${newest#v}
  if [ "${newest%%.*}" -lt 20 ]; then
    [ -x build/node/node_modules/.bin/node ] ||
      npm install --loglevel=error --no-audit --no-fund --prefix build/node node@22 >"$setup_log" 2>&1 ||
      { tail -n 15 "$setup_log" >&2; return 1; }
    PATH=$PWD/build/node/node_modules/.bin:$PATH
  fi
}

# install_web_packages: Node, and the parts of the web app as web/package-lock.json has them.
install_web_packages() {
  local log=build/npm.log
  use_node || return 1
  [ web/package-lock.json -nt web/node_modules/.package-lock.json ] || return 0
  (cd web && npm ci --loglevel=error --no-audit --no-fund) >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  touch web/node_modules/.package-lock.json
}

# build_web: the engine for the browser, and the app into build/web; only what changed.
build_web() {
  local log=build/web.log packages
  mkdir -p build
  install_web_packages & packages=$!  # they come while the engine compiles
  build wasm loggia_wasm
  wait "$packages"
  use_node  # here, too: what came in the background cannot change this PATH
  if [ -f build/web/sw.js ] && [ -z "$(find build/wasm/loggia.wasm web -path web/node_modules -prune \
    -o -type f -newer build/web/sw.js -print -quit)" ]; then
    return 0
  fi
  (cd web && npm run --silent build) >"$log" 2>&1 || { cat "$log" >&2; return 1; }
}

mkdir -p build
setup_log=build/setup.log
