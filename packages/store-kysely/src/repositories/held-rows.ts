import type { SqlConnection, SqlQuery } from '../driver/sql-driver.ts'
import type { CardValues } from '../rows/card-values.ts'
import type { ChangeValues } from '../rows/change-row.ts'
import type { ImageValues } from '../rows/image-row.ts'
import type { ItemValues } from '../rows/item-row.ts'
import type { EpisodeItemValues } from '../rows/semantic/episode-item-row.ts'
import type { KeyedRecord } from '../rows/semantic/key-row.ts'
import type { QuarantineValues } from '../rows/semantic/quarantine-row.ts'
import type { KeyedTurn } from '../rows/turn-key-row.ts'
import type { TurnValues } from '../rows/turn-row.ts'
import type { ScopeKey } from '../schema.ts'
import type { Statements } from '../statements/all-statements.ts'
import { checkText } from '../statements/checks.ts'
import type { IndexedItem } from './postings-access.ts'

/** New rows by table. */
export interface NewRows {
  readonly items: readonly ItemValues[]
  readonly cards: readonly CardValues[]
  readonly changes: readonly ChangeValues[]
  readonly images: readonly ImageValues[]
  readonly postings: readonly IndexedItem[]
  readonly turns: readonly TurnValues[]
  readonly turnKeys: readonly KeyedTurn[]
  readonly episodeItems: readonly EpisodeItemValues[]
  readonly semanticKeys: readonly KeyedRecord[]
  readonly quarantined: readonly QuarantineValues[]
}

/** The statements that insert new rows of a scope. Their order among tables does not matter. */
export type RowInserts = (statements: Statements, scope: ScopeKey, rows: NewRows) => readonly SqlQuery[]

type Lists = { -readonly [Table in keyof NewRows]: NewRows[Table][number][] }

/** How many rows wait at most. */
const MOST = 4096
/** How many characters of text in them, about: what is sent in one statement must fit into one string. */
const MOST_TEXT = 8_000_000

const empty = (): Lists => ({
  items: [],
  cards: [],
  changes: [],
  images: [],
  postings: [],
  turns: [],
  turnKeys: [],
  episodeItems: [],
  semanticKeys: [],
  quarantined: [],
})

/** Inserts that nobody has asked about yet: what is inserted together is written together. */
export class HeldRows {
  readonly #inserts: (rows: NewRows) => readonly SqlQuery[]
  readonly #connection: SqlConnection
  #rows = empty()
  #count = 0
  #length = 0
  #failure: { readonly error: unknown } | null = null

  constructor(connection: SqlConnection, inserts: (rows: NewRows) => readonly SqlQuery[]) {
    this.#connection = connection
    this.#inserts = inserts
  }

  /** Whether there are any, or some could not be written. */
  get waiting(): boolean {
    return this.#count > 0 || this.#failure !== null
  }

  async add<Table extends keyof Lists>(table: Table, row: Lists[Table][number]): Promise<void> {
    const list: unknown[] = this.#rows[table]
    const length = checkRow(row)
    list.push(row)
    this.#count += 'terms' in row ? row.terms.length : 'keys' in row ? row.keys.length : 1
    this.#length += length
    if (this.#count >= MOST || this.#length >= MOST_TEXT) await this.flush()
  }

  /** Tells of an item that still waits under which terms it is indexed. False when it is on its way already. */
  setIndexedTerms(seq: number, terms: string): boolean {
    const { items } = this.#rows
    const at = items.findLastIndex((item) => item.seq === seq)
    const item = items[at]
    if (item === undefined) return false
    items[at] = { ...item, indexed_terms: checkText(terms) }
    return true
  }

  /** Seals the text of an item that still waits. False when there is none, or it is on its way already. */
  sealText(id: string, seal: (text: string) => string): boolean {
    const { items } = this.#rows
    const at = items.findLastIndex((item) => item.id === id)
    const item = items[at]
    if (item === undefined) return false
    items[at] = { ...item, text: seal(item.text) }
    return true
  }

  /**
   * Sends everything, before anything that is asked for after this call. Once that failed it fails each time: whoever inserted was told
   * that it is done, so nothing of the transaction may be kept.
   */
  async flush(): Promise<void> {
    if (this.#failure !== null) throw this.#failure.error
    if (this.#count === 0) return
    const rows = this.#rows
    this.#rows = empty()
    this.#count = 0
    this.#length = 0
    try {
      await this.#send(this.#inserts(rows))
    } catch (error) {
      this.#failure ??= { error }
      throw error
    }
  }

  async #send(queries: readonly SqlQuery[]): Promise<void> {
    const connection = this.#connection
    if (connection.sendAll) await connection.sendAll(queries)
    else await Promise.all(queries.map((query) => connection.send(query)))
  }
}

/** Text that no database would give back as it is, is refused where it was given. Returns how long the texts are. */
function checkRow(row: object): number {
  let length = 0
  for (const value of Object.values(row)) {
    if (typeof value === 'string') length += checkText(value).length
  }
  if ('terms' in row && Array.isArray(row.terms)) checkEntries(row.terms)
  if ('keys' in row && Array.isArray(row.keys)) checkEntries(row.keys)
  return length
}

/** Of entries with numbers and texts. */
function checkEntries(entries: readonly unknown[]): void {
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue
    for (const value of entry) if (typeof value === 'string') checkText(value)
  }
}
