import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../src/library/manual-clock.ts'
import { predictQuestion, questionFigures } from '../src/labels/questions.ts'
import { packReader, READ_AT } from '../src/labels/reader.ts'
import { scenarioSchema } from '../src/labels/schema.ts'
import { predictStatement, statementFigures } from '../src/labels/statements.ts'
import { playScenario } from '../src/labels/updates.ts'
import { tinyPack } from './tiny-pack.ts'

const reader = packReader([tinyPack()])

describe('statements', () => {
  const statements = [
    { id: '1', lang: 'xx', text: 'My home is Ghent' },
    { id: '2', lang: 'xx', text: 'Nothing here' },
  ]
  const predictions = statements.map((statement) => predictStatement(reader, statement))

  it('become cards as they were written', () => {
    const card = { kind: 'profile', entity: 'user', slot: 'location', value: 'Ghent', relation: 'updates' }
    expect(predictions).toEqual([
      { id: '1', cards: [card] },
      { id: '2', cards: [] },
    ])
  })

  it('are counted by language and slot', () => {
    expect(statementFigures(reader, statements, predictions)).toMatchObject([
      { language: 'xx', statements: 2, withCards: 1, cards: 1, slots: { location: 1 } },
    ])
  })
})

describe('questions', () => {
  it('have a type, and a slot when they name one', () => {
    const questions = [
      { id: 'a', lang: 'xx', text: 'Where is home?' },
      { id: 'b', lang: 'xx', text: 'Well?' },
    ]
    const predictions = questions.map((question) => predictQuestion(reader, question))
    expect(predictions).toEqual([
      { id: 'a', type: 'where', slot: 'location' },
      { id: 'b', type: 'generic' },
    ])
    expect(questionFigures(questions, predictions)).toMatchObject([{ questions: 2, withSlot: 1 }])
  })
})

describe('scenarios', () => {
  it('are told, and asked about, in a scope of their own', async () => {
    const clock = manualClock(READ_AT)
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [tinyPack()], clock })
    const scenario = scenarioSchema.parse({
      id: 's',
      messages: [
        { role: 'user', text: 'My home is Ghent' },
        { role: 'assistant', text: 'My home is Mars' },
        { role: 'user', text: 'Now home is Bruges' },
      ],
      queries: [{ q: 'Where is home?' }, { q: 'Zzz?' }],
    })
    const { prediction, evidence } = await playScenario(recollect, clock, scenario)
    await recollect.close()
    expect(prediction.active).toMatchObject([{ slot: 'location', value: 'Bruges' }])
    expect(prediction.history).toEqual([{ entity: 'user', slot: 'location', values: ['Ghent', 'Bruges'] }])
    expect(prediction.answers).toEqual([
      { q: 'Where is home?', top: 'It is Bruges.', evidence: 'strong' },
      { q: 'Zzz?', top: '', evidence: 'none' },
    ])
    expect(evidence).toEqual(['strong', 'none'])
  })
})
