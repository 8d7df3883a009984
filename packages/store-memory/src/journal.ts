/** Sequence numbers filed under a key. */
export type Buckets<K> = Map<K, Map<number, true>>

/** Writes to the maps and lists of one scope, remembered so that they can be taken back. O(1) a write to a map. */
export class Journal {
  readonly #undo: (() => void)[] = []

  set<K, V>(map: Map<K, V>, key: K, value: V): void {
    const before = map.get(key)
    this.#undo.push(before === undefined ? () => map.delete(key) : () => map.set(key, before))
    map.set(key, value)
  }

  delete<K, V>(map: Map<K, V>, key: K): void {
    const before = map.get(key)
    if (before === undefined) return
    this.#undo.push(() => map.set(key, before))
    map.delete(key)
  }

  /** Files `seq` under `key`. */
  file<K>(buckets: Buckets<K>, key: K, seq: number): void {
    const bucket = buckets.get(key)
    if (bucket === undefined) this.set(buckets, key, new Map([[seq, true]]))
    else this.set(bucket, seq, true)
  }

  /** Takes `seq` from under `key`; an empty bucket goes too. */
  unfile<K>(buckets: Buckets<K>, key: K, seq: number): void {
    const bucket = buckets.get(key)
    if (bucket === undefined) return
    this.delete(bucket, seq)
    if (bucket.size === 0) this.delete(buckets, key)
  }

  /** Puts `value` into a list, before what is at `at`. */
  insertAt<T>(list: T[], at: number, value: T): void {
    this.#undo.push(() => list.splice(at, 1))
    list.splice(at, 0, value)
  }

  /** Takes what is at `at` out of a list. */
  removeAt<T>(list: T[], at: number): void {
    const removed = list.splice(at, 1)
    this.#undo.push(() => list.splice(at, 0, ...removed))
  }

  rollback(): void {
    for (const undo of this.#undo.reverse()) undo()
  }
}
