/** What `Store.erase` removes beside the contents. */
export interface EraseOptions {
  /** The audit log too. Without it the log stays: it holds no texts. */
  readonly audit?: boolean
}

/** What a search for the erased bytes found. */
export interface ResidueSearch {
  /** Files, by name without directory, with their length in bytes. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
  /** How many texts and ids were searched for, and how many were found. */
  readonly searched: number
  readonly found: number
}

/** What a store removed for good, and what it could not reach. */
export interface Erasure {
  /** Removed rows, by table; tables of which none went are left out. */
  readonly rows: Readonly<Record<string, number>>
  /** Null where the store cannot look: `remains` says what then has to be done. */
  readonly residue: ResidueSearch | null
  /** What is out of the store's reach, one sentence each: backups, replicas, dead rows before the next vacuum. */
  readonly remains: readonly string[]
}
