import { describe, expect, it } from 'vitest'
import { scenarioSchema } from '../../src/labels/schema.ts'
import { changeFigures, scenarioSet, verdictOf } from '../../src/peers/changes.ts'

const scenario = scenarioSchema.parse({
  id: 's',
  messages: [
    { role: 'user', text: 'I live in Swindon' },
    { role: 'assistant', text: 'How nice!' },
    { role: 'user', text: 'we moved to Truro' },
  ],
  queries: [
    { q: 'where do I live?', expect: ['Truro'], forbid: ['Swindon'] },
    { q: 'where did I live before?', expect: ['Swindon'], forbid: ['Truro'] },
  ],
})
const set = scenarioSet([scenario])

/** What a system found for both questions, and its answers. */
const asked = (...found: readonly { readonly ids: readonly string[]; readonly answer?: string }[]) =>
  set.questions.flatMap((question, place) => {
    const one = found[place]
    return one
      ? [{ question, ids: one.ids, answer: one.answer ?? null, nothing: false, failed: null, ms: 1 }]
      : []
  })

it('tells a scenario as a conversation, a minute a message', () => {
  expect(set.conversations[0]?.turns.map(({ id, time }) => [id, time])).toEqual([
    ['s-0', '2024-01-01T09:00:00.000Z'],
    ['s-1', '2024-01-01T09:01:00.000Z'],
    ['s-2', '2024-01-01T09:02:00.000Z'],
  ])
  expect(set.questions.map(({ conversation, question }) => [conversation, question])).toEqual([
    ['s', 'where do I live?'],
    ['s', 'where did I live before?'],
  ])
})

describe('which value is met first', () => {
  it('reads from the top, past what names neither value', () => {
    const figures = changeFigures([scenario], asked({ ids: ['s-1', 's-2', 's-0'] }, { ids: ['s-2', 's-0'] }))
    expect(figures).toEqual({ questions: 2, rightFirst: 0, rightBefore: 0.5, wrongBefore: 0.5 })
  })

  it('reads an answer before the messages', () => {
    const figures = changeFigures(
      [scenario],
      asked({ ids: ['s-0'], answer: 'You live in Truro.' }, { ids: ['s-0'] }),
    )
    expect(figures).toEqual({ questions: 2, rightFirst: 1, rightBefore: 1, wrongBefore: 0 })
  })

  it('counts nothing found as neither right nor wrong', () => {
    const figures = changeFigures([scenario], asked({ ids: [] }, { ids: [] }))
    expect(figures).toEqual({ questions: 2, rightFirst: 0, rightBefore: 0, wrongBefore: 0 })
  })

  it('has no share where nothing was asked', () => {
    expect(changeFigures([], [])).toEqual({
      questions: 0,
      rightFirst: null,
      rightBefore: null,
      wrongBefore: null,
    })
  })
})

it.each([
  ['we moved to TRURO', 'right'],
  ['from Swindon to Truro', 'right'],
  ['I live in Swindon', 'old'],
  ['How nice!', 'neither'],
])('judges %j as %s', (text, verdict) => {
  expect(verdictOf(text, ['Truro'], ['Swindon'])).toBe(verdict)
})
