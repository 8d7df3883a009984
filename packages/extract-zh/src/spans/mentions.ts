import { isBreak, longestByFirst, mentionsIn } from '@recollect/rules'
import type { Token, TokenMention } from '@recollect/core/extraction'
import { KIN } from '../lexicon/people/kinship.ts'
import { SURNAMES } from '../lexicon/people/names.ts'

const RELATION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KIN).flatMap(([relation, list]) => list.map((word): [string, string] => [word, relation])),
)
const LONGEST = longestByFirst(RELATION_OF.keys())
const THIRD: ReadonlySet<string> = new Set(['他', '她'])
/** Whoever they mean, it is nobody known. */
const STRANGERS: ReadonlySet<string> = new Set(['你', '您', '谁'])
const OWN: ReadonlySet<string> = new Set(['我', '俺', '咱', '们', '家'])

const YOUNG_OR_OLD: ReadonlySet<string> = new Set(['小', '老'])

const key = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

/** The longest word for a relative that begins there. */
function kinAt(tokens: readonly Token[], from: number): TokenMention | null {
  const most = LONGEST.get(key(tokens, from).charAt(0)) ?? 0
  let found: TokenMention | null = null
  let word = ''
  for (let to = from; to < from + most && to < tokens.length; to++) {
    word += key(tokens, to)
    const relation = RELATION_OF.get(word)
    if (relation !== undefined) found = { relation, from, to }
  }
  return found && isTheirs(tokens, from) ? { ...found, relation: null } : found
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
  YOUNG_OR_OLD.has(key(tokens, at)) &&
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
