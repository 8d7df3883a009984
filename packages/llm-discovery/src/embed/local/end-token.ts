import type { Tensors, Tokenizer } from './runtime.ts'

const OPTIONS = { padding: true, truncation: true, max_length: 8 }

/** The token every text ends with (`[SEP]`, `</s>`, …); undefined when the tokenizer sets none. */
export async function endTokenOf(tokenizer: Tokenizer): Promise<bigint | undefined> {
  const [empty, short] = [idsOf(await tokenizer([''], OPTIONS)), idsOf(await tokenizer(['a'], OPTIONS))]
  const last = empty.at(-1)
  // With a beginning only, the last token of "" is that.
  return last === short.at(-1) ? last : undefined
}

/** Cutting a text to its first tokens takes its end token as well; models are trained with it, so it is put back. */
export function restoreEnd(inputs: Tensors, places: readonly number[], end: bigint): void {
  const ids = inputs['input_ids']?.data
  if (!(ids instanceof BigInt64Array)) return
  for (const place of places) ids[place] = end
}

const idsOf = (inputs: Tensors): readonly bigint[] => {
  const ids = inputs['input_ids']?.data
  return ids instanceof BigInt64Array ? [...ids] : []
}
