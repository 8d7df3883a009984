import type { RememberResult } from '../../api/remember.ts'
import type { Engine } from '../../engine.ts'
import { errorCode } from '../../observe/observed.ts'
import type { AbortSignalLike, Embedder } from '../../plugin/ports.ts'
import { beginning } from '../../util/strings.ts'
import { blankRecalled } from '../../text/recalled.ts'
import type { MemoryItem } from '../../types/item.ts'
import { embedEach } from '../../vector/embed.ts'

/** Messages sent to the embedder together. */
const BATCH = 100

/** What became of some messages; none of it is thrown: they are kept already. */
export interface EmbeddedItems {
  /** Those that have their vector now, by `seq`. */
  readonly kept: ReadonlySet<number>
  /** Why others have not; null when all have. */
  readonly error: unknown
  readonly down: boolean
}

/** What a message is embedded by: its own words, and where several people speak, before them who does. */
function textOf({ text, speaker }: MemoryItem): string {
  const read = beginning(text)
  const said = blankRecalled(read)
  const own = said === read ? read : said.trim() || read
  return speaker === null ? own : `${speaker}: ${own}`
}

/** Embeds messages outside any transaction, then keeps the vectors of those that are still there. */
export async function embedItems(
  engine: Engine,
  embedder: Embedder,
  scope: string,
  items: readonly MemoryItem[],
  signal: AbortSignalLike | undefined,
): Promise<EmbeddedItems> {
  const { vectors, error, down } = await embedEach(embedder, items.map(textOf), signal)
  const made = new Map(
    items.flatMap(({ seq }, at): [number, Float32Array][] => {
      const vector = vectors[at]
      return vector ? [[seq, vector]] : []
    }),
  )
  if (made.size > 0) await keep(engine, embedder, scope, made)
  if (error !== null) {
    engine.observer?.count('recollect.embedding.owed', items.length - made.size, { error: errorCode(error) })
  }
  return { kept: new Set(made.keys()), error, down }
}

async function keep(
  { store }: Engine,
  { model, dimensions }: Embedder,
  scope: string,
  made: ReadonlyMap<number, Float32Array>,
): Promise<void> {
  await store.transaction(scope, async (tx) => {
    const there = await tx.items.bySeq([...made.keys()])
    const rows = there.flatMap(({ seq }): [number, Float32Array][] => {
      const vector = made.get(seq)
      return vector ? [[seq, vector]] : []
    })
    await tx.vectors?.put({ model, dimensions }, new Map(rows))
  })
}

/** Adds to each message just kept what became of its vector. If it fails, the messages stay without a vector until `reembed`. */
export async function embedRemembered(
  engine: Engine,
  embedder: Embedder,
  scope: string,
  results: readonly RememberResult[],
  signal: AbortSignalLike | undefined,
): Promise<readonly RememberResult[]> {
  const items = results.flatMap(({ item, duplicate }) => (duplicate ? [] : [item]))
  const outcomes = new Map<number, string | null>()
  let gone: EmbeddedItems | null = null
  for (let at = 0; at < items.length; at += BATCH) {
    const batch = items.slice(at, at + BATCH)
    const { kept, error, down } = gone ?? (await tryEmbedding(engine, embedder, scope, batch, signal))
    for (const { seq } of batch) outcomes.set(seq, kept.has(seq) ? null : messageOf(error))
    if (down) gone = refused(error)
  }
  return results.map((result) => {
    const reason = result.duplicate ? undefined : outcomes.get(result.item.seq)
    return reason === undefined ? result : { ...result, embedding: { stored: reason === null, reason } }
  })
}

/** Embeds what it can of messages that are kept already: if a store or an embedder fails, they stay without vectors. */
export async function tryEmbedding(...given: Parameters<typeof embedItems>): Promise<EmbeddedItems> {
  try {
    return await embedItems(...given)
  } catch (error) {
    const [engine, , , items] = given
    engine.observer?.count('recollect.embedding.owed', items.length, { error: errorCode(error) })
    return refused(error)
  }
}

const refused = (error: unknown): EmbeddedItems => ({ kept: new Set(), error, down: true })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
