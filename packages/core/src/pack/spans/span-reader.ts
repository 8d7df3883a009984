import type { ReadSpan, SpanReader } from '../../plugin/spans.ts'
import { optionsOf, valuesOf } from './labels.ts'
import { isStrangers, othersSigns, ownSigns, stateSigns } from './owner.ts'
import type { Mention, Place, TiedMention } from './owner.ts'
import { signsOf } from './signs.ts'
import { learnedFrom } from './tables.ts'
import type { Learned, SpanTables } from './tables.ts'
import type { SpanWords } from './words.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Longer texts are pasted ones. */
const MOST_TOKENS = 400

/**
 * Reads values by what was learned from marked messages: a linear-chain conditional random field marks them, two logistic models tell
 * whose each is and whether it holds. The tables are read when a text first needs them; the same text always gives the same. Linear in
 * the text.
 */
export function spanReader(words: SpanWords, tables: () => SpanTables): SpanReader {
  let made: Learned | null = null
  return {
    read(text, folded) {
      const tokens = tokensOf(text, folded, words.joined)
      if (tokens.length === 0 || tokens.length > MOST_TOKENS) return []
      made ??= learnedFrom(tables())
      return spansIn(tokens, words, made)
    },
  }
}

function spansIn(tokens: readonly Token[], words: SpanWords, learned: Learned): readonly ReadSpan[] {
  const { labels } = learned
  const options = signsOf(tokens, words).map((signs) => optionsOf(scoresOf(signs, learned)))
  const found = valuesOf(options, labels)
  if (found.length === 0) return []
  const all = words.mentions(tokens)
  const mentions = all.filter(isTied)
  return found.flatMap((one) => {
    const place = { slot: labels.slots[one.slot] ?? '', from: one.from, to: one.to }
    return isStrangers(tokens, place, all, words.isSelf)
      ? []
      : [spanOf(place, one.likely, { tokens, words, learned, mentions })]
  })
}

function scoresOf(signs: readonly string[], { labels, signs: known }: Learned): Float64Array {
  const scores = new Float64Array(labels.count)
  for (const sign of signs) {
    const weights = known.get(sign)
    if (weights === undefined) continue
    for (const [i, label] of weights.labels.entries())
      scores[label] = (scores[label] ?? 0) + (weights.weights[i] ?? 0)
  }
  return scores
}

interface Around {
  readonly tokens: readonly Token[]
  readonly words: SpanWords
  readonly learned: Learned
  readonly mentions: readonly TiedMention[]
}

const isTied = (mention: Mention): mention is TiedMention => mention.relation !== null

function spanOf(place: Place, likely: number, around: Around): ReadSpan {
  const { tokens } = around
  return {
    start: tokens[place.from]?.start ?? 0,
    end: tokens[place.to]?.end ?? 0,
    slot: place.slot,
    likely,
    relation: ownerOf(place, around),
    state: stateOf(place, around),
  }
}

function ownerOf(place: Place, { tokens, words, learned, mentions }: Around): string | null {
  const weigh = (signs: readonly string[]) =>
    signs.reduce((sum, sign) => sum + (learned.owners.get(sign) ?? 0), 0)
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
  const scores = [0, 0, 0]
  for (const sign of stateSigns(tokens, place)) {
    const weights = learned.states.get(sign)
    if (weights) for (const [i, weight] of weights.entries()) scores[i] = (scores[i] ?? 0) + weight
  }
  return STATES[scores.indexOf(Math.max(...scores))] ?? 'now'
}

