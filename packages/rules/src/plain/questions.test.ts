import { describe, expect, it } from 'vitest'
import { plainQuestions } from './questions.ts'

const words = {
  language: 'es',
  asking: /\?/u,
  types: { 'where.place': { pattern: /\bdonde\b/u, yes: 'donde vivo / donde estoy', no: 'vivo aqui' } },
  slots: [['name nickname', /\bllamo\b/u]] as const,
  whose: {
    relative: (text: string) => (text.includes('hermana') ? 'sister' : null),
    mine: /\b(?:vivo|mi)\b/u,
    others: /\bella\b/u,
    yours: /\btu\b/u,
  },
  past: /\bantes\b/u,
  current: /\bahora\b/u,
  value: /^soy (?<value>\p{L}+)/u,
}
const questions = plainQuestions(words)

describe('questions by a pattern for each type and slot', () => {
  it('have ids, types, slots and the texts they are tested by', () => {
    expect(questions.types).toMatchObject([
      {
        id: 'es/where.place',
        type: 'where',
        examples: ['donde vivo', 'donde estoy'],
        counterExamples: ['vivo aqui'],
      },
    ])
    expect(questions.slots).toMatchObject([{ id: 'es/slot.name.0', slots: ['name', 'nickname'] }])
  })

  it.each([
    ['donde vive mi hermana', 'user.sister'],
    ['donde vivo', 'user'],
    ['donde vive ella', 'other'],
    ['quien eres tu', 'addressee'],
    ['donde', 'user'],
  ])('are of somebody: "%s"', (text, entity) => {
    expect(questions.entity(text)).toBe(entity)
  })

  it('are of a time, and name a value', () => {
    expect([questions.time('antes'), questions.time('ahora'), questions.time('x')]).toEqual([
      'past',
      'current',
      null,
    ])
    expect([questions.value('soy medico?'), questions.value('donde')]).toEqual(['medico', null])
  })

  it('must be of a type there is', () => {
    const types = { 'whither.place': { pattern: /adonde/u, yes: '', no: '' } }
    expect(() => plainQuestions({ ...words, types })).toThrow(/begin with a type of question/u)
  })
})
