import { table } from '../io/table.ts'
import { percent } from '../stats/numbers.ts'
import type { SetFigures } from './figures.ts'
import { CUTS } from './metrics.ts'
import type { GroupFigures } from './metrics.ts'

const HEAD = ['', 'n', ...CUTS.map((k) => `recall@${k}`), 'any@5', 'MRR']

const three = (value: number): string => value.toFixed(3)

const rowOf = (name: string, group: GroupFigures) => [
  name,
  group.questions,
  ...CUTS.map((k) => three(group.recall[`@${k}`] ?? 0)),
  three(group.any5),
  three(group.mrr),
]

const refused = (name: string, { questions, refused: count }: SetFigures['answerable']): string =>
  questions === 0 ? '' : `; ${name} answered "I do not know": ${percent(count / questions)} of ${questions}`

export function setLines(figures: SetFigures): string[] {
  const { recallMs } = figures
  return [
    `== ${figures.set}`,
    ...table(
      HEAD,
      figures.groups.map((group) => rowOf(group.group, group)),
    ),
    `${figures.messages} messages at ${figures.messagesPerSecond}/s; recall p50 ${recallMs.p50} ms, p95 ${recallMs.p95} ms` +
      refused('answerable', figures.answerable) +
      refused('unanswerable', figures.unanswerable),
    '',
  ]
}

/** One line a set, when there are several. */
export const overviewLines = (all: readonly SetFigures[]): string[] =>
  table(
    HEAD,
    all.flatMap(({ set, groups }) => groups.slice(0, 1).map((group) => rowOf(set, group))),
  )
