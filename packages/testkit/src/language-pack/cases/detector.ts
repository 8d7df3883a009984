import { QUESTION_TYPES } from '@recollect/core/extraction'
import type { Detection } from '@recollect/core/extraction'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import type { PackSubject } from '../subject.ts'
import { textsOf } from '../texts.ts'

function* detectionFaults({ slots, pack }: PackSubject, found: Detection): Generator<string> {
  const unknown = found.slots.filter((slot) => !slots.has(slot))
  if (unknown.length > 0) yield `names no slot of the registry: ${unknown.join(', ')}`
  if (!(found.confidence >= 0 && found.confidence <= 1))
    yield `has the confidence ${String(found.confidence)}`
  if (![found.type, ...found.also].every((type) => QUESTION_TYPES.includes(type)))
    yield `has the type ${found.type}`
  if (found.also.includes(found.type)) yield `says ${found.type} twice`
  if (found.language !== pack.language) yield `is in ${found.language}`
}

export const detectorCases = [
  packCase(
    'reads the examples of every question rule as its type',
    ({ options, detect }) => {
      const rules = options.questions?.types ?? []
      expectNone(
        rules.flatMap(({ id, type, examples }) =>
          examples
            .map((text) => ({ text, found: detect(text) }))
            .filter(({ found }) => ![found.type, ...found.also].includes(type))
            .map(({ text, found }) => `${id}: ${quoted(text)} is ${found.type} by ${found.rule}`),
        ),
      )
    },
    'questions',
  ),

  packCase(
    'does not let a question rule decide its counter-examples',
    ({ options, detect }) => {
      const rules = options.questions?.types ?? []
      expectNone(
        rules.flatMap(({ id, counterExamples }) =>
          counterExamples.filter((text) => detect(text).rule === id).map((text) => `${id}: ${quoted(text)}`),
        ),
      )
    },
    'questions',
  ),

  packCase(
    'gives question rules ids of their own, known types, and slots of the registry',
    ({ options, slots }) => {
      const { types = [], slots: asked = [] } = options.questions ?? {}
      const ids = [...types, ...asked].map(({ id }) => id)
      expectNone([
        ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
        ...types
          .filter(({ type }) => !QUESTION_TYPES.includes(type))
          .map(({ id, type }) => `${id}: no type ${type}`),
        ...types.filter(({ examples }) => examples.length === 0).map(({ id }) => `${id}: has no example`),
        ...asked.flatMap(({ id, slots: named }) =>
          named.filter((slot) => !slots.has(slot)).map((slot) => `${id}: no slot ${quoted(slot)}`),
        ),
      ])
    },
    'questions',
  ),

  packCase('gives detections that a memory can use, for questions and for anything else', (subject) => {
    expectNone(
      textsOf(subject).flatMap((text) =>
        [...detectionFaults(subject, subject.detect(text))].map((fault) => `${quoted(text)} ${fault}`),
      ),
    )
  }),

  packCase('takes a bare statement for no question', (subject) => {
    const { location, name } = { location: 'location.live', name: 'name.is' } as const
    expectNone(
      [location, name].flatMap((id) => {
        const answer = subject.options.intents[id]
        const said = 'unsupported' in answer ? [] : answer
        const texts = said.map((one) => (typeof one === 'string' ? one : one[0]))
        return texts.filter((text) => subject.detect(text).isQuestion).map((text) => quoted(text))
      }),
    )
  }),
]
