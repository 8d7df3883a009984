import { chainsOf } from './chains.ts'
import type { Look, Mend } from './mend.ts'

/** Versions of a chain count from 1 without a gap. */
export const lookForGaps: Look = (cards) =>
  chainsOf(cards).flatMap((chain) =>
    chain.flatMap((card, i): Mend[] =>
      card.version === i + 1 ? [] : [{ kind: 'gap', id: card.id, patch: { version: i + 1 } }],
    ),
  )
