import type { Mention, SpanWords, Token } from '@recollect/core/language-pack'
import { classes } from './classes.ts'
import { KIN } from '../lexicon/kinship.ts'

const SELF: ReadonlySet<string> = new Set(
  "i, i'm, im, i've, ive, i'd, i'll, my, me, we, we're, we've, our, us, mine, myself".split(', '),
)
const LONGEST = 3

function mentionAt(tokens: readonly Token[], from: number): Mention | null {
  for (let length = LONGEST; length > 0; length--) {
    const some = tokens.slice(from, from + length).map(({ key }) => key)
    const relation = some.length === length ? KIN.get(some.join(' ').replace(/'s$/u, '')) : undefined
    if (relation !== undefined) return { relation, from, to: from + length - 1 }
  }
  return null
}

/** What English brings for reading values by what was learned. */
export const words: SpanWords = {
  joined: false,
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
