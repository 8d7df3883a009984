import { fromBytes, toBytes } from './bytes.ts'
import { KERNEL, LANES } from './plain-dots.ts'
import type { Dots } from './plain-dots.ts'

/*
 * The kernel. Vectors are padded with zeros to a multiple of 64 bytes, `length` is that size; at least one row.
 * `test/support/kernel-module.ts` assembles it.
 *
 * (module
 *   (memory (export "memory") 1)
 *   (func (export "dots") (param $query i32) (param $row i32) (param $end i32) (param $length i32) (param $out i32)
 *     (local $at i32) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
 *     (loop $rows
 *       (local.set $d (local.tee $c (local.tee $b (local.tee $a (f32x4.splat (f32.const 0))))))
 *       (local.set $at (i32.const 0))
 *       (loop $places
 *         ;; and likewise $b at offset 16, $c at 32, $d at 48
 *         (local.set $a (f32x4.add (local.get $a) (f32x4.mul
 *           (v128.load offset=0 align=1 (i32.add (local.get $row) (local.get $at)))
 *           (v128.load offset=0 align=1 (i32.add (local.get $query) (local.get $at))))))
 *         (br_if $places (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 64))) (local.get $length))))
 *       (local.set $a (f32x4.add (f32x4.add (local.get $a) (local.get $b)) (f32x4.add (local.get $c) (local.get $d))))
 *       (f32.store (local.get $out) (f32.add
 *         (f32.add (f32x4.extract_lane 0 (local.get $a)) (f32x4.extract_lane 1 (local.get $a)))
 *         (f32.add (f32x4.extract_lane 2 (local.get $a)) (f32x4.extract_lane 3 (local.get $a)))))
 *       (local.set $out (i32.add (local.get $out) (i32.const 4)))
 *       (br_if $rows (i32.lt_u (local.tee $row (i32.add (local.get $row) (local.get $length))) (local.get $end))))))
 */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  dots(query: number, row: number, end: number, length: number, out: number): void
}

/** The slice of the platform that is used; it may be missing, and a host may forbid it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { readonly exports: Kernel }
}
declare const atob: (base64: string) => string

const PAGE = 65_536
const PADDING = LANES * 4

/** The kernel made ready, or null where it cannot run. */
export function wasmDots(): Dots | null {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), (char) => char.charCodeAt(0))
    const kernel = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports
    return (query, packed, count) => run(kernel, query, packed, count)
  } catch {
    return null
  }
}

/** In memory stand the query, then the scores, then the vectors. */
function run({ memory, dots }: Kernel, query: Float32Array, packed: Uint8Array, count: number): Float32Array {
  const size = query.length * 4
  const length = padded(size)
  const rows = length + padded(count * 4)
  const missing = rows + count * length - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
  const bytes = new Uint8Array(memory.buffer)
  bytes.set(toBytes(query))
  bytes.fill(0, size, length)
  if (size === length) bytes.set(packed.subarray(0, count * size), rows)
  else spread(bytes.subarray(rows), packed, count, size)
  if (count > 0) dots(0, rows, rows + count * length, length, length)
  return fromBytes(bytes.subarray(length, length + count * 4))
}

const padded = (size: number): number => Math.ceil(size / PADDING) * PADDING

/** Copies vectors whose size is no multiple of the lanes, each with zeros behind it. */
function spread(to: Uint8Array, packed: Uint8Array, count: number, size: number): void {
  const length = padded(size)
  for (let row = 0; row < count; row += 1) {
    to.set(packed.subarray(row * size, (row + 1) * size), row * length)
    to.fill(0, row * length + size, (row + 1) * length)
  }
}
