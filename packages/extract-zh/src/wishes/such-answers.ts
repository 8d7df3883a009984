import { SUCH_ANSWERS, WANTS_NO_SUCH, WANTS_SUCH } from '../lexicon/wishes.ts'
import { oneOf } from '../patterns.ts'
import type { Wish } from './read-wish.ts'
import { facetOf } from './words.ts'

const SUCH = new RegExp(
  `^(?:其实|说实话|不过|但|还有|另外)?(?:(?<no>${oneOf(WANTS_NO_SUCH)})|${oneOf(WANTS_SUCH)})(?:你|您|那种|这种|看到)?(?:的)?(?<what>[^,。我他她]{2,16}?的?(?:${oneOf(SUCH_ANSWERS)}))(?:了|啊|哈|一点|一些)?$`,
  'u',
)

/** 我更喜欢简短的回答: a wish by the kind of answers one likes. */
export function suchAnswers(clause: string): Wish | null {
  const groups = SUCH.exec(clause)?.groups
  const what = groups?.['what'] ?? ''
  const facet = facetOf(what)
  if (facet === undefined) return null
  const start = clause.indexOf(what)
  const not = groups?.['no'] === undefined ? null : '不要'
  return { start, end: start + what.length, facet, scope: null, not, ends: false }
}
