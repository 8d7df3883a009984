import type { Section } from '../quality/sections.ts'
import { markdownTable } from './markdown.ts'
import { table } from './table.ts'

/** Sections of a page. */
export const sectionsMarkdown = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ title, head, rows, notes }) => [
    `### ${title}`,
    markdownTable(head, rows).join('\n'),
    ...notes,
  ])

/** The same for a terminal. */
export const sectionLines = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ title, head, rows, notes }) => [`== ${title}`, ...table(head, rows), ...notes, ''])
