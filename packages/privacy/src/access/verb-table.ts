/** What a verb does. `stream`: it reads, and gives what it reads piece by piece. */
export type VerbKind = 'read' | 'write' | 'erase' | 'stream'

/** What stands on a handle and is no verb. */
type DataKey = 'scope' | 'id' | 'moment'

type EntryOf<V> = V extends (...given: never[]) => infer R
  ? R extends Promise<unknown>
    ? Exclude<VerbKind, 'stream'>
    : R extends AsyncIterable<unknown>
      ? 'stream'
      : VerbTable<R>
  : VerbTable<V>

/**
 * Every verb of a handle with what it does; of what gives a handle, and of handles on it, a table of their own. A verb left out does not
 * compile.
 */
export type VerbTable<T> = { readonly [K in Exclude<keyof T, DataKey>]: EntryOf<T[K]> }

/** The same as it is looked up. */
export interface AnyTable {
  readonly [name: string]: VerbKind | AnyTable
}

export const entryOf = (table: AnyTable, name: string): VerbKind | AnyTable | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null
