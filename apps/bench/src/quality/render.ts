import { markdownTable } from '../io/markdown.ts'
import { table } from '../io/table.ts'
import type { Cell } from '../io/table.ts'
import { percent } from '../stats/numbers.ts'
import type { Quality } from './report.ts'
import { exampleLines, publicSections, sectionsOf } from './sections.ts'
import type { Section } from './sections.ts'
import type { Totals } from './totals.ts'

const orDash = (share: number | null): string => (share === null ? '–' : percent(share))

/** What is printed of a language before its tables. */
export const TOTALS = [
  'statements',
  'facts',
  'covered',
  'plain',
  'precision',
  'recall',
  'false on others',
] as const
export const totalCells = (t: Totals): Cell[] => [
  t.statements,
  t.facts,
  ...[t.coverage, t.plainCoverage, t.precision, t.recall, t.falsePositives].map(orDash),
]

/** All tables for a terminal. */
export function qualityLines(qualities: readonly Quality[]): string[] {
  if (qualities.length === 0) return []
  const head = ['labelled', ...TOTALS]
  const rows = qualities.map(({ language, totals }) => [language, ...totalCells(totals)])
  const tables = qualities.flatMap((quality) => [
    ...sectionsOf(quality).flatMap(({ title, head: columns, rows: cells, notes }) => [
      `${quality.language}: ${title}`,
      ...table(columns, cells),
      ...notes,
      '',
    ]),
    ...exampleLines(quality),
  ])
  return [...table(head, rows), '', ...tables]
}

/** The same as a document. */
export function qualityMarkdown(qualities: readonly Quality[]): string {
  const parts = [
    '# Labelled statements',
    ...qualities.flatMap((quality) => [
      `## ${quality.language}`,
      sentence(quality.totals),
      ...sectionsOf(quality).flatMap((section) => [`### ${section.title}`, ...blocks(section)]),
      ...exampleLines(quality).map((line) => `- ${line}`),
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What stands in the README of a language pack: counts, never a text. */
export const readmeMarkdown = (quality: Quality): string =>
  [
    sentence(quality.totals),
    ...publicSections(quality).flatMap((section) => [`**${section.title}**`, ...blocks(section)]),
  ].join('\n\n')

const blocks = ({ head, rows, notes }: Section): string[] => [markdownTable(head, rows).join('\n'), ...notes]

function sentence(t: Totals): string {
  return [
    `${t.statements} statements, ${t.facts} of them with facts, ${t.plain} of these plainly worded.`,
    `At least one right card for ${orDash(t.coverage)} of the facts and ${orDash(t.plainCoverage)} of the plain ones;`,
    `${orDash(t.precision)} of the cards that count are right;`,
    `${orDash(t.falsePositives)} of the statements without a fact gave a wrong card.`,
    `${orDash(t.unread)} of the statements are marked as unread in part; of the cards that are missing, ${orDash(t.missedInUnread)} stand in such.`,
  ].join('\n')
}
