/**
 * Assembles the WebAssembly module whose source stands as text in `src/vector/wasm-dots.ts`. Where it gives other bytes than
 * `src/vector/kernel.ts` holds, the test prints what belongs there.
 */
export function kernelModule(): Uint8Array {
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [list([[0x60, ...list([I32, I32, I32, I32, I32].map((type) => [type])), 0x00]])]),
    ...section(3, [list([[0x00]])]),
    ...section(5, [list([[0x00, 0x01]])]),
    ...section(7, [
      list([
        [...name('memory'), 0x02, 0x00],
        [...name('dots'), 0x00, 0x00],
      ]),
    ]),
    ...section(10, [list([sized([...LOCALS, ...body()])])]),
  ])
}

const I32 = 0x7f
const V128 = 0x7b
/** Two groups of locals beyond the parameters: one i32, four v128. */
const LOCALS = [0x02, 0x01, I32, 0x04, V128]

/** Parameters and locals by number. */
const [QUERY, ROW, END, LENGTH, OUT, AT, A, B, C, D] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const SUMS = [A, B, C, D]

const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const tee = (local: number) => [0x22, local]
const i32 = (value: number) => [0x41, ...signed(value)]
const ADD = [0x6a]
const LESS = [0x49]
const F32_ADD = [0x92]
const simd = (code: number, ...rest: number[]) => [0xfd, ...unsigned(code), ...rest]
/** Unaligned, at an offset. */
const load = (offset: number) => simd(0x00, 0x00, ...unsigned(offset))
const SPLAT = simd(0x13)
const lane = (index: number) => simd(0x1f, index)
const VECTOR_ADD = simd(0xe4)
const VECTOR_MUL = simd(0xe6)
const F32_ZERO = [0x43, 0, 0, 0, 0]
const STORE = [0x38, 0x02, 0x00]
const LOOP = [0x03, 0x40]
const AGAIN_IF = [0x0d, 0x00]
const END_BLOCK = [0x0b]

function body(): number[] {
  return [
    ...LOOP,
    ...[...F32_ZERO, ...SPLAT, ...tee(A), ...tee(B), ...tee(C), ...set(D)],
    ...[...i32(0), ...set(AT)],
    ...LOOP,
    ...SUMS.flatMap((sum, step) => [
      ...get(sum),
      ...[...get(ROW), ...get(AT), ...ADD, ...load(16 * step)],
      ...[...get(QUERY), ...get(AT), ...ADD, ...load(16 * step)],
      ...VECTOR_MUL,
      ...VECTOR_ADD,
      ...set(sum),
    ]),
    ...[...get(AT), ...i32(64), ...ADD, ...tee(AT), ...get(LENGTH), ...LESS, ...AGAIN_IF],
    ...END_BLOCK,
    ...[...get(A), ...get(B), ...VECTOR_ADD, ...get(C), ...get(D), ...VECTOR_ADD, ...VECTOR_ADD, ...set(A)],
    ...get(OUT),
    ...[...get(A), ...lane(0), ...get(A), ...lane(1), ...F32_ADD],
    ...[...get(A), ...lane(2), ...get(A), ...lane(3), ...F32_ADD],
    ...F32_ADD,
    ...STORE,
    ...[...get(OUT), ...i32(4), ...ADD, ...set(OUT)],
    ...[...get(ROW), ...get(LENGTH), ...ADD, ...tee(ROW), ...get(END), ...LESS, ...AGAIN_IF],
    ...END_BLOCK,
    ...END_BLOCK,
  ]
}

const name = (text: string) => sized([...text].map((char) => char.charCodeAt(0)))
const sized = (bytes: readonly number[]) => [...unsigned(bytes.length), ...bytes]
const list = (members: readonly (readonly number[])[]) => [...unsigned(members.length), ...members.flat()]
const section = (id: number, parts: readonly (readonly number[])[]) => [id, ...sized(parts.flat())]

/** LEB128. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}
