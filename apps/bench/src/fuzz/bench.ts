import type { Recollect } from '@recollect/core'
import { withServer } from '../postgres/server/with-server.ts'
import { round } from '../stats/numbers.ts'
import { startCoverage } from './guided/coverage.ts'
import { guided } from './guided/guided.ts'
import type { GuidedFigures } from './guided/guided.ts'
import { targets } from './guided/targets.ts'
import { fuzz } from './run.ts'
import type { FuzzFigures } from './run.ts'
import { onMemory, onPostgres, onSqlite } from './stores.ts'

export interface StoreFigures extends FuzzFigures {
  readonly store: string
  readonly seconds: number
  /** Megabytes of memory the process held more, from a tenth of the calls on to the end. */
  readonly grownMb: number
}

export interface FuzzOptions {
  readonly inputs: number
  readonly seed: number
  readonly url?: string | undefined
  readonly embedded: boolean
  /** Inputs of each target that are led by coverage; 0 for none. */
  readonly guided: number
}

export interface FuzzReport {
  readonly seed: number
  readonly stores: readonly StoreFigures[]
  readonly guided: readonly GuidedFigures[]
}

const PER_SCOPE = 60
const MOST_ON_POSTGRES = 5000

/** Half of the inputs on the in-memory store, one in twenty on Postgres, the others on SQLite. */
export async function runFuzz(options: FuzzOptions, note: (line: string) => void): Promise<FuzzReport> {
  const { inputs, seed, url, embedded } = options
  const onServer = embedded ? 0 : Math.min(MOST_ON_POSTGRES, Math.ceil(inputs / 20))
  const inMemory = Math.ceil((inputs - onServer) / 2)
  const measure = (store: string, count: number) => (recollect: Recollect) =>
    measured(recollect, { store, inputs: count, seed, note })
  const stores = [
    await onMemory(measure('in-memory', inMemory)),
    await onSqlite(measure('SQLite', inputs - onServer - inMemory)),
  ]
  if (onServer > 0)
    stores.push(await withServer(url, (admin) => onPostgres(admin, measure('Postgres', onServer))))
  return { seed, stores, guided: options.guided > 0 ? await allGuided(options.guided, seed, note) : [] }
}

async function allGuided(
  inputs: number,
  seed: number,
  note: (line: string) => void,
): Promise<GuidedFigures[]> {
  const coverage = await startCoverage()
  const figures: GuidedFigures[] = []
  for (const target of await targets()) {
    note(`Led by coverage: ${target.name} …`)
    figures.push(await guided(target, coverage, { inputs, seed }))
  }
  await coverage.end()
  return figures
}

interface Measuring {
  readonly store: string
  readonly inputs: number
  readonly seed: number
  readonly note: (line: string) => void
}

async function measured(recollect: Recollect, measuring: Measuring): Promise<StoreFigures> {
  const { store, inputs, seed, note } = measuring
  const begun = performance.now()
  let warm: number | null = null
  const figures = await fuzz(recollect, { inputs, seed, perScope: PER_SCOPE }, (done) => {
    if (warm === null && done >= inputs / 10) warm = residentMb()
    if (done % (PER_SCOPE * 100) === 0) note(`${store}: ${String(done)} of ${String(inputs)} …`)
  })
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { store, seconds, grownMb: round(residentMb() - (warm ?? residentMb()), 1), ...figures }
}

const residentMb = (): number => process.memoryUsage.rss() / 1_000_000
