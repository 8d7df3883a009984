import type { Section } from '../../quality/sections.ts'
import { percent } from '../../stats/numbers.ts'
import type { ImportFigures } from '../import/measure.ts'

export const importSection = (figures: ImportFigures): Section => ({
  title: 'Bulk import',
  head: ['', 'messages', 'rows', 'seconds', 'rows a second', 'messages a second'],
  rows: [
    [
      'import',
      figures.messages,
      figures.rows,
      figures.importSeconds,
      figures.importRowsPerSecond,
      figures.messagesPerSecond,
    ],
    ['COPY', figures.messages, figures.rows, figures.copySeconds, figures.copyRowsPerSecond, ''],
  ],
  notes: [
    `The import has ${percent(figures.share)} of the speed of COPY; to reach: 40%.`,
    `One scope by \`import\`, and COPY of the very rows it writes (${figures.megabytes} MB, by a superuser) into the same indexed tables, ` +
      'empty each time. Medians of rounds that take turns; one transaction each.',
  ],
})
