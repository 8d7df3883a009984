import { NONE, signTable } from '../weights/weight-lines.ts'
import type { SignTable } from '../weights/weight-lines.ts'
import type { Intent, IntentReader, Intents, SentenceSpan } from '@recollect/core/extraction'

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
 * A linear classifier (multinomial logistic regression). What `table` gives, when it is first needed, has a line for each sign: the sign,
 * a tab, and its weight for each of {@link INTENTS} in tenths; the line of the empty sign is what holds without any.
 */
export function intentReader({ sentences, signs }: IntentSigns, table: () => string): IntentReader {
  let made: Weights | null = null
  const weights = () => (made ??= weightsIn(table()))
  const each = <T>(text: string, of: (span: SentenceSpan, signs: Iterable<string>) => T): readonly T[] => {
    if (text.length > LONGEST) return []
    const spans = sentences(text)
    if (spans.length > MOST_SENTENCES) return []
    const texts = spans.map(({ start, end }) => text.slice(start, end))
    return spans.map((span, at) => of(span, signs(texts[at] ?? '', texts.toSpliced(at, 1))))
  }
  const weigh = (text: string): Read =>
    each(text, ({ start, end }, found) => ({ start, end, intents: weighed(found, weights()) }))
  const recent = new Map<string, Read>()
  return {
    signsOf: (text) => each(text, ({ start, end }, found) => ({ start, end, signs: [...new Set(found)] })),
    read(text) {
      const known = recent.get(text)
      if (known) return known
      const read = weigh(text)
      if (recent.size >= MOST_RECENT) recent.clear()
      if (text.length <= LONGEST) recent.set(text, read)
      return read
    },
  }
}

type Read = ReturnType<IntentReader['read']>

interface Weights extends SignTable {
  /** By line: the last time it was met. */
  readonly met: Uint32Array
  times: number
}

/** Clauses of one message are read one after the other, each with what is around it. */
const MOST_RECENT = 16

function weightsIn(table: string): Weights {
  const made = signTable(table)
  return { ...made, met: new Uint32Array(made.lines.end), times: 0 }
}

/** The lines of those signs that have one, each once. */
function linesOf(signs: Iterable<string>, weights: Weights): readonly number[] {
  const { lineOf, met } = weights
  weights.times += 1
  const found: number[] = []
  for (const sign of signs) {
    const line = lineOf.get(sign)
    if (line === undefined || met[line] === weights.times) continue
    met[line] = weights.times
    found.push(line)
  }
  return found
}

/** Softmax of the weighed signs. */
function weighed(signs: Iterable<string>, weights: Weights): Intents {
  const { lineOf, lines } = weights
  const known = linesOf(signs, weights)
  const scale = scaleOf(known.length)
  const scores = new Float64Array(INTENTS.length)
  lines.add(lineOf.get('') ?? NONE, scores)
  for (const line of known) lines.add(line, scores, scale)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const [wish = 0, end = 0, forget = 0, show = 0, keep = 0, task = 0, none = 0] = powers.map(
    (power) => power / total,
  )
  return { wish, end, forget, show, keep, task, none }
}
