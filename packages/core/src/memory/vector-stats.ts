import type { VectorStats } from '../api/memory.ts'
import type { Embedder } from '../plugin/ports.ts'
import type { ScopeView } from '../plugin/store.ts'
import { owedKnowledge } from './owed-knowledge.ts'

/** What the present model knows of a scope, and what others left. */
export async function vectorStats(
  { model, dimensions }: Embedder,
  { vectors, semantic }: ScopeView,
  items: number,
): Promise<VectorStats> {
  const spaces = (await vectors?.spaces()) ?? []
  const own = spaces.find((space) => space.model === model && space.dimensions === dimensions)
  const others = spaces.filter((space) => space !== own)
  const [embedded, owed] = [own?.vectors ?? 0, items - (own?.vectors ?? 0)]
  const warning = warningOf(model, owed, others.length > 0)
  const stats = { model, dimensions, embedded, owed, others, warning }
  if (semantic === undefined || semantic.cutUpTo === 0) return stats
  const knowledge = await owedKnowledge(semantic, { model, dimensions })
  return { ...stats, owedKnowledge: knowledge, warning: warning ?? knowledgeWarning(model, knowledge) }
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
