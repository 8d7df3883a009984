import type { DiscoverOptions, DiscoverReport } from '../api.ts'
import type { Engine } from '../engine.ts'
import { observed } from '@recollect/core/plugin'
import { readSemantic } from '../access.ts'
import { drySpace } from './dry-run/dry-space.ts'
import { ABORTED, isStoreFault, stopOf } from './faults.ts'
import { runMeter } from './meter.ts'
import type { RunMeter } from './meter.ts'
import { checkDiscover } from './options.ts'
import type { CheckedOptions } from './options.ts'
import { countOwed, runDiscovery } from './run-discovery.ts'
import type { Discovered } from './run-discovery.ts'
import type { Space } from './space.ts'
import { cutEpisodes } from '../episodes/cut-episodes.ts'
import type { CutResult } from '../episodes/cut-episodes.ts'
import { embedOwed } from '../vectors/embed-owed.ts'
import { storeSpace } from './store-space.ts'

/** Cuts messages into episodes, has those that are owed compared, and embeds what came of it. See `ScopedMemory.discover`. */
export async function discover(
  engine: Engine,
  scope: string,
  given?: DiscoverOptions,
): Promise<DiscoverReport> {
  const options = checkDiscover(given)
  await readSemantic(engine, scope, () => Promise.resolve())
  const meter = runMeter(engine, scope)
  return observed(
    engine,
    'recollect.discovery.run',
    () => run(engine, scope, options, meter),
    ({ reports, owed, stopped }) => ({ episodes: reports.length, owed, stopped: stopped?.code ?? null }),
  )
}

async function run(
  engine: Engine,
  scope: string,
  options: CheckedOptions,
  meter: RunMeter,
): Promise<DiscoverReport> {
  const { dryRun, signal } = options
  const { cut, stopped } = await cutIn(engine, scope, options, meter)
  const space = dryRun ? drySpace(engine, scope, cut.episodes) : storeSpace(engine, scope)
  const found =
    stopped === null ? await compared(engine, scope, options, meter, space) : { ...NOTHING, stopped }
  if (!dryRun && found.stopped?.code !== ABORTED.code) await embedOwed(engine, scope, signal)
  await meter.flush()
  const { reports, merged } = found
  return {
    dryRun,
    messages: { cut: cut.cut, waiting: cut.waiting },
    episodes: { added: cut.added, merged: cut.merged + merged },
    reports,
    owed: await countOwed({ space }),
    usage: meter.usage(),
    stopped: found.stopped,
  }
}

const NOTHING: Discovered = { reports: [], merged: 0, stopped: null }
const UNCUT: CutResult = { cut: 0, waiting: 0, added: 0, merged: 0, episodes: [] }

/** A model may say where episodes begin. */
async function cutIn(
  engine: Engine,
  scope: string,
  { ongoing, dryRun, signal, onProgress }: CheckedOptions,
  meter: RunMeter,
): Promise<{ readonly cut: CutResult; readonly stopped: DiscoverReport['stopped'] }> {
  try {
    const heard = { ...(signal && { signal }), ...(onProgress && { onProgress }) }
    const cut = await cutEpisodes(engine, scope, { ongoing, dryRun, meter, ...heard })
    return { cut, stopped: signal?.aborted === true ? ABORTED : null }
  } catch (error) {
    const stopped = isStoreFault(error) ? null : stopOf(meter.refused() ?? error, signal)
    if (stopped === null) throw error
    return { cut: UNCUT, stopped }
  }
}

/** Without a discoverer episodes wait: they were narrated by rules, and are found. */
async function compared(
  engine: Engine,
  scope: string,
  options: CheckedOptions,
  meter: RunMeter,
  space: Space,
): Promise<Discovered> {
  const { discoverer, modelExtractor, settings, config } = engine
  if (discoverer === null) return NOTHING
  const reads = settings.extractFacts && config.extraction.enabled
  const extractor = reads ? modelExtractor : null
  return runDiscovery({ engine, scope, space, discoverer, extractor, meter, signal: options.signal }, options)
}
