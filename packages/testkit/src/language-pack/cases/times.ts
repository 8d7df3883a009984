import type { TimeContext, TimeExpression } from '@recollect/core/extraction'
import { TIME_PRECISIONS } from '@recollect/core'
import fc from 'fast-check'
import { NOON } from '../../fixtures/index.ts'
import { arbitraryText } from '../arbitrary-text.ts'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import type { PackSubject } from '../subject.ts'
import { textsOf } from '../texts.ts'

const ROLES: readonly string[] = ['at', 'since', 'until', 'for']
const LEANS = [null, 'past', 'future'] as const
/** An hour at which the day differs between the zones. */
const LATE = NOON + 10 * 3_600_000

const contexts: readonly TimeContext[] = LEANS.flatMap((lean) =>
  ['UTC', 'Asia/Shanghai', 'America/New_York'].map((zone) => ({ at: LATE, zone, lean })),
)

function* expressionFaults(text: string, found: readonly TimeExpression[]): Generator<string> {
  let end = 0
  for (const { span, role, date } of found) {
    const words = quoted(text.slice(span.start, span.end))
    if (span.start < end || span.start >= span.end || span.end > text.length)
      yield `${words} overlaps, or lies outside the text`
    if (!ROLES.includes(role)) yield `${words} has the role ${role}`
    if (!TIME_PRECISIONS.includes(date.precision)) yield `${words} has the precision ${date.precision}`
    if (date.from !== null && date.to !== null && date.from >= date.to) yield `${words} ends before it begins`
    if (!isMoment(date.from) || !isMoment(date.to))
      yield `${words} is no moment: ${String(date.from)}–${String(date.to)}`
    end = span.end
  }
}

const isMoment = (at: number | null) => at === null || Number.isSafeInteger(at)

const faultsOf = ({ pack, normal }: PackSubject, text: string): readonly string[] => {
  const words = normal(text)
  return contexts.flatMap((context) => [...expressionFaults(words, pack.times.read(words, context))])
}

export const timeCases = [
  packCase('reads time words in order, inside the text, from before to', (subject) => {
    expectNone(new Set(textsOf(subject).flatMap((text) => faultsOf(subject, text))))
    fc.assert(
      fc.property(arbitraryText(subject), (text) => {
        expectNone(faultsOf(subject, text))
      }),
    )
  }),

  packCase(
    'reads each of its texts with time words',
    ({ pack, options, normal }) => {
      const read = (text: string) =>
        contexts.slice(0, 1).flatMap((context) => pack.times.read(normal(text), context))
      expectNone((options.times ?? []).filter((text) => read(text).length === 0).map((text) => quoted(text)))
    },
    'times',
  ),
]
