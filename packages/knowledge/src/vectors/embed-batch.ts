import type { Engine } from '../engine.ts'
import type { AbortSignalLike, Embedder, Episode } from '@recollect/core'
import type { SemanticKind, SemanticReader, StoredNode } from '@recollect/core/store'
import { embedEach } from '@recollect/core/plugin'
import { readSemantic, writeSemantic } from '../access.ts'

/** What became of the texts of one batch; none of it is thrown. */
export interface EmbeddedBatch {
  readonly count: number
  readonly kept: number
  /** Ids of those the embedder does not take. */
  readonly refused: readonly string[]
  readonly error: unknown
  /** The embedder or the store answers nothing at present. */
  readonly down: boolean
}

interface OwedText {
  readonly id: string
  readonly text: string
}

/** Texts sent to the embedder together. */
const BATCH = 64
/** What a store gives at once. */
const MOST = 1000

/** Embeds the next nodes or episodes that have no vector of the present embedder, those refused before passed over. */
export async function embedBatch(
  engine: Engine,
  embedder: Embedder,
  scope: string,
  kind: SemanticKind,
  passedOver: ReadonlySet<string>,
  signal: AbortSignalLike | undefined,
): Promise<EmbeddedBatch> {
  const { model, dimensions } = embedder
  let count = 0
  try {
    const owed = await readSemantic(engine, scope, async ({ semantic }) => {
      const many = Math.min(BATCH + passedOver.size, MOST)
      const ids = await semantic.withoutVector(kind, { model, dimensions }, many)
      const fresh = ids.filter((id) => !passedOver.has(id)).slice(0, BATCH)
      return textsOf(semantic, kind, fresh)
    })
    count = owed.length
    const texts = owed.map(({ text }) => text)
    const { vectors, error, down } =
      count === 0 ? { vectors: [], error: null, down: false } : await embedEach(embedder, texts, signal)
    const made = new Map(
      owed.flatMap(({ id }, at): [string, Float32Array][] => {
        const vector = vectors[at]
        return vector ? [[id, vector]] : []
      }),
    )
    if (made.size > 0) await keep(engine, embedder, scope, kind, owed, made)
    const refused = down ? [] : owed.flatMap(({ id }) => (made.has(id) ? [] : id))
    return { count, kept: made.size, refused, error, down }
  } catch (error) {
    return { count, kept: 0, refused: [], error, down: true }
  }
}

async function textsOf(
  semantic: SemanticReader,
  kind: SemanticKind,
  ids: readonly string[],
): Promise<readonly OwedText[]> {
  if (ids.length === 0) return []
  return kind === 'node'
    ? (await semantic.nodesById(ids)).map((node) => ({ id: node.id, text: nodeText(node) }))
    : (await semantic.episodesById(ids)).map((episode) => ({ id: episode.id, text: episodeText(episode) }))
}

/** What says something else by now stays owed. */
const keep = (
  engine: Engine,
  { model, dimensions }: Embedder,
  scope: string,
  kind: SemanticKind,
  owed: readonly OwedText[],
  made: ReadonlyMap<string, Float32Array>,
): Promise<void> =>
  writeSemantic(engine, scope, async ({ semantic }) => {
    const before = new Map(owed.map(({ id, text }) => [id, text]))
    const now = await textsOf(semantic, kind, [...made.keys()])
    const rows = now.flatMap(({ id, text }): [string, Float32Array][] => {
      const vector = before.get(id) === text ? made.get(id) : undefined
      return vector ? [[id, vector]] : []
    })
    await semantic.putVectors(kind, { model, dimensions }, new Map(rows))
  })

/** What a node is embedded by: what its search keywords are made of, so that its vector is gone when it says something else. */
const nodeText = ({ key, value, context }: Pick<StoredNode, 'key' | 'value' | 'context'>): string =>
  [`${key}: ${value}`, context].filter((line) => line !== '').join('\n')

/** What an episode is embedded by. */
const episodeText = ({ title, summary, content }: Pick<Episode, 'title' | 'summary' | 'content'>): string =>
  [title, summary, content].filter((line) => line !== '').join('\n')
