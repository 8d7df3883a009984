import { join } from 'node:path'
import { writeText } from '../../io/files.ts'
import { machineLine } from '../../io/machine.ts'
import { writeResultsPart } from '../../io/results-file.ts'
import { sectionsMarkdown } from '../../io/sections.ts'
import type { VerbsFigures } from '../verbs/figures.ts'
import { VERBS } from '../verbs/plan.ts'
import { verbChart } from './verb-chart.ts'
import { loadedSection, verbSections } from './verb-sections.ts'

/**
 * Writes the tables of every verb that was measured into `RESULTS.md` of `folder`, and its chart beside it; returns the files.
 * @throws BenchError when the page is missing or has not the marks of one of them.
 */
export function writeVerbResults(folder: string, figures: VerbsFigures): string[] {
  const machine = machineLine()
  const written = VERBS.filter((verb) => figures.verbs[verb] !== undefined).flatMap((verb) => {
    const picture = `results-${verb}.svg`
    const sections = [...verbSections(verb, figures), loadedSection(figures.loaded, figures.plan)]
    const page = writeResultsPart(folder, verb, [
      machine,
      `![milliseconds of ${verb} by size, beside the bare statements](${picture})`,
      ...sectionsMarkdown(sections),
    ])
    writeText(join(folder, picture), verbChart(verb, figures))
    return [page, join(folder, picture)]
  })
  return [...new Set(written)]
}
