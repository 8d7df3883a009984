import { describe, expect, it } from 'vitest'
import { differences } from '../src/quality/agreement.ts'
import { questionQualityLines, scenarioQualityLines } from '../src/quality/other-lines.ts'
import { questionQuality } from '../src/quality/questions.ts'
import { scenarioQuality } from '../src/quality/scenarios.ts'

const question = { lang: 'en', text: 'x' }

describe('labelled questions', () => {
  const quality = questionQuality(
    [
      { ...question, id: '1', type: 'where', alt_types: ['recency'], slot: 'address' },
      { ...question, id: '2', type: 'who', slot: 'hobby' },
      { ...question, id: '3' },
    ],
    [
      { id: '1', type: 'recency', slot: 'location' },
      { id: '2', type: 'generic', slot: 'likes' },
      { id: '3', type: 'why' },
    ],
  )

  it('may be of an alternative type, and their slot one that is asked about alike', () => {
    expect(quality).toEqual([
      {
        ...{ language: 'en', questions: 2, typeRight: 1, typeAccuracy: 0.5 },
        ...{ withSlot: 2, slotRight: 2, slotAccuracy: 1 },
      },
    ])
    expect(questionQualityLines(quality)).toContain(
      'en                       2       50.0%            2      100.0%',
    )
  })

  it('are compared with what a scorer counts', () => {
    const judged = { statements: new Map(), questions: new Map([['q', quality]]), scenarios: new Map() }
    expect(differences(judged, { q: { accuracy: 0.5, n: 2, slotAccuracy: 0.5, slotN: 2 } })).toEqual([
      'q: slots right 2, the scorer counts 1',
    ])
  })
})

const card = (slot: string, value: string) => ({
  ...{ kind: 'profile', entity: 'user', slot, value, relation: 'sets' },
})

describe('labelled scenarios', () => {
  const scenario = {
    ...{ id: 's', lang: 'en', messages: [] },
    queries: [{ q: 'Where?', expect: ['Bruges'], forbid: ['Ghent'] }],
    expected_active: [card('location', 'Bruges')],
    forbidden_active: [card('likes', 'canals')],
  }
  const quality = (active: ReturnType<typeof card>[], top: string) =>
    scenarioQuality(
      [scenario, { ...scenario, id: 'unlabelled', expected_active: undefined }],
      [{ id: 's', active, history: [], answers: [{ q: 'Where?', top, evidence: 'strong' }] }],
      (slot) => slot === 'location',
    )

  it('pass when facts and answers are as they should be', () => {
    const all = quality([card('location', 'Bruges'), card('likes', 'waffles')], 'You live in Bruges.')
    expect(all).toMatchObject({ scenarios: 1, passed: 1, factsRight: 1, answersRight: 1, questionsRight: 1 })
    expect(scenarioQualityLines({ 'updates.jsonl': all }).join('\n')).toMatch(/updates\.jsonl +1 +100\.0%/u)
    expect(scenarioQualityLines({ 'updates.jsonl': { ...all, scenarios: 0 } })).toEqual([])
  })

  it.each([
    ['the expected fact is missing', [card('likes', 'waffles')]],
    ['a forbidden one is there', [card('location', 'Bruges'), card('likes', 'canals')]],
    ['a single slot holds another value too', [card('location', 'Bruges'), card('location', 'Ghent')]],
  ])('fail when %s', (_what, active) => {
    expect(quality(active, 'Bruges')).toMatchObject({ passed: 0, factsRight: 0, answersRight: 1 })
  })

  it('fail when the answer says what it must not', () => {
    expect(quality([card('location', 'Bruges')], 'From Ghent to Bruges')).toMatchObject({
      passed: 0,
      factsRight: 1,
    })
  })
})
