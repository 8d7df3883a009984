import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'
import { FULL, QUICK } from '../sessions/plan.ts'
import { headlineOf } from '../sessions/report/headline.ts'
import { sectionsOf } from '../sessions/report/sections.ts'
import { runSessions } from '../sessions/run.ts'

const flag = z.boolean().default(false)

export const sessionsOptions = z.object({ quick: flag, results: flag, json: flag })

/** The Q-A log on SQLite: look-ups as it grows, and appending against bare inserts. */
export async function sessions({ quick, results }: z.output<typeof sessionsOptions>): Promise<Report> {
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  const figures = await runSessions(quick ? QUICK : FULL, (line) => process.stderr.write(`${line}\n`))
  const sections = sectionsOf(figures)
  const written = results
    ? [writeResultsPart(repositoryPath('apps', 'bench'), 'sessions', sectionsMarkdown(sections))]
    : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
