import { ASPECTS, FORBIDS, MANNERS, NO_NEED, TALK } from '../lexicon/wishes/words.ts'
import { oneOf } from '../text/patterns.ts'

const anyOf = (words: readonly string[]): RegExp => new RegExp(oneOf(words), 'u')

const FACETS = ASPECTS.map(([facet, words]) => [facet, anyOf(words)] as const)
const OF_MANNERS = anyOf(MANNERS)

/** Which side of behaviour words are about; undefined where none. */
export const facetOf = (words: string): string | undefined =>
  OF_MANNERS.test(words) ? 'tone' : FACETS.find(([, known]) => known.test(words))?.[0]

/** Opens with an order not to: 别, 不要, 少. */
export const FORBIDDING = new RegExp(`^${oneOf(FORBIDS)}`, 'u')
export const NEEDLESS = new RegExp(`^${oneOf(NO_NEED)}`, 'u')
const OF_TALK = `(?:你|您)?(?:的)?${oneOf(TALK)}`
/** Nothing but that one talks: 回答我. */
export const ONLY_TALK = new RegExp(`^(?:${OF_TALK}|问题|时|的时候|我|都|要){1,4}$`, 'u')
