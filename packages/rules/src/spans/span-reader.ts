import type {
  ReadSpan,
  SpanReader,
  SpanWords,
  Token,
  TokenMention,
  NormalizedText,
} from '@recollect/core/extraction'
import { valuesOf } from './labels.ts'
import { isStrangers, othersSigns, ownSigns, stateSigns } from './owner.ts'
import type { Place, TiedMention } from './owner.ts'
import { signsOf } from './signs.ts'
import { learnedFrom, sumsOf } from './tables.ts'
import type { Learned, SpanTables } from './tables.ts'
import { tokensOf } from './tokens.ts'
import { trustSigns } from './trust.ts'
import { asNumber, numberOf } from './written-signs.ts'
import type { ReadPlace, Surroundings } from './trust.ts'

/** More is read than is likelier than nothing: how far it is to be trusted is weighed after. */
const EAGER = 1
/** Longer texts are pasted ones. */
const MOST_TOKENS = 400
/** A message is read when it is kept, and again when newer ones are held against a fact. */
const MOST_RECENT = 1000
const LONGEST_KEPT = 300

/**
 * Reads values by what was learned from marked messages: a linear-chain conditional random field marks them, two logistic models tell
 * whose each is and whether it holds. The tables are read when a text first needs them; the same text always gives the same. Linear in
 * the text.
 */
export function spanReader(words: SpanWords, tables: () => SpanTables): SpanReader {
  let made: Learned | null = null
  const own = {
    ...words,
    classes: forLast((tokens) => words.classes?.(tokens) ?? []),
    mentions: forLast((tokens) => words.mentions(tokens)),
  }
  const recent = new Map<string, readonly ReadSpan[]>()
  const read = (text: NormalizedText, folded: string): readonly ReadSpan[] => {
    const tokens = tokensOf(text, folded, words.joined)
    if (tokens.length === 0 || tokens.length > MOST_TOKENS) return []
    made ??= learnedFrom(tables())
    return spansIn(tokens, own, made)
  }
  return {
    words,
    read(text, folded) {
      if (text.text.length > LONGEST_KEPT) return read(text, folded)
      const known = recent.get(text.text)
      if (known) return known
      const found = read(text, folded)
      if (recent.size >= MOST_RECENT) recent.clear()
      recent.set(text.text, found)
      return found
    },
  }
}

/** What was found for the tokens it was asked of last is asked for again. */
function forLast<T>(find: (tokens: readonly Token[]) => T): (tokens: readonly Token[]) => T {
  let last: { readonly of: readonly Token[]; readonly found: T } | null = null
  return (tokens) => {
    if (last?.of !== tokens) last = { of: tokens, found: find(tokens) }
    return last.found
  }
}

/** Values read among tokens, before it is weighed how far they are to be trusted. */
export function readPlaces(
  tokens: readonly Token[],
  words: SpanWords,
  learned: Learned,
): readonly ReadPlace[] {
  const { labels } = learned
  const scores = signsOf(tokens, words, asNumber).map((signs) => scoresOf(signs, learned))
  const found = valuesOf(scores, labels)
  if (found.length === 0) return []
  const all = words.mentions(tokens)
  const mentions = all.filter(isTied)
  return found.flatMap((one) => {
    const place = { slot: labels.slots[one.slot] ?? '', from: one.from, to: one.to }
    if (isStrangers(tokens, place, all, words.isSelf)) return []
    const around = { tokens, words, learned, mentions }
    return [{ ...place, likely: one.likely, relation: ownerOf(place, around), state: stateOf(place, around) }]
  })
}

/** What stands around the values among tokens. */
export const surroundingsOf = (
  tokens: readonly Token[],
  words: SpanWords,
  { signs }: Learned,
): Surroundings => ({
  tokens,
  kinds: words.classes?.(tokens) ?? [],
  mentions: words.mentions(tokens),
  isSelf: words.isSelf,
  isCommon: (key) => signs.has(numberOf(`w${key}`)),
})

function spansIn(tokens: readonly Token[], words: SpanWords, learned: Learned): readonly ReadSpan[] {
  const found = readPlaces(tokens, words, learned)
  if (found.length === 0) return []
  const around = surroundingsOf(tokens, words, learned)
  return found.map((read) => ({
    start: tokens[read.from]?.start ?? 0,
    end: tokens[read.to]?.end ?? 0,
    slot: read.slot,
    likely: trusted(trustSigns(read, around), learned),
    relation: read.relation,
    state: read.state,
  }))
}

/** A logistic model. */
const trusted = (signs: readonly string[], { trust }: Learned): number =>
  1 / (1 + Math.exp(-(sumsOf(['', ...signs], trust)[0] ?? 0)))

function scoresOf(signs: readonly number[], { labels, signs: weights }: Learned): Float64Array {
  const scores = new Float64Array(labels.count)
  scores[0] = -EAGER
  for (const sign of signs) weights.add(sign, scores)
  return scores
}

interface Around {
  readonly tokens: readonly Token[]
  readonly words: SpanWords
  readonly learned: Learned
  readonly mentions: readonly TiedMention[]
}

const isTied = (mention: TokenMention): mention is TiedMention => mention.relation !== null

function ownerOf(place: Place, { tokens, words, learned, mentions }: Around): string | null {
  const weigh = (signs: readonly string[]) => sumsOf(signs, learned.owners)[0] ?? 0
  let owner: string | null = null
  let most = weigh(ownSigns(tokens, place, mentions, words.isSelf))
  for (const mention of mentions) {
    const score = weigh(othersSigns(tokens, place, mention, { mentions, isSelf: words.isSelf }))
    if (score <= most) continue
    most = score
    owner = mention.relation
  }
  return owner
}

const STATES = ['now', 'denied', 'over'] as const

function stateOf(place: Place, { tokens, learned }: Around): ReadSpan['state'] {
  const scores = sumsOf(stateSigns(tokens, place), learned.states, STATES.length)
  return STATES[scores.indexOf(Math.max(...scores))] ?? 'now'
}
