/** How much goes to a server in one call. */
export interface BatchLimits {
  /** Texts in one batch. */
  readonly count: number
  /** Characters in one batch; a longer text goes alone. */
  readonly characters: number
}

/** Cuts a list into runs within both limits, order kept; none is empty. */
export function batchesOf<T extends { readonly text: string }>(
  entries: readonly T[],
  limits: BatchLimits,
): readonly (readonly T[])[] {
  const batches: T[][] = []
  let current: T[] = []
  let characters = 0
  for (const entry of entries) {
    const full = current.length >= limits.count || characters + entry.text.length > limits.characters
    if (current.length === 0 || full) {
      current = []
      characters = 0
      batches.push(current)
    }
    current.push(entry)
    characters += entry.text.length
  }
  return batches
}
