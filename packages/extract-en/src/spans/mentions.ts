import { firstWords, isBreak, mentionsIn } from '@recollect/rules'
import type { Token, TokenMention } from '@recollect/core/extraction'
import { FEMALE_RELATIONS, KIN, MALE_RELATIONS } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { wordSet } from '../lexicon/grammar/words.ts'

const LONGEST = 3
const KIN_FIRSTS = firstWords(KIN.keys())
const THEIRS = wordSet('his, her, their, your, its, whose, someone’s, somebody’s')
/** With "the" they are the speaker's own. */
const THE_OWN = wordSet('wife, husband, partner, pet, son, daughter, child, parents')
const HE = wordSet("he, he's, he'd, he'll, hes, his, him")
const SHE = wordSet("she, she's, she'd, she'll, shes, her")
/** Whoever they mean, it is nobody known. */
const STRANGERS = wordSet(
  "they, they're, they've, you, you're, you've, you'd, your, u, ur, their, them, nobody, somebody, someone, everybody, everyone, anybody, anyone, people, ppl, who, who's",
)
const JOINS = wordSet('and, but, or, because, so, that, when, if, while, then')

const key = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

function kinAt(tokens: readonly Token[], from: number): TokenMention | null {
  const longest = KIN_FIRSTS.has(key(tokens, from)) ? LONGEST : 1
  for (let length = longest; length > 0; length--) {
    const some = tokens.slice(from, from + length).map((token) => token.key)
    const relation = some.length === length ? KIN.get(some.join(' ').replace(/'s$/u, '')) : undefined
    if (relation === undefined) continue
    return { relation: isTheirs(tokens, from, relation) ? null : relation, from, to: from + length - 1 }
  }
  return null
}

function isTheirs(tokens: readonly Token[], from: number, relation: string): boolean {
  const before = key(tokens, from - 1)
  if (THEIRS.has(before)) return true
  if (before === 'the') return !THE_OWN.has(relation) || key(tokens, from) === 'kid'
  return before.endsWith("'s")
}

/** Whoever of the message so far the pronoun fits, or nobody known. */
function meant(pronoun: ReadonlySet<string>, found: readonly TokenMention[]): string | null {
  const others = pronoun === HE ? FEMALE_RELATIONS : MALE_RELATIONS
  return found.findLast(({ relation }) => relation !== null && !others.has(relation))?.relation ?? null
}

function opens(tokens: readonly Token[], at: number): boolean {
  return at === 0 || isBreak(tokens[at - 1]) || JOINS.has(key(tokens, at - 1))
}

function mentionAt(
  tokens: readonly Token[],
  at: number,
  found: readonly TokenMention[],
): TokenMention | null {
  const word = key(tokens, at)
  for (const pronoun of [HE, SHE])
    if (pronoun.has(word)) return { relation: meant(pronoun, found), from: at, to: at }
  if (STRANGERS.has(word)) return { relation: null, from: at, to: at }
  const kin = kinAt(tokens, at)
  if (kin) return kin
  const isName = GIVEN_NAMES.has(word.replace(/'s$/u, '')) && opens(tokens, at)
  return isName ? { relation: null, from: at, to: at } : null
}

/** Those a text speaks of, by relation, by pronoun, or by a name that opens a clause. */
export const mentions = (tokens: readonly Token[]): readonly TokenMention[] => mentionsIn(tokens, mentionAt)
