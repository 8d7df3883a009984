import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest } from '@recollect/core/extraction'
import { describe, expect, it } from 'vitest'
import { aCard, aDetection } from '../../test/support/core.ts'
import { plainAnswers } from './answers.ts'

const answers = plainAnswers({
  wordings: `
    location | vives en X | vive en X | casa
    dislikes | odias X    | odia X    | manías
    family.  | tienes X   | tiene X   | familia
    *        | dijiste: X | dijo: X   | eso
  `,
  subject: (entity) => (entity === 'user' ? 'tú' : 'tu hermana'),
  denying: ['dislikes'],
  and: 'y',
  or: 'o',
  not: 'no',
  sentences: {
    fact: '{said}.',
    denied: '{said}: no',
    count: '{number}: {values}.',
    yes: 'Sí, {said}.',
    no: 'No, {said}.',
    past: 'Antes: {values}.',
    then: 'Entonces: {values}.',
    since: '{said} ({when}).',
    change: '{said}. Antes: {before}.',
    over: 'Ya no: {value}.',
    ended: 'Ya no, y no sé qué vale ahora ({what}).',
    contested: 'No hay acuerdo ({what}): {values}.',
    unknown: 'No lo sé ({what}).',
    nothing: 'No lo sé.',
  },
})

const render = (form: AnswerRequest['form'], ...given: readonly Partial<MemoryCard>[]) =>
  answers.render({
    form,
    cards: given.map((card) =>
      aCard({ slot: 'location', value: 'Lugo', when: null, session: null, ...card }),
    ),
    question: '?',
    detection: aDetection(),
  })
const oslo = { value: 'Oslo' }

describe('answers from one wording a slot and one sentence a form', () => {
  it.each([
    ['fact', [{}], 'Tú vives en Lugo.'],
    ['fact', [{ entity: 'user.sister' }], 'Tu hermana vive en Lugo.'],
    ['fact', [{ slot: 'family.son', value: 'dos' }], 'Tú tienes dos.'],
    ['fact', [{ slot: 'zodiac', value: 'leo' }], 'Tú dijiste: leo.'],
    ['fact', [{ polarity: 'negative' }], 'Tú vives en Lugo: no.'],
    ['fact', [{ slot: 'dislikes', polarity: 'negative' }], 'Tú odias Lugo.'],
    ['list', [{}, oslo, { entity: 'user.sister' }], 'Tú vives en Lugo y Oslo. Tu hermana vive en Lugo.'],
    ['count', [{}, oslo], '2: Lugo y Oslo.'],
    ['count', [{}], 'Tú vives en Lugo.'],
    ['yes', [{}], 'Sí, tú vives en Lugo.'],
    ['past', [{}], 'Antes: Lugo.'],
    ['since', [{ when: 'desde 2019' }], 'Tú vives en Lugo (desde 2019).'],
    ['since', [{}], 'Tú vives en Lugo.'],
    ['change', [{}, oslo], 'Tú vives en Oslo. Antes: Lugo.'],
    ['change', [{}], 'Tú vives en Lugo.'],
    ['retracted', [{}], 'Ya no: Lugo.'],
    ['retracted', [{ value: '' }], 'Ya no, y no sé qué vale ahora (casa).'],
  ] as const)('words "%s" of %j', (form, cards, answer) => {
    expect(render(form, ...cards)).toBe(answer)
  })

  it('names every source that says something else', () => {
    const lastSeenAt = Date.UTC(2024, 0, 5)
    const said = render(
      'contested',
      { lastSeenAt, session: 'crm' },
      { ...oslo, lastSeenAt, polarity: 'negative' },
    )
    expect(said).toBe('No hay acuerdo (casa): Lugo (05/01/2024, crm) o no Oslo (05/01/2024).')
  })

  it('says what it does not know, by name where it has one', () => {
    expect(answers.unknown(aDetection({ slots: ['location'] }))).toBe('No lo sé (casa).')
    expect(answers.unknown(aDetection({ slots: ['zodiac'] }))).toBe('No lo sé.')
  })

  it('puts values in as they are, whatever signs they hold', () => {
    expect(render('fact', { value: '$& {said}' })).toBe('Tú vives en $& {said}.')
  })
})
