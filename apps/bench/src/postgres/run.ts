import { note } from '../io/report.ts'
import type { FloorFigures } from './floor/floor.ts'
import { measureRecall } from './floor/recall.ts'
import { measureRemember } from './floor/remember.ts'
import { measureRoundTrips } from './floor/round-trip.ts'
import type { OrientationFigures } from './floor/round-trip.ts'
import { measureImport } from './import/measure.ts'
import type { ImportFigures } from './import/measure.ts'
import { PARTS } from './parts.ts'
import type { Part } from './parts.ts'
import type { Plans } from './plans.ts'
import { measureScale } from './scale/measure.ts'
import type { ScaleFigures } from './scale/measure.ts'
import { describeServer } from './server/describe.ts'
import type { ServerFigures } from './server/describe.ts'
import { measureWriters } from './writers/measure.ts'
import type { WritersFigures } from './writers/measure.ts'

/** Everything that was measured; a part that was not asked for is not there. */
export interface PostgresFigures {
  readonly server: ServerFigures
  readonly roundTrips?: readonly OrientationFigures[]
  readonly remember?: FloorFigures
  readonly recall?: FloorFigures
  readonly import?: ImportFigures
  readonly writers?: WritersFigures
  readonly scale?: ScaleFigures
}

export interface RunOptions {
  readonly plans: Plans
  readonly parts: readonly Part[]
  /** The built program of a process of writers. */
  readonly writersProgram: string
}

/** Measures on one server, part after part; databases are made for it and dropped again. */
export async function runPostgres(adminUrl: string, options: RunOptions): Promise<PostgresFigures> {
  const { plans, parts, writersProgram } = options
  const measures: Record<Part, () => Promise<Partial<PostgresFigures>>> = {
    floor: async () => ({
      roundTrips: await measureRoundTrips(adminUrl, plans.roundTrips),
      remember: await measureRemember(adminUrl, plans.remember),
      recall: await measureRecall(adminUrl, plans.recall),
    }),
    import: async () => ({ import: await measureImport(adminUrl, plans.import) }),
    writers: async () => ({ writers: await measureWriters(adminUrl, writersProgram, plans.writers) }),
    scale: async () => ({ scale: await measureScale(adminUrl, plans.scale, note) }),
  }
  let figures: PostgresFigures = { server: await describeServer(adminUrl) }
  for (const part of PARTS.filter((one) => parts.includes(one))) {
    note(`Measuring ${part} …`)
    figures = { ...figures, ...(await measures[part]()) }
  }
  return figures
}
