// What only the browser has: a clock in milliseconds, and noise.
#pragma once

#include <cstddef>

#define LOGGIA_IMPORT(name) extern "C" __attribute__((import_module("host"), import_name(#name)))

LOGGIA_IMPORT(now) double host_now();
LOGGIA_IMPORT(random) void host_random(void* bytes, std::size_t size);
