import type { CardDraft } from '@recollect/core/extraction'
import fc from 'fast-check'
import { arbitraryText } from '../arbitrary-text.ts'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import type { PackSubject } from '../subject.ts'
import { textsOf } from '../texts.ts'

const RUNS = { numRuns: 300 }

const check = (subject: PackSubject, look: (text: string) => void, runs = RUNS): void => {
  fc.assert(fc.property(arbitraryText(subject), look), runs)
}

function* spanFaults(text: string, { slot, value, span, relation }: CardDraft): Generator<string> {
  const card = `${slot}=${quoted(value)} at ${String(span.start)}–${String(span.end)} of ${quoted(text)}`
  if (!(span.start >= 0 && span.start < span.end && span.end <= text.length))
    yield `${card} is outside the text`
  else if (text.slice(span.start, span.end).trim() === '') yield `${card} points at no words`
  else if (value === '' && relation !== 'retracts') yield `${card} has no value`
  else if (!COUNT.test(value) && text.includes(value) && !isNear(text, value, span))
    yield `${card} points at other words`
}

/** A number for words (`1` for a brother who is mentioned) may stand anywhere in the text by chance; an empty value has no place. */
const COUNT = /^\d*$/u

/** Rules may rest a card on other words than its value (`sons` for `two`), which then stand beside it. */
const BESIDE = 8

function isNear(text: string, value: string, { start, end }: CardDraft['span']): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    if (at < end + BESIDE && at + value.length > start - BESIDE) return true
  }
  return false
}

export const anyTextCases = [
  packCase('never throws, whatever the text', (subject) => {
    check(subject, (text) => void subject.readAll(text))
  }),

  packCase('points at words of the message with every card', (subject) => {
    const faults = (text: string) =>
      subject.extract(text).drafts.flatMap((draft) => [...spanFaults(text, draft)])
    expectNone(textsOf(subject).flatMap(faults))
    check(subject, (text) => {
      expectNone(faults(text))
    })
  }),

  packCase('gives drafts with a confidence up to 1, its own name and a rule of its own', (subject) => {
    const { language, version, rules, spans } = subject.pack
    const ids = new Set([...rules.map(({ id }) => id), ...(spans ? [`${language}/learned`] : [])])
    check(subject, (text) => {
      expectNone(
        subject
          .extract(text)
          .drafts.filter(
            ({ confidence, pack, rule }) =>
              !(confidence >= 0 && confidence <= 1) ||
              pack !== `${language}@${version}` ||
              (rules.length > 0 && !ids.has(rule)),
          )
          .map(
            ({ confidence, pack, rule }) =>
              `${rule} of ${pack} with ${String(confidence)} in ${quoted(text)}`,
          ),
      )
    })
  }),
]
