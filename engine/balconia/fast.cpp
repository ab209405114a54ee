#include "engine/balconia/fast.h"

#include <algorithm>
#include <cstring>

#include "engine/balconia/fast_tables.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace loggia::balconia {
namespace {

namespace portable {
#define LOGGIA_NTH_BIT(mask, n) nth_bit(mask, static_cast<int>(n))
#include "engine/balconia/fast_play.inc"
#undef LOGGIA_NTH_BIT
constexpr Kernel kKernel = {
    .name = "portable", .score = score, .running_score = running_score, .playouts = playouts};
}  // namespace portable

#if defined(__x86_64__)
// Only functions written between push and pop may use the wider instructions; what they call from
// elsewhere is either inlined or stays plain.
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
namespace wide {
int nth_bit_by_deposit(Mask mask, unsigned n) {
  return static_cast<int>(_tzcnt_u32(_pdep_u32(Mask{1} << n, mask)));
}
#define LOGGIA_NTH_BIT(mask, n) nth_bit_by_deposit(mask, n)
#include "engine/balconia/fast_play.inc"
#undef LOGGIA_NTH_BIT
constexpr Kernel kKernel = {
    .name = "wide", .score = score, .running_score = running_score, .playouts = playouts};
}  // namespace wide
#pragma clang attribute pop
#endif

}  // namespace

const Kernel& portable_kernel() { return portable::kKernel; }

const Kernel* wide_kernel() {
#if defined(__x86_64__)
  const bool is_able = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                       __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  if (is_able) return &wide::kKernel;
#endif
  return nullptr;
}

const Kernel& kernel() {
  static const Kernel& best = wide_kernel() != nullptr ? *wide_kernel() : portable_kernel();
  return best;
}

}  // namespace loggia::balconia
