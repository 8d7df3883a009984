import type { Mention, SpanWords, Token } from '@recollect/core/language-pack'
import { classes } from './classes.ts'
import { KIN } from '../lexicon/kinship.ts'

const RELATION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KIN).flatMap(([relation, list]) => list.map((word): [string, string] => [word, relation])),
)
const LONGEST = Math.max(...[...RELATION_OF.keys()].map((word) => word.length))
const SELF: ReadonlySet<string> = new Set(['我', '俺', '咱', '自'])

function mentionAt(tokens: readonly Token[], from: number): Mention | null {
  for (let length = LONGEST; length > 0; length--) {
    const some = tokens.slice(from, from + length).map(({ key }) => key)
    const relation = some.length === length ? RELATION_OF.get(some.join('')) : undefined
    if (relation !== undefined) return { relation, from, to: from + length - 1 }
  }
  return null
}

/** What Chinese brings for reading values by what was learned. */
export const words: SpanWords = {
  joined: true,
  isSelf: (key) => SELF.has(key),
  classes,
  mentions(tokens) {
    const found: Mention[] = []
    for (let at = 0; at < tokens.length; at++) {
      const mention = mentionAt(tokens, at)
      if (!mention) continue
      found.push(mention)
      at = mention.to
    }
    return found
  },
}
