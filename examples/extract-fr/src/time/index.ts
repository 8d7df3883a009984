import type { TimeExpression, TimeReader } from '@recollect/core/extraction'
import { calendar } from '@recollect/core/text'
import { fold } from '../script.ts'
import { ABSOLUTE } from './absolute.ts'
import type { Form, Now } from './reader.ts'
import { RELATIVE } from './relative.ts'

const FORMS: readonly Form[] = [...ABSOLUTE, ...RELATIVE]
/** Most texts hold no time; one look tells. */
const MAYBE = /\d|hier|demain|jour|soir|matin|semaine|mois|an|di\b|dimanche|en \p{L}/u

function found({ pattern, role = 'at', date }: Form, text: string, now: Now): readonly TimeExpression[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const read = date(match.groups ?? {}, now)
    const span = { start: match.index, end: match.index + match[0].length }
    return read === null ? [] : [{ span, role, date: read }]
  })
}

const length = ({ span }: TimeExpression) => span.end - span.start

/** Reads French time words. Where two forms meet, the longer one is meant. */
export const times: TimeReader = {
  read: (text, context) => {
    const words = fold(text)
    if (!MAYBE.test(words)) return []
    const zoned = calendar(context.zone)
    const now: Now = { ...context, calendar: zoned, wall: zoned.at(context.at) }
    const all = FORMS.flatMap((form) => found(form, words, now)).sort(
      (a, b) => a.span.start - b.span.start || length(b) - length(a),
    )
    const kept: TimeExpression[] = []
    for (const one of all) if (one.span.start >= (kept.at(-1)?.span.end ?? 0)) kept.push(one)
    return kept
  },
}
