import type { Engine } from '../../engine.ts'
import { errorCode } from '../../observe/observed.ts'
import type { AbortSignalLike, Embedder } from '../../plugin/ports.ts'
import type { NormalizedText } from '../../plugin/text.ts'
import { splitQuery } from '../../query/split-query.ts'
import type { QueryPlan, QueryVector } from '../../query-plan.ts'
import type { PreparedQuery } from '../../recall/prepared-query.ts'
import { LEFT_OUT } from '../../recall/candidate.ts'
import { embed } from '../../vector/embed.ts'

/** The parts of a query as vectors, or why there are none. The embedder is asked once, before the store is read. */
export async function askedVectors(
  engine: Engine,
  embedder: Embedder,
  scope: string,
  query: NormalizedText,
  signal: AbortSignalLike | undefined,
): Promise<(prepared: PreparedQuery) => PreparedQuery> {
  const { model, dimensions } = embedder
  const space = { model, dimensions, vectors: 0, others: 0 }
  const none = (code: string, reason: string, kept = space) =>
    attaching(() => ({ space: kept, vector: null, code, reason }))
  if (engine.config.query.off.includes('vector')) return none('off', LEFT_OUT)
  const kept = { ...space, ...(await keptIn(engine, embedder, scope)) }
  if (kept.vectors === 0) {
    const others = kept.others > 0 ? `; ${kept.others} of other models are ignored: call reembed()` : ''
    return none('no_vectors', `no message has a vector of "${model}" yet${others}`, kept)
  }
  const texts = partsOf(engine, query)
  try {
    const options = { kind: 'query' as const, ...(signal === undefined ? {} : { signal }) }
    const vectors = await embed(embedder, texts, options)
    return attaching(({ query: { source } }) => ({
      space: kept,
      vector: vectors[texts.indexOf(source)] ?? null,
      code: 'ran',
      reason: '',
    }))
  } catch (error) {
    engine.observer?.count('recollect.embedding.failed', 1, { error: errorCode(error) })
    const code = signal?.aborted === true ? 'aborted' : 'embedder_failed'
    return none(code, `the query has no vector: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const attaching =
  (of: (plan: QueryPlan) => QueryVector) =>
  (prepared: PreparedQuery): PreparedQuery => {
    const attach = (plan: QueryPlan): QueryPlan => ({ ...plan, vector: of(plan) })
    const more = prepared.more === undefined ? {} : { more: prepared.more.map(attach) }
    return { ...prepared, plan: attach(prepared.plan), ...more }
  }

/** As `prepare` takes a query apart. */
function partsOf({ config, packs }: Engine, { source, text }: NormalizedText): readonly string[] {
  const parts = config.query.off.includes('decomposition') ? [] : splitQuery(text, packs)
  const whole = parts.length < 2 && (parts[0]?.besides ?? '') === ''
  return whole ? [source] : parts.map((part) => part.text)
}

const keptIn = ({ store }: Engine, { model, dimensions }: Embedder, scope: string) =>
  store.read(scope, async (view) => {
    const spaces = (await view.vectors?.spaces()) ?? []
    const own = spaces.find((space) => space.model === model && space.dimensions === dimensions)
    const all = spaces.reduce((sum, { vectors }) => sum + vectors, 0)
    return { vectors: own?.vectors ?? 0, others: all - (own?.vectors ?? 0) }
  })
