import { join } from 'node:path'
import { writeText } from '../../io/files.ts'
import { machineLine } from '../../io/machine.ts'
import { writeResultsPart } from '../../io/results-file.ts'
import { sectionsMarkdown } from '../../io/sections.ts'
import type { ExtractionSpeed } from '../extract/run.ts'
import { extractChart } from './extract-chart.ts'
import { extractSections } from './extract-sections.ts'

const PICTURE = 'results-extract.svg'

/** Writes the tables into `RESULTS.md` of `folder`, and the chart beside it; returns the files. @throws BenchError without its marks. */
export function writeExtractResults(folder: string, figures: ExtractionSpeed): string[] {
  const page = writeResultsPart(folder, 'extract', [
    machineLine(),
    `![microseconds of extraction by length, beside a loop over every pattern](${PICTURE})`,
    ...sectionsMarkdown(extractSections(figures)),
  ])
  writeText(join(folder, PICTURE), extractChart(figures.byLength))
  return [page, join(folder, PICTURE)]
}
