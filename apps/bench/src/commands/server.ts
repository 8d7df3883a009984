import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'
import { FULL, QUICK } from '../server/plan.ts'
import { headlineOf } from '../server/report/headline.ts'
import { sectionsOf } from '../server/report/sections.ts'
import { runServer } from '../server/run.ts'

const flag = z.boolean().default(false)

export const serverOptions = z.object({ quick: flag, results: flag, json: flag })

const CLIENTS = repositoryPath('apps', 'bench', 'dist', 'server-clients.js')

/** What a question costs over HTTP, and whether a crowd is answered. */
export async function server(
  { quick, results }: z.output<typeof serverOptions>,
  program = CLIENTS,
): Promise<Report> {
  if (results && quick) {
    throw new BenchError('--results writes the figures of the full form. Leave --quick out.')
  }
  const figures = await runServer(quick ? QUICK : FULL, program, note)
  const sections = sectionsOf(figures)
  const written = results
    ? [writeResultsPart(repositoryPath('apps', 'bench'), 'server', sectionsMarkdown(sections))]
    : []
  return {
    figures: { ...figures },
    headline: headlineOf(figures),
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}
