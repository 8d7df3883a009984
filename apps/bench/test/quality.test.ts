import { describe, expect, it } from 'vitest'
import { packReader } from '../src/labels/reader.ts'
import { confidenceCurve } from '../src/quality/confidence.ts'
import { differences } from '../src/quality/agreement.ts'
import { judge } from '../src/quality/outcomes.ts'
import type { CardOutcome } from '../src/quality/outcomes.ts'
import { qualityLines, qualityMarkdown, readmeMarkdown } from '../src/quality/render.ts'
import { qualityOf } from '../src/quality/report.ts'
import { tinyPack } from './tiny-pack.ts'

const packs = [tinyPack()]
const label = (slot: string, value: string) => ({ entity: 'user', slot, value })
const home = (value: string) => label('location', value)
const statement = { lang: 'xx', is_fact: true, level: 'plain' }
const STATEMENTS = [
  { ...statement, id: '1', text: 'My home is Ghent', cards: [home('Ghent')], tags: ['short'] },
  { ...statement, id: '2', text: 'My flat is in Bruges', cards: [home('Bruges')], tags: ['long', 'short'] },
  { ...statement, id: '3', text: 'My home is sweet', is_fact: false, cards: [], tags: ['idiom'] },
  { ...statement, id: '4', text: 'I paint', cards: [label('favorite_color', 'blue')] },
  { ...statement, id: '5', text: 'no labels' },
]

const outcomes = judge(packReader(packs), STATEMENTS)
const quality = (showExamples = false) => qualityOf(outcomes, packs, { rules: true, showExamples })
const [measured] = quality()

describe('the quality of cards', () => {
  it('is counted over labelled statements only', () => {
    expect(measured?.totals).toMatchObject({
      statements: 4,
      facts: 3,
      covered: 1,
      others: 1,
      othersWithWrong: 1,
      right: 1,
      wrong: 1,
      precision: 0.5,
      falsePositives: 1,
    })
  })

  it('is told by slot and by rule', () => {
    expect(measured?.slots).toEqual([
      { slot: 'location', facts: 2, covered: 1, share: 0.5, right: 1, wrong: 1 },
      { slot: 'favorite_…', facts: 1, covered: 0, share: 0, right: 0, wrong: 0 },
    ])
    expect(measured?.rules).toEqual([
      { rule: 'xx/location.home', confidence: 0.9, cards: 2, right: 1, wrong: 1, share: 0.5, held: 0 },
    ])
  })

  it('groups errors by slot and first tag, or by rule, and shows texts only when asked', () => {
    expect(measured?.errors).toEqual([
      { what: 'missed', group: 'favorite_… × no tag', count: 1 },
      { what: 'missed', group: 'location × long', count: 1 },
      { what: 'wrong', group: 'xx/location.home', count: 1 },
    ])
    const all = (list: ReturnType<typeof quality>) =>
      [...qualityLines(list), qualityMarkdown(list)].join('\n')
    expect(all(quality())).not.toMatch(/Ghent|Bruges|sweet/u)
    expect(all(quality(true))).toContain('missed location × long: location=Bruges | My flat is in Bruges')
    expect(quality(true).map(readmeMarkdown).join()).not.toMatch(/Ghent|Bruges|sweet/u)
  })

  it('says where a scorer counts otherwise', () => {
    const files = {
      statements: new Map([['statements.jsonl', outcomes]]),
      questions: new Map(),
      scenarios: new Map(),
    }
    const score = { tpPred: 1, fp: 1, tp: 1, covered: 1 }
    expect(differences(files, { 'statements.jsonl': score })).toEqual([])
    expect(differences(files, { 'statements.jsonl': { ...score, fp: 0 } })).toEqual([
      'statements.jsonl: cards wrong 1, the scorer counts 0',
    ])
  })
})

describe('the confidence curve', () => {
  const card = (confidence: number, verdict: CardOutcome['verdict']): CardOutcome => ({
    ...{ kind: 'profile', entity: 'user', slot: 'location', value: 'x', relation: 'sets', rule: 'xx/r' },
    confidence,
    verdict,
  })

  it('has a bin for every twentieth, and the error is the mean distance from what was promised', () => {
    const cards = [card(0.85, 'right'), card(0.85, 'wrong'), card(1, 'right'), card(1, 'neutral')]
    expect(confidenceCurve(cards)).toEqual({
      bins: [
        { from: 0.85, to: 0.9, cards: 2, right: 1, share: 0.5, meanConfidence: 0.85 },
        { from: 0.95, to: 1, cards: 1, right: 1, share: 1, meanConfidence: 1 },
      ],
      expectedCalibrationError: expect.closeTo(0.7 / 3),
    })
  })

  it('is empty without cards', () => {
    expect(confidenceCurve([])).toEqual({ bins: [], expectedCalibrationError: null })
  })
})
