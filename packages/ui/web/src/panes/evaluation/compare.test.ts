import { describe, expect, it } from 'vitest'
import { changeText, figureRows, groupRows, lossesOnlyIn, percentText } from './compare.ts'
import type { EvaluationLoss, EvaluationResult } from './types.ts'

const loss = (id: string, kind: EvaluationLoss['kind'] = 'missed'): EvaluationLoss => ({
  id,
  kind,
  text: id,
  expected: [],
  got: [],
  rank: null,
})

const result = (losses: readonly EvaluationLoss[]): EvaluationResult => ({
  set: 'labels-zh',
  kind: 'statements',
  switches: {},
  items: 1,
  ms: 1,
  figures: [],
  groups: [],
  latency: { p50: 0, p95: 0, max: 0, histogram: [] },
  losses,
})

describe('comparing two runs', () => {
  it('sets each figure beside the same of the other run, and says by how much it changed', () => {
    const rows = figureRows(
      [
        { name: 'precision', value: 0.9, of: 10 },
        { name: 'refused', value: null, of: 0 },
      ],
      [{ name: 'precision', value: 0.95, of: 10 }],
    )
    expect(rows.map(({ name, other, change }) => [name, other, changeText(change)])).toEqual([
      ['precision', 0.95, '−5.0'],
      ['refused', null, ''],
    ])
  })

  it('leaves the other side empty when there is no other run', () => {
    expect(figureRows([{ name: 'recall', value: 0.5, of: 2 }], null)).toEqual([
      { name: 'recall', value: 0.5, of: 2, other: null, change: null },
    ])
  })

  it('shows the largest groups', () => {
    const groups = [
      { name: 'a', value: 1, of: 1 },
      { name: 'b', value: 0.5, of: 9 },
    ]
    expect(groupRows(groups, null, 1)).toEqual([{ name: 'b', of: 9, value: 0.5, other: null }])
  })

  it('tells what only one of them lost, a loss of another kind being another', () => {
    const only = lossesOnlyIn(
      result([loss('1'), loss('2'), loss('2', 'wrong')]),
      result([loss('1'), loss('2')]),
    )
    expect(only.map(({ id, kind }) => [id, kind])).toEqual([['2', 'wrong']])
  })

  it('writes shares as percentages, and none as a dash', () => {
    expect([percentText(0.8813), percentText(null), percentText(1)]).toEqual(['88.1 %', '–', '100.0 %'])
  })
})
