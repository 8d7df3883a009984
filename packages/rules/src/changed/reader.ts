import type { SpanWords, NormalizedText } from '@recollect/core/extraction'
import { scaleOf } from '../pack/intents.ts'
import { tokensOf } from '../spans/tokens.ts'
import { changeSigns } from './signs.ts'

/** Of whom or what something may change; `slip` puts right what was said just before. */
export const TOPICS = [
  'home',
  'work',
  'school',
  'status',
  'partner',
  'pet',
  'vehicle',
  'device',
  'plan',
  'health',
  'habit',
  'diet',
  'likes',
  'money',
  'phone',
  'name',
  'age',
  'weight',
  'living',
  'course',
  'slip',
] as const
/** One of them. */
export type Topic = (typeof TOPICS)[number]

/** How likely each is, 0–1. */
export interface SeemsChanged {
  /** Something known before does not hold any more, or not so. */
  readonly changes: number
  /** Not of the speaker, but of somebody tied to them. */
  readonly ofAnother: number
  readonly topics: ReadonlyMap<Topic, number>
}

/** Weighs what a message changes, whatever it says of it. */
export interface ChangeReader {
  read(text: NormalizedText, folded: string): SeemsChanged
}

/** Columns of a table: whether anything changes, whether it is another's, then the topics. */
export const COLUMNS = 2 + TOPICS.length
const BASE = 36
/** A message is held against facts in one answer after the other. */
const MOST_RECENT = 1000
const LONGEST_KEPT = 300

/**
 * Logistic models, one a column. `table` has a line for each sign: the sign, a tab, and its weights in tenths by column (`0:12 f:-3`); the
 * line of the empty sign is what holds without any. Deterministic; linear in the text.
 */
export function changeReader(words: SpanWords, table: () => string): ChangeReader {
  let made: ReadonlyMap<string, string> | null = null
  const recent = new Map<string, SeemsChanged>()
  const weigh = (text: NormalizedText, folded: string): SeemsChanged => {
    made ??= linesIn(table())
    const scores = scoresOf(changeSigns(tokensOf(text, folded, words.joined), words), made)
    const likely = (column: number) => 1 / (1 + Math.exp(-(scores[column] ?? 0)))
    return {
      changes: likely(0),
      ofAnother: likely(1),
      topics: new Map(TOPICS.map((topic, at) => [topic, likely(2 + at)])),
    }
  }
  return {
    read(text, folded) {
      const known = recent.get(folded)
      if (known) return known
      const found = weigh(text, folded)
      if (recent.size >= MOST_RECENT) recent.clear()
      if (folded.length <= LONGEST_KEPT) recent.set(folded, found)
      return found
    },
  }
}

const linesIn = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split('\n').flatMap((line) => {
      const at = line.lastIndexOf('\t')
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const]
    }),
  )

/** Weights of the signs a table knows, by column, less of each the more there are. */
function scoresOf(signs: Iterable<string>, table: ReadonlyMap<string, string>): Float64Array {
  const known = [...signs].flatMap((sign) => table.get(sign) ?? [])
  const scores = new Float64Array(COLUMNS)
  const add = (line: string, scale: number) => {
    for (const pair of line.split(' ')) {
      const colon = pair.indexOf(':')
      const column = Number.parseInt(pair.slice(0, colon), BASE)
      scores[column] = (scores[column] ?? 0) + (Number(pair.slice(colon + 1)) / 10) * scale
    }
  }
  for (const line of known) add(line, scaleOf(known.length))
  add(table.get('') ?? '0:0', 1)
  return scores
}
