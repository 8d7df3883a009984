import type { TurnKeyCount, TurnKeyKind, TurnPlace, TurnKey } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlTime } from '../codec.ts'
import { text } from './columns.ts'

/** How kinds of keys are written: numbers, in an index with a row for each key. */
export const KEY_KINDS = { hash: 1, topic: 2, topic_token: 3, token: 4 } as const satisfies Record<
  TurnKeyKind,
  number
>

/** A key as the index holds it. */
export type WrittenKey = readonly [kind: number, key: string]

/** Keys of one turn, in the order of the index. */
export interface KeyedTurn {
  readonly number: number
  readonly saidAt: SqlTime
  readonly keys: readonly WrittenKey[]
}

/** In the order of the index, so that neighbours are written together. */
export function writeTurnKeys(keys: readonly TurnKey[], codec: SqlCodec): readonly WrittenKey[] {
  const written = keys.map(([kind, key]): WrittenKey => [KEY_KINDS[kind], codec.writeKey(key)])
  return written.sort(([kind, key], [other, otherKey]) => kind - other || (key < otherKey ? -1 : 1))
}

export function rowToPlace([number, saidAt]: SqlRow, codec: SqlCodec): TurnPlace {
  return { number: codec.readInteger(number), saidAt: codec.readTime(saidAt) }
}

/** With the key as it is written, and one of the turns that have it. */
export interface WrittenKeyCount extends TurnKeyCount {
  readonly number: number
}

export function rowToKeyCount([key, turns, lastAt, number]: SqlRow, codec: SqlCodec): WrittenKeyCount {
  return {
    key: text(key, 'key'),
    turns: codec.readInteger(turns),
    lastAt: codec.readTime(lastAt),
    number: codec.readInteger(number),
  }
}
