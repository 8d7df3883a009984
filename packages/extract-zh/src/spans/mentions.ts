import { isBreak, mentionsIn } from '@recollect/rules'
import type { Token, TokenMention } from '@recollect/core/extraction'
import { KIN } from '../lexicon/people/kinship.ts'
import { SURNAMES } from '../lexicon/people/names.ts'

const RELATION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KIN).flatMap(([relation, list]) => list.map((word): [string, string] => [word, relation])),
)
const LONGEST = Math.max(...[...RELATION_OF.keys()].map((word) => word.length))
const THIRD: ReadonlySet<string> = new Set(['他', '她'])
/** Whoever they mean, it is nobody known. */
const STRANGERS: ReadonlySet<string> = new Set(['你', '您', '谁'])
const OWN: ReadonlySet<string> = new Set(['我', '俺', '咱', '们', '家'])

const key = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

function kinAt(tokens: readonly Token[], from: number): TokenMention | null {
  for (let length = LONGEST; length > 0; length--) {
    const some = tokens.slice(from, from + length).map((token) => token.key)
    const relation = some.length === length ? RELATION_OF.get(some.join('')) : undefined
    if (relation !== undefined)
      return { relation: isTheirs(tokens, from) ? null : relation, from, to: from + length - 1 }
  }
  return null
}

/** 他妈, 玛丽的丈夫: not 我的丈夫. */
function isTheirs(tokens: readonly Token[], from: number): boolean {
  const before = key(tokens, from - 1)
  if (THIRD.has(before) || STRANGERS.has(before)) return true
  const owner = key(tokens, from - 2)
  return before === '的' && /^\p{L}$/u.test(owner) && !OWN.has(owner)
}

/** 小王, 老赵 where a clause begins. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  /^[小老]$/u.test(key(tokens, at)) &&
  SURNAMES.includes(key(tokens, at + 1) || ' ') &&
  (at === 0 || isBreak(tokens[at - 1]))

function mentionAt(
  tokens: readonly Token[],
  at: number,
  found: readonly TokenMention[],
): TokenMention | null {
  const kin = kinAt(tokens, at)
  if (kin) return kin
  const word = key(tokens, at)
  if (THIRD.has(word))
    return {
      relation: found.findLast(({ relation }) => relation !== null)?.relation ?? null,
      from: at,
      to: at,
    }
  if (STRANGERS.has(word)) return { relation: null, from: at, to: at }
  return isName(tokens, at) ? { relation: null, from: at, to: at + 1 } : null
}

/** Those a text speaks of, by relation, by pronoun, or by a name that opens a clause. */
export const mentions = (tokens: readonly Token[]): readonly TokenMention[] => mentionsIn(tokens, mentionAt)
