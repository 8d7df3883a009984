import type { ReembedOptions, ReembedProgress } from '../../api/upkeep.ts'
import type { Engine } from '../../engine.ts'
import { InvalidConfigError } from '../../errors/errors.ts'
import type { Embedder } from '../../plugin/ports.ts'
import { embedItems } from './embed-items.ts'
import { unavailable } from './embedder-unavailable.ts'
import { owedOfPlugins } from './vector-stats.ts'
import { batchSize } from '../read-ahead.ts'
import { checkOptions } from '../../input/page.ts'

const DEFAULT_BATCH = 64

/**
 * Embeds the messages that have no vector of the present model, then episodes and knowledge: all of them after it changed, or those whose
 * embedding failed. Each batch commits by itself, so that a stopped run goes on where it was; vectors of other models are removed last,
 * when nothing is owed any more but what the embedder refuses.
 */
export async function reembed(
  engine: Engine,
  scope: string,
  options: ReembedOptions = {},
): Promise<ReembedProgress> {
  const {
    signal,
    onProgress,
    batch = DEFAULT_BATCH,
  } = checkOptions('reembed', options, { batch: true, signal: true, onProgress: true })
  const size = batchSize(batch)
  const embedder = embedderOf(engine)
  let progress: ReembedProgress = {
    done: 0,
    total: await owedIn(engine, embedder, scope),
    failed: 0,
    removed: 0,
  }
  await onProgress?.(progress)
  let after = 0
  const stopped = () => signal?.aborted === true
  while (!stopped()) {
    const items = await nextOwed(engine, embedder, scope, after, size)
    const last = items.at(-1)
    if (last === undefined) {
      for (const { vectors } of engine.plugins)
        progress = (await vectors?.embed(engine, scope, progress, options)) ?? progress
      return stopped() ? progress : await finish(engine, embedder, scope, progress)
    }
    const { kept, error, down } = await embedItems(engine, embedder, scope, items, signal)
    if (down && stopped()) break
    if (down) throw unavailable(embedder, error)
    after = last.seq
    const done = progress.done + items.length
    const failed = progress.failed + items.length - kept.size
    // Others may have remembered more meanwhile.
    progress = { ...progress, done, failed, total: Math.max(progress.total, done) }
    await onProgress?.(progress)
  }
  return progress
}

function embedderOf({ embedder }: Engine): Embedder {
  if (embedder !== null) return embedder
  throw new InvalidConfigError('There is nothing to embed with. Pass an embedder to createRecollect().')
}

const owedIn = (engine: Engine, { model, dimensions }: Embedder, scope: string): Promise<number> =>
  engine.store.read(scope, async (view) => {
    const { items, vectors } = view
    const spaces = (await vectors?.spaces()) ?? []
    const own = spaces.find((space) => space.model === model && space.dimensions === dimensions)
    const others = (await owedOfPlugins(engine, view, { model, dimensions })) ?? 0
    return (await items.count()) - (own?.vectors ?? 0) + others
  })

const nextOwed = ({ store }: Engine, space: Embedder, scope: string, after: number, limit: number) =>
  store.read(scope, async ({ items, vectors }) =>
    items.bySeq((await vectors?.owed(space, after, limit)) ?? []),
  )

/** Only a scope with a vector of the present model gives the others up. */
async function finish(
  { store, plugins }: Engine,
  { model, dimensions }: Embedder,
  scope: string,
  progress: ReembedProgress,
): Promise<ReembedProgress> {
  const removed = await store.transaction(scope, async (tx) => {
    const spaces = (await tx.vectors?.spaces()) ?? []
    const own = spaces.some((space) => space.model === model && space.dimensions === dimensions)
    const others = spaces.length > (own ? 1 : 0)
    let gone = own && others ? ((await tx.vectors?.keepOnly({ model, dimensions })) ?? 0) : 0
    if (own)
      for (const { vectors } of plugins) gone += (await vectors?.keepOnly(tx, { model, dimensions })) ?? 0
    return gone
  })
  return { ...progress, removed }
}
