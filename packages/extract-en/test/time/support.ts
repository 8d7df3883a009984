import { normalizeText } from '@recollect/core/text'
import type { TimeContext, TimeExpression } from '@recollect/core/extraction'
import { times } from '../../src/time/reader.ts'

export type Lean = TimeContext['lean']

const shownBound = (at: number | null) =>
  at === null ? '∞' : new Date(at).toISOString().slice(0, 16).replace('T00:00', '')

/** As in the corpus: `since 2019-01-01..∞ year`. */
export const meaning = ({ role, date }: TimeExpression): string =>
  `${role} ${shownBound(date.from)}..${shownBound(date.to)} ${date.precision}${date.ambiguous ? ' ?' : ''}`

export const read = (text: string, at: string, lean: Lean = null, zone = 'UTC'): readonly TimeExpression[] =>
  times.read(normalizeText(text).text, { at: Date.parse(at), zone, lean })

/** What a text tells, with the words that tell it: `[last fall] at …`. */
export const told = (text: string, at: string, lean: Lean = null, zone = 'UTC'): readonly string[] =>
  read(text, at, lean, zone).map(
    (found) => `[${text.slice(found.span.start, found.span.end)}] ${meaning(found)}`,
  )
