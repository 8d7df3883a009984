import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@recollect/test-postgres'
import type { PostgresServer } from '@recollect/test-postgres'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { timed } from '../stats/time.ts'
import type { FaultContext, FaultRow } from './context.ts'
import { figuresOf } from './figures.ts'
import type { FaultFigures } from './figures.ts'

export interface FaultPlan {
  readonly rows: readonly FaultRow[]
  readonly triesOf: (row: FaultRow) => number
  readonly seed: number
  readonly program: string
  readonly writersProgram: string
}

/** Does the faults one row after another, each in a directory of its own; the server is started for the first row that wants one. */
export async function runFaults(
  plan: FaultPlan,
  note: (figures: FaultFigures) => void = () => undefined,
): Promise<readonly FaultFigures[]> {
  const started: { server?: Promise<PostgresServer> } = {}
  // Beside the figures that are wanted: room for the connections of two rows.
  const settings = { max_connections: 150 }
  const server = (): Promise<PostgresServer> =>
    (started.server ??= startPostgres({ durable: true, settings }))
  try {
    return await inTemporaryDirectory(async (directory) => {
      const all: FaultFigures[] = []
      for (const row of plan.rows) {
        const figures = await runRow(row, plan, { server, directory: join(directory, row.id) })
        note(figures)
        all.push(figures)
      }
      return all
    })
  } finally {
    await (await started.server)?.stop()
  }
}

async function runRow(
  row: FaultRow,
  { program, writersProgram, seed, triesOf }: FaultPlan,
  place: Pick<FaultContext, 'server' | 'directory'>,
): Promise<FaultFigures> {
  mkdirSync(place.directory)
  const context = { ...place, program, writersProgram, seed }
  const tries = triesOf(row)
  if (row.kind === 'damage') {
    const { ms, value } = await timed(() => row.run(context, tries))
    return figuresOf(row, { damage: value, ms })
  }
  const { ms, value } = await timed(() => row.run(context, tries))
  return figuresOf(row, { loss: value, ms })
}
