import type { SpanWords, NormalizedText } from '@recollect/core/extraction'
import { tokensOf } from '../spans/tokens.ts'
import { changeSigns } from './signs.ts'
import { signTable } from '../weights/weight-lines.ts'
import type { SignTable } from '../weights/weight-lines.ts'
import { likely, scoresOf } from './weights.ts'

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
/** A message is held against facts in one answer after the other. */
const MOST_RECENT = 1000
const LONGEST_KEPT = 300

/** Logistic models, one a column of the table. Deterministic; linear in the text. */
export function changeReader(words: SpanWords, table: () => string): ChangeReader {
  let made: SignTable | null = null
  const recent = new Map<string, SeemsChanged>()
  const weigh = (text: NormalizedText, folded: string): SeemsChanged => {
    made ??= signTable(table())
    const scores = scoresOf(changeSigns(tokensOf(text, folded, words.joined), words), made, COLUMNS)
    const at = (column: number) => likely(scores, column)
    return {
      changes: at(0),
      ofAnother: at(1),
      topics: new Map(TOPICS.map((topic, place) => [topic, at(2 + place)])),
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
