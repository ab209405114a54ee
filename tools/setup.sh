# Installs what is missing to build Loggia on Debian 12, and only that, and builds it. Sourced by ./play and ./test:
#   need PROBE PACKAGES WHY     PROBE is a command, or a file that must exist
#   install_missing
#   build WHAT PRESET [TARGET…]; build_web
# shellcheck shell=bash

. tools/progress.sh

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
  need chromium-headless-shell "chromium-headless-shell" "a browser for the tests of the web app"
  need /usr/include/doctest/doctest.h "doctest-dev" "the unit tests"
  need /usr/lib/postgresql/15/bin/initdb "postgresql-15" "a PostgreSQL server for the tests of the stores"
  need setpriv "util-linux" "starts it as a user who is not root"
  need /usr/lib/python3/dist-packages/websockets "python3-websockets" "tests talk to the server"
  need /usr/lib/python3/dist-packages/jsonschema "python3-jsonschema" \
    "tests of the command line and the schemas"
}

need_for_guards() {
  need clang-tidy-19 "clang-tidy-19" "checks the code"
  need /usr/lib/llvm-19/lib/clang/19/lib/linux/libclang_rt.asan-x86_64.a "libclang-rt-19-dev" \
    "sanitizers and fuzzing"
}

apt_install() {
  # shellcheck disable=SC2086  # the packages are words
  "${root[@]}" apt-get update -q && "${root[@]}" $install -q
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
  [ ${#root[@]} -eq 0 ] || sudo -v || return 1  # its question comes before the line that moves
  export DEBIAN_FRONTEND=noninteractive
  step "Installing ${#missing_packages[@]} things" build/setup.log apt_install || return 1
  missing_packages=()
  missing_reasons=()
}

# build WHAT PRESET [TARGET…]: configures once, then lets ninja find what changed.
build() {
  local what=$1 preset=$2
  shift 2
  step "Building $what" "build/$preset.log" run_ninja "$preset" "$@"
}

run_ninja() {
  local preset=$1
  shift
  [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" || return 1
  ninja -C "build/$preset" "$@"
}

# The web app's tools want a newer Node than Debian 12 has: the npm package of that name brings one.
use_node() {
  local newest
  newest=$(node --version)
  newest=${newest#v}
  [ "${newest%%.*}" -ge 20 ] && return 0
  [ -x build/node/node_modules/.bin/node ] ||
    step "Installing Node 22" build/node.log \
      npm install --loglevel=error --no-audit --no-fund --prefix build/node node@22 || return 1
  PATH=$PWD/build/node/node_modules/.bin:$PATH
}

# install_web_packages: Node, and the parts of the web app as web/package-lock.json has them.
install_web_packages() {
  use_node || return 1
  [ web/package-lock.json -nt web/node_modules/.package-lock.json ] || return 0
  step "Installing the parts of the web app" build/npm.log \
    npm --prefix web ci --loglevel=error --no-audit --no-fund || return 1
  touch web/node_modules/.package-lock.json
}

# build_web: the engine for the browser, and the app into build/web; only what changed.
build_web() {
  local packages newer
  install_web_packages & packages=$!  # they come while the engine compiles
  build "the engine for the browser" wasm loggia_wasm || return 1
  wait "$packages" || return 1
  use_node  # here, too: what came in the background cannot change this PATH
  newer=$(find build/wasm/loggia.wasm web \( -path web/node_modules -o -path web/tests -o -path web/bench \) -prune \
    -o -type f -newer build/web/sw.js -print -quit 2>/dev/null || true)
  [ -f build/web/sw.js ] && [ -z "$newer" ] && return 0
  step "Building the web app" build/web.log npm --prefix web run --silent build
}
