import { NotFoundError } from '@recollect/core'
import type { VectorSpace, VectorWriter } from '@recollect/core/store'
import { toBytes } from '@recollect/core/store'
import { text } from '../rows/columns.ts'
import { bySlot, rowToHead, rowToPacked } from '../rows/embedding-row.ts'
import type { EmbeddingHead } from '../rows/embedding-row.ts'
import type { SpaceArgs } from '../statements/embedding-statements.ts'
import { checkText } from '../statements/checks.ts'
import { sealRow } from '../seal/sealing-codec.ts'
import { bucketOf, rowsOf, seqAt, slotOf } from '../vectors/layout.ts'
import type { ScopeSession } from './scope-session.ts'
import { checkLength, SqlVectors } from './vectors.ts'

export class SqlVectorWriter extends SqlVectors implements VectorWriter {
  async put(space: VectorSpace, vectors: ReadonlyMap<number, Float32Array>): Promise<void> {
    checkText(space.model)
    const buckets = new Map<number, Map<number, Uint8Array>>()
    for (const [seq, vector] of vectors) {
      checkLength(space, vector)
      const bucket = buckets.get(bucketOf(seq)) ?? new Map<number, Uint8Array>()
      buckets.set(bucketOf(seq), bucket.set(slotOf(seq), toBytes(vector)))
    }
    await checkItems(this.session, [...vectors.keys()])
    for (const [bucket, added] of buckets) await fill(this.session, this.keyOf(space), bucket, added)
  }

  async keepOnly(space: VectorSpace): Promise<number> {
    const { connection, statements } = this.session
    const { model, dimensions } = space
    const spaces = await this.spaces()
    const others = spaces.filter((kept) => kept.model !== model || kept.dimensions !== dimensions)
    if (others.length > 0) {
      await connection.send(statements.embeddings.removeOthers.with(this.keyOf(space)))
    }
    return others.reduce((sum, { vectors }) => sum + vectors, 0)
  }
}

/** Takes an item's vectors out of every space. */
export async function removeVectors(session: ScopeSession, seq: number): Promise<void> {
  const { connection, statements, codec, id: scope } = session
  const bucket = bucketOf(seq)
  const rows = await connection.rows(statements.embeddings.headsOfBucket.with({ scope, bucket }))
  for (const [model, dimensions, ...head] of rows) {
    const row = rowToHead(head, codec)
    if (!row.members.includes(slotOf(seq))) continue
    const space = { scope, model: text(model, 'model'), dimensions: codec.readInteger(dimensions) }
    const kept = await take(session, space, bucket, [row])
    kept.delete(slotOf(seq))
    if (kept.size > 0) await insertRow(session, space, bucket, kept)
  }
}

/** Adds vectors to a bucket: rows that change are written again, laid out as the layout says. */
async function fill(
  session: ScopeSession,
  space: SpaceArgs,
  bucket: number,
  added: ReadonlyMap<number, Uint8Array>,
): Promise<void> {
  const heads = await headsOf(session, space, bucket)
  const rows = rowsOf([...heads.flatMap(({ members }) => members), ...added.keys()])
  const places = new Set(rows.map(String))
  const stays = ({ members }: EmbeddingHead) =>
    places.has(String(members)) && !members.some((slot) => added.has(slot))
  const kept = new Set(heads.filter(stays).map(({ slot }) => slot))
  const vectors = await take(
    session,
    space,
    bucket,
    heads.filter(({ slot }) => !kept.has(slot)),
  )
  for (const [slot, vector] of added) vectors.set(slot, vector)
  for (const row of rows) {
    const [first] = row
    if (first === undefined || kept.has(first)) continue
    const entries = row.flatMap((slot): [number, Uint8Array][] => {
      const vector = vectors.get(slot)
      return vector === undefined ? [] : [[slot, vector]]
    })
    await insertRow(session, space, bucket, new Map(entries))
  }
}

async function headsOf(
  session: ScopeSession,
  space: SpaceArgs,
  bucket: number,
): Promise<readonly EmbeddingHead[]> {
  const range = { ...space, from: bucket, to: bucket + 1 }
  const rows = await session.connection.rows(session.statements.embeddings.heads.with(range))
  return rows.map((row) => rowToHead(row, session.codec))
}

/** Removes rows of a bucket and gives back their vectors by place. */
async function take(
  session: ScopeSession,
  space: SpaceArgs,
  bucket: number,
  heads: readonly EmbeddingHead[],
): Promise<Map<number, Uint8Array>> {
  const { connection, statements, codec } = session
  const taken = new Map<number, Uint8Array>()
  for (const { slot } of heads) {
    const key = { ...space, bucket, slot }
    const row = await session.one(statements.embeddings.row.with(key))
    const size = space.dimensions * 4
    for (const [place, vector] of bySlot(rowToPacked(row ?? [], size, codec), size)) taken.set(place, vector)
    await connection.send(statements.embeddings.remove.with(key))
  }
  return taken
}

async function insertRow(
  { connection, statements, codec }: ScopeSession,
  space: SpaceArgs,
  bucket: number,
  rows: ReadonlyMap<number, Uint8Array>,
): Promise<void> {
  const sorted = [...rows].sort(([a], [b]) => a - b)
  const size = space.dimensions * 4
  const vectors = new Uint8Array(sorted.length * size)
  sorted.forEach(([, vector], at) => vectors.set(vector, at * size))
  const members = Uint8Array.from(sorted, ([slot]) => slot)
  const [slot = 0] = members
  const row = sealRow(codec, 'embeddings', { ...space, bucket, slot, members, vectors })
  await connection.send(statements.embeddings.insert.with(row))
}

/** Throws for the first that is no item of the scope. */
async function checkItems(
  { connection, statements, codec, id: scope }: ScopeSession,
  seqs: readonly number[],
): Promise<void> {
  const buckets = new Set(seqs.map(bucketOf))
  const known = new Set<number>()
  for (const bucket of buckets) {
    const range = { scope, after: seqAt(bucket, 0) - 1, limit: seqAt(1, 0) }
    const rows = await connection.rows(statements.embeddings.itemSeqs.with(range))
    for (const [seq] of rows) known.add(codec.readInteger(seq))
  }
  const missing = seqs.find((seq) => !known.has(seq))
  if (missing !== undefined) throw new NotFoundError('item', String(missing))
}
