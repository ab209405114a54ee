# Flags that every file is compiled with, and the two ways to declare a target.

add_library(loggia_flags INTERFACE)
target_include_directories(loggia_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(loggia_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Wextra-semi -Wimplicit-fallthrough -Wno-missing-field-initializers -Wno-psabi -Werror
  -ffp-contract=off)
if(WASM)
  # No exceptions, no threads, no clock: see docs/ARCHITECTURE.md. Instructions that every browser
  # with SIMD knows.
  target_compile_options(loggia_flags INTERFACE -fno-exceptions -fno-rtti -flto
    -msimd128 -mbulk-memory -msign-ext -mnontrapping-fptoint
    -fno-threadsafe-statics -fno-c++-static-destructors
    -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination)
  # The linker optimizes, then wasm-opt takes another 5 % of what is downloaded. Told anything but
  # -O0 here, the compiler would run it by itself if there happens to be one, and without the features.
  target_link_options(loggia_flags INTERFACE -flto -O0 -Wl,--lto-O2)
  find_program(WASM_OPT wasm-opt REQUIRED)
  list(APPEND CMAKE_CXX_LINK_EXECUTABLE "${WASM_OPT} -Oz --flatten --rereloop -Oz -Oz --low-memory-unused --zero-filled-memory --enable-simd --enable-bulk-memory \
--enable-sign-ext --enable-nontrapping-float-to-int <TARGET> -o <TARGET>")
else()
  target_compile_options(loggia_flags INTERFACE -stdlib=libc++ -pthread)
  target_link_options(loggia_flags INTERFACE -stdlib=libc++ -fuse-ld=lld -pthread)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    target_compile_options(loggia_flags INTERFACE -march=x86-64-v2)
  endif()
  if(LOGGIA_FUZZ)
    # So that the fuzzers see which code an input reaches.
    target_compile_options(loggia_flags INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(loggia_flags INTERFACE -fsanitize=fuzzer-no-link)
  endif()
endif()

# loggia_library(name SOURCES … USES …)
function(loggia_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;USES" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC loggia_flags ${ARG_USES})
endfunction()

# All programs that ctest runs: unit tests and fuzzers.
add_custom_target(checks)

# A test that passed is not run again while what it depends on stays as it is: the program, and what it may read.
set(ONCE ${PROJECT_SOURCE_DIR}/tests/once)
set(WRITTEN content docs examples tests)

# loggia_test(name [BUSY] SOURCES … USES …): a doctest program, run by ctest. Not built for wasm. Its
# files are compiled one by one: they use the same names for their own things. Optimizing them takes
# longer than they run, unless they are BUSY and play thousands of matches themselves.
function(loggia_test name)
  if(WASM)
    return()
  endif()
  cmake_parse_arguments(ARG "BUSY" "" "SOURCES;USES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE test_runner ${ARG_USES})
  if(ARG_BUSY)
    target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests/runner/headers.h)
  else()
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O0>)
    target_precompile_headers(${name} REUSE_FROM test_runner)
  endif()
  set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)
  add_test(NAME ${name} COMMAND ${ONCE} $<TARGET_FILE:${name}> ${WRITTEN} -- $<TARGET_FILE:${name}>)
  add_dependencies(checks ${name})
endfunction()
