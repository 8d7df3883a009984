import type { Section } from '../../quality/sections.ts'
import { growthRow } from '../../stats/growth.ts'
import type { ScaleFigures } from '../scale/measure.ts'

const GIGABYTE = 1024 ** 3

export const scaleSections = (figures: ScaleFigures): readonly Section[] => [
  growthSection(figures),
  loadedSection(figures),
]

const cardsOf = ({ rows }: ScaleFigures['small']): string =>
  `${(rows['memory_cards'] ?? 0).toLocaleString('en-US')} cards`

function growthSection({ growth, small, large, measured, messages }: ScaleFigures): Section {
  const [few, many] = [cardsOf(small), cardsOf(large)]
  return {
    title: 'Growth of the database',
    head: [
      'ms',
      `p50, ${few}`,
      `p50, ${many}`,
      'ratio',
      `p95, ${few}`,
      `p95, ${many}`,
      'ratio (at most 1.5)',
      'calls',
    ],
    rows: growth.map(growthRow),
    notes: [
      `${measured} scopes of ${messages} messages, made by the library and spread over the partitions, are asked the same in two databases on one ` +
        'server; the two take turns, and so do the scopes.',
    ],
  }
}

function loadedSection({ small, large, scopes, whole, measured }: ScaleFigures): Section {
  const tables = Object.keys(large.rows)
  const gigabytes = ({ bytes }: ScaleFigures['small']): string => `${(bytes / GIGABYTE).toFixed(2)} GB`
  return {
    title: 'What was loaded',
    head: ['rows', `${scopes[0]} scopes`, `${scopes[1]} scopes`],
    rows: [
      ...tables.map((table) => [table, small.rows[table] ?? 0, large.rows[table] ?? 0]),
      ['database', gigabytes(small), gigabytes(large)],
    ],
    notes: [
      `The scopes that are not asked are copies of the ${measured} that are, row by row under numbers of their own, written by the server: all ` +
        `with their cards, ${whole} at most with their messages, full-text index and log too.`,
    ],
  }
}
