import { CUTS } from '@recollect/testkit/scoring'
import type { Section } from '../../quality/sections.ts'
import type { SetFigures } from '../figures.ts'

const three = (value: number): string => value.toFixed(3)

/** The memory by category of question. */
export const categorySection = (all: readonly SetFigures[]): Section => ({
  title: 'Recollect by category',
  head: ['set', 'category', 'n', ...CUTS.map((k) => `recall@${k}`), 'any@5', 'MRR'],
  rows: all.flatMap(({ set, groups }) =>
    groups.map((group, i) => [
      i === 0 ? set : '',
      group.group,
      group.questions,
      ...CUTS.map((k) => three(group.recall[`@${k}`] ?? 0)),
      three(group.any5),
      three(group.mrr),
    ]),
  ),
  notes: [],
})
