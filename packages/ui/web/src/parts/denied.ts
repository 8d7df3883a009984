import type { MemoryCard } from '@recollect/core'

/** Of these the name is negative already: "dislikes jazz" is the plain statement, and a positive one denies it. */
const NEGATIVE_BY_NATURE: ReadonlySet<string> = new Set(['dislikes', 'fear'])

/** Whether a fact says that something is not so, beyond what the name of its attribute says. */
export const isDenied = ({ slot, polarity }: Pick<MemoryCard, 'slot' | 'polarity'>): boolean =>
  (polarity === 'negative') !== NEGATIVE_BY_NATURE.has(slot)
