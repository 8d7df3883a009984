import type { Dots } from './plain-dots.ts'
import { plainDots } from './plain-dots.ts'
import { wasmDots } from './wasm-dots.ts'

let chosen: Dots | null = null

/** SIMD where the platform has it and allows it, else plain code, which gives the same bits several times slower. */
export const dots: Dots = (query, packed, count) => {
  chosen ??= wasmDots() ?? plainDots
  return chosen(query, packed, count)
}
