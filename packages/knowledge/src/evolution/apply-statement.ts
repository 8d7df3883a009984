import type { Engine } from '../engine.ts'
import type { SemanticWriter, ItemReader, EpisodeLink, NodeVersion, StoredNode } from '@recollect/core/store'
import type { EpochMs } from '@recollect/core'
import { contentTerms } from '@recollect/core/plugin'
import { importanceOf } from './importance.ts'
import { keyForm, keyWords } from './key-form.ts'
import { linksBy, planStatement } from './plan-statement.ts'
import type { Planned } from './plan-statement.ts'
import { withQuotes } from './sayings.ts'
import type { Statement } from './sayings.ts'

/** The records of a transaction. */
export interface Ledger {
  readonly semantic: SemanticWriter
  readonly items: Pick<ItemReader, 'byIds'>
}

export interface Applied extends Pick<Planned, 'verdict' | 'reason'> {
  /** As it is now; null when the versioner would not have it. */
  readonly node: Omit<StoredNode, 'scope'> | null
  /** The value that held before. */
  readonly before: string | null
}

export interface Naming {
  readonly scope: string
  readonly key: string
  /** The node that has the key already. */
  readonly found: StoredNode | null
  /** Who found it: `diff_analysis:<discoverer>`. */
  readonly method: string
  /** One moment for all that one episode gives: the strength of relationships asks for it. */
  readonly now: EpochMs
}

/** Plans what one episode says of one key, and writes it: the node, its versions, and the links of its episodes. */
export async function applyStatement(
  engine: Engine,
  { semantic, items }: Ledger,
  { scope, key, found, method, now }: Naming,
  statement: Statement,
): Promise<Applied> {
  const nodeId = found?.id ?? engine.ids.next(now)
  const versions = found === null ? [] : await semantic.versions([nodeId])
  const planned = await planStatement(engine, { scope, nodeId, versions }, statement, now)
  const before = found?.value ?? null
  const { verdict, reason } = planned
  if (planned.versions === versions) return { verdict, reason, before, node: found }
  const after = await withQuotes(planned.versions, items)
  const holds = after.find(({ validTo }) => validTo === null)
  if (holds === undefined) return { verdict: 'none', reason, before, node: found }
  const there = found === null ? [] : await semantic.linksOfNodes([nodeId])
  const links = new Map([
    ...there.map(({ episodeId, evolved }) => [episodeId, evolved] as const),
    ...linksBy(after),
  ])
  const related = found === null ? 0 : (await semantic.relationships([nodeId])).length
  const fresh = found ?? blankNode(engine, nodeId, key, statement.episodeId, method, now)
  const node = { ...fresh, ...present(engine, fresh, holds, after, now) }
  const { confidence, accessCount } = node
  const weight = { confidence, episodes: links.size, versions: after.length, related, accesses: accessCount }
  const weighed = { ...node, importance: importanceOf(weight) }
  await semantic.putNode(weighed)
  const known = new Set(versions)
  for (const version of after) if (!known.has(version)) await semantic.putVersion(version)
  await relink(semantic, nodeId, there, links)
  return { verdict, reason, before, node: weighed }
}

/** Of the version that holds, for the row of its node. */
const present = (
  engine: Engine,
  { key }: Pick<StoredNode, 'key'>,
  { value, context, gapType, confidence, version, evidence, validFrom }: NodeVersion,
  all: readonly NodeVersion[],
  now: EpochMs,
) => ({
  ...{ value, context, gapType, confidence, version, evidence, validFrom },
  versions: all.length,
  updatedAt: now,
  searchKeywords: contentTerms(engine, key, value, context),
})

type NewNode = Omit<StoredNode, 'scope' | keyof ReturnType<typeof present>>

const blankNode = (
  engine: Engine,
  id: string,
  key: string,
  episodeId: string,
  method: string,
  now: EpochMs,
): NewNode => ({
  ...{ id, key, keyForm: keyForm(engine, key), keyWords: keyWords(engine, key) },
  ...{ createdAt: now, accessedAt: null, accessCount: 0, relevance: 0, importance: 0 },
  ...{ discoveryEpisodeId: episodeId, discoveryMethod: method },
})

/** What arrives late may make a change of what was the beginning, or the other way round. */
async function relink(
  semantic: SemanticWriter,
  nodeId: string,
  links: readonly EpisodeLink[],
  wanted: ReadonlyMap<string, boolean>,
): Promise<void> {
  const there = new Map(links.map(({ episodeId, evolved }) => [episodeId, evolved]))
  for (const [episodeId, evolved] of wanted) {
    const before = there.get(episodeId)
    if (before === evolved) continue
    if (before === true) await semantic.unlink(episodeId, nodeId)
    await semantic.link({ episodeId, nodeId, evolved })
  }
}
