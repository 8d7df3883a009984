import type { VectorStats } from '../../api/upkeep.ts'
import type { Engine } from '../../engine.ts'
import type { Embedder } from '../../plugin/ports.ts'
import type { ScopeView } from '../../plugin/store.ts'
import type { VectorSpace } from '../../plugin/search.ts'

/** What the present model knows of a scope, and what others left. */
export async function vectorStats(
  engine: Engine,
  { model, dimensions }: Embedder,
  view: ScopeView,
  items: number,
): Promise<VectorStats> {
  const spaces = (await view.vectors?.spaces()) ?? []
  const own = spaces.find((space) => space.model === model && space.dimensions === dimensions)
  const others = spaces.filter((space) => space !== own)
  const [embedded, owed] = [own?.vectors ?? 0, items - (own?.vectors ?? 0)]
  const warning = warningOf(model, owed, others.length > 0)
  const stats = { model, dimensions, embedded, owed, others, warning }
  const knowledge = await owedOfPlugins(engine, view, { model, dimensions })
  if (knowledge === null) return stats
  return { ...stats, owedKnowledge: knowledge, warning: warning ?? knowledgeWarning(model, knowledge) }
}

/** Records of plugins without a vector of the space; null where no plugin has any. */
export async function owedOfPlugins(
  { plugins }: Engine,
  view: ScopeView,
  space: VectorSpace,
): Promise<number | null> {
  let owed: number | null = null
  for (const { vectors } of plugins) {
    const own = (await vectors?.owed(view, space)) ?? null
    if (own !== null) owed = (owed ?? 0) + own
  }
  return owed
}

const knowledgeWarning = (model: string, owed: number): string | null =>
  owed === 0
    ? null
    : `${owed} nodes and episodes have no vector of "${model}" and are not found by meaning. Call reembed().`

function warningOf(model: string, owed: number, changed: boolean): string | null {
  if (owed === 0) return changed ? 'Vectors of another model are left. reembed() removes them.' : null
  const what = `${owed} messages have no vector of "${model}" and are not found by meaning.`
  return `${what}${changed ? ' Those of another model are not used.' : ''} Call reembed().`
}
