import type { Intent, IntentReader, Intents, SentenceSpan } from '../plugin/intents.ts'

/** All of them, in the order in which weights are written. */
export const INTENTS: readonly Intent[] = ['wish', 'end', 'forget', 'show', 'keep', 'task', 'none']

/** What a language brings for it. */
export interface IntentSigns {
  /** Cuts a folded text into sentences, end marks included. Linear. */
  sentences(text: string): readonly SentenceSpan[]
  /** The signs that are weighed in a sentence; `beside`: the other sentences. Linear in both. */
  signs(sentence: string, beside: readonly string[]): Iterable<string>
}

/** Longer texts are pasted ones: they ask for nothing, or say so in words that rules know. */
const LONGEST = 600
const MOST_SENTENCES = 8

/** Signs weigh less the more there are, so that a long sentence is not surer than a short one. */
export const scaleOf = (known: number): number => 5 / Math.sqrt(Math.max(known, 8))

/**
 * A linear classifier (multinomial logistic regression). `table` has a line for each sign: the sign, a tab, and its weight for each of
 * {@link INTENTS} in tenths; the line of the empty sign is what holds without any.
 */
export function intentReader({ sentences, signs }: IntentSigns, table: string): IntentReader {
  let made: ReadonlyMap<string, readonly number[]> | null = null
  const weights = () => (made ??= weightsIn(table))
  const signsOf: IntentReader['signsOf'] = (text) => {
    if (text.length > LONGEST) return []
    const spans = sentences(text)
    if (spans.length > MOST_SENTENCES) return []
    const texts = spans.map(({ start, end }) => text.slice(start, end))
    return spans.map((span, at) => ({
      ...span,
      signs: [...new Set(signs(texts[at] ?? '', texts.toSpliced(at, 1)))],
    }))
  }
  let last: readonly [text: string, read: ReturnType<IntentReader['read']>] = ['', []]
  const read: IntentReader['read'] = (text) => {
    if (last[0] !== text)
      last = [
        text,
        signsOf(text).map(({ start, end, signs: found }) => ({
          start,
          end,
          intents: weighed(found, weights()),
        })),
      ]
    return last[1]
  }
  return { signsOf, read }
}

function weightsIn(table: string): ReadonlyMap<string, readonly number[]> {
  const lines = table.split('\n').filter((line) => line.includes('\t'))
  return new Map(
    lines.map((line) => {
      const [sign = '', numbers = ''] = line.split('\t')
      return [sign, numbers.split(' ').map((tenths) => Number(tenths) / 10)]
    }),
  )
}

/** Softmax of the weighed signs. */
function weighed(signs: readonly string[], weights: ReadonlyMap<string, readonly number[]>): Intents {
  const known = signs.flatMap((sign) => {
    const weight = weights.get(sign)
    return weight ? [weight] : []
  })
  const [scale, bias] = [scaleOf(known.length), weights.get('') ?? []]
  const scores = INTENTS.map(
    (_intent, at) => known.reduce((sum, weight) => sum + (weight[at] ?? 0), 0) * scale + (bias[at] ?? 0),
  )
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const [wish = 0, end = 0, forget = 0, show = 0, keep = 0, task = 0, none = 0] = powers.map(
    (power) => power / total,
  )
  return { wish, end, forget, show, keep, task, none }
}
