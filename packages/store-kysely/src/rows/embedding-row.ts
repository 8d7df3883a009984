import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../codec.ts'
import { openRow } from '../seal/sealing-codec.ts'
import { seqAt, slotOf } from '../vectors/layout.ts'
import { bytes, damaged } from './columns.ts'

/** A row of `embeddings` without its vectors. */
export interface EmbeddingHead {
  readonly bucket: number
  /** Its first place: with the bucket and the space, its key. */
  readonly slot: number
  /** Places in the bucket, ascending; vectors stand in this order. */
  readonly members: readonly number[]
}

export const HEAD_COLUMNS = ['bucket', 'slot', 'members'] as const

export function rowToHead([bucket, slot, members]: SqlRow, codec: SqlCodec): EmbeddingHead {
  return {
    bucket: codec.readInteger(bucket),
    slot: codec.readInteger(slot),
    members: [...bytes(members, 'members')],
  }
}

/** Items of a row, and their vectors one behind the other. */
export interface PackedVectors {
  readonly seqs: readonly number[]
  readonly packed: Uint8Array
}

export const PACKED_COLUMNS = ['bucket', 'members', 'vectors'] as const

/** Opens a row of packed vectors. */
export function rowToPacked(row: SqlRow, size: number, codec: SqlCodec): PackedVectors {
  const [bucket, members, vectors] = openRow(codec, 'embeddings', PACKED_COLUMNS, row)
  const place = codec.readInteger(bucket)
  const seqs = [...bytes(members, 'members')].map((slot) => seqAt(place, slot))
  const packed = bytes(vectors, 'vectors')
  return packed.byteLength === seqs.length * size ? { seqs, packed } : damaged('vectors')
}

/** The vectors of a row by place. */
export function bySlot({ seqs, packed }: PackedVectors, size: number): Map<number, Uint8Array> {
  return new Map(seqs.map((seq, at) => [slotOf(seq), packed.subarray(at * size, (at + 1) * size)]))
}
