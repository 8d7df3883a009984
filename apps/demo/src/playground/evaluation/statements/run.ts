import type { Recollect } from '@recollect/core'
import { latencyOf } from '../latency.ts'
import { paced } from '../pace.ts'
import type { RunControl } from '../pace.ts'
import type { Measured } from '../measured.ts'
import { readStatements } from './read.ts'
import { readBy, slotGroups, statementFigures, statementLosses } from './score.ts'

/** The moment labelled texts are read at, so that two runs agree. */
const READ_AT = Date.UTC(2024, 0, 1, 9)

/** What the rules make of labelled statements, each by itself. */
export async function runStatements(
  recollect: Recollect,
  file: string,
  control: RunControl,
): Promise<Measured> {
  const memory = recollect.scope('statements')
  const statements = await readStatements(file)
  const all = await paced(
    statements,
    async (statement) => {
      const start = performance.now()
      const { drafts } = await memory.preview({ text: statement.text, at: READ_AT })
      return readBy(statement, drafts, performance.now() - start)
    },
    control,
  )
  return {
    items: all.length,
    figures: statementFigures(all),
    groups: slotGroups(all),
    latency: latencyOf(all.map(({ ms }) => ms)),
    losses: statementLosses(all),
  }
}
