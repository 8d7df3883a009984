import { rankIn } from './sorted.ts'

/** Sequence numbers filed under a key. */
export type Buckets<K> = Map<K, Map<number, true>>

type Compare<T> = (a: T, b: T) => number

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

  /** Files a value under two keys. */
  setUnder<A, B, V>(maps: Map<A, Map<B, V>>, a: A, b: B, value: V): void {
    const rows = maps.get(a)
    if (rows === undefined) this.set(maps, a, new Map([[b, value]]))
    else this.set(rows, b, value)
  }

  /** Takes what is under two keys; a map that empties goes too. */
  deleteUnder<A, B, V>(maps: Map<A, Map<B, V>>, a: A, b: B): void {
    const rows = maps.get(a)
    if (rows === undefined) return
    this.delete(rows, b)
    if (rows.size === 0) this.delete(maps, a)
  }

  /** Puts a value into a sorted list. */
  insert<T>(list: T[], value: T, compare: Compare<T>): void {
    const at = rankIn(list, value, compare)
    this.#undo.push(() => list.splice(at, 1))
    list.splice(at, 0, value)
  }

  /** Takes a value that stands there out of a sorted list. */
  remove<T>(list: T[], value: T, compare: Compare<T>): void {
    const at = rankIn(list, value, compare)
    const removed = list.splice(at, 1)
    this.#undo.push(() => list.splice(at, 0, ...removed))
  }

  /** Puts a value into the sorted list under a key. */
  insertUnder<K, T>(lists: Map<K, T[]>, key: K, value: T, compare: Compare<T>): void {
    const list = lists.get(key)
    if (list === undefined) this.set(lists, key, [value])
    else this.insert(list, value, compare)
  }

  /** Takes a value that stands there from under a key; a list that empties goes too. */
  removeUnder<K, T>(lists: Map<K, T[]>, key: K, value: T, compare: Compare<T>): void {
    const list = lists.get(key)
    if (list === undefined) return
    this.remove(list, value, compare)
    if (list.length === 0) this.delete(lists, key)
  }

  rollback(): void {
    for (const undo of this.#undo.reverse()) undo()
  }
}
