import { writeResultsPart } from '../../io/results-file.ts'
import { sectionsMarkdown } from '../../io/sections.ts'
import type { Plans } from '../plans.ts'
import type { PostgresFigures } from '../run.ts'
import { sectionsOf, serverLine } from './sections.ts'

/**
 * Writes the tables into `RESULTS.md` of `folder`, between their marks; returns the file.
 * @throws BenchError when the file is missing or has not the marks, once and in order.
 */
export const writeResults = (folder: string, figures: PostgresFigures, plans: Plans): string =>
  writeResultsPart(folder, 'postgres', [serverLine(figures), ...sectionsMarkdown(sectionsOf(figures, plans))])
