import type { PostingsQuery } from './postings-access.ts'
import type { SeqSpan, TermPostings, VectorReader, VectorWriter } from '@recollect/core/store'
import type { SqlConnection, SqlQuery, SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../codec.ts'
import { timeOrNull } from '../rows/card-values.ts'
import type { ChangeSpans } from '../rows/change-row.ts'
import { damaged } from '../rows/columns.ts'
import type { ScopeKey } from '../schema.ts'
import type { Statements } from '../statements/all-statements.ts'
import { HeldRows } from './held-rows.ts'
import type { RowInserts } from './held-rows.ts'
import { HoldingConnection } from './holding-connection.ts'
import { FIGURES, NO_FIGURES, rowToFigures, sealedByIn } from './scope-figures.ts'
import type { ScopeFigures } from './scope-figures.ts'

/** How vectors are kept: several to a row as bytes, or in what a database has for them. */
export interface VectorAccess {
  reader(session: ScopeSession): VectorReader
  writer(session: ScopeSession): VectorWriter
  /** Takes an item's vectors out of every space. */
  remove(session: ScopeSession, seq: number): Promise<void>
  /** Removes all of the scope that stands outside of the tables every store has. Returns how many rows, by table. */
  erase?(session: ScopeSession): Promise<Readonly<Record<string, number>>>
}

/** How a database is asked for postings and rid of them: term by term, or all in one statement where a statement is a journey. */
export interface PostingsAccess {
  /** As `SearchReader.postings` gives them. The scope has documents. */
  read(session: ScopeSession, query: PostingsQuery): Promise<readonly TermPostings[]>
  remove(session: ScopeSession, item: number, terms: readonly string[]): Promise<void>
}

/** No scope has this number: reads of a scope that is not there find nothing. */
const NOWHERE = 0

export interface SessionParts {
  readonly statements: Statements
  readonly codec: SqlCodec
  readonly postings: PostingsAccess
  readonly inserts: RowInserts
  readonly vectors: VectorAccess
  /** The number of the scope where it follows from its name, else null. */
  readonly key: ScopeKey | null
}

/** One scope inside one transaction: its number, its figures, and the way to its rows. */
export class ScopeSession {
  readonly scope: string
  readonly statements: Statements
  readonly codec: SqlCodec
  /** Rows that are inserted and not on their way yet; `connection` sends them first. */
  readonly held: HeldRows
  readonly connection: SqlConnection
  readonly postings: PostingsAccess
  readonly vectors: VectorAccess
  /** By which key its row says it was sealed, null: by none; undefined while it has no row. */
  readonly sealedBy: string | null | undefined
  readonly #key: ScopeKey | null
  #id: ScopeKey
  #exists: boolean
  #making: Promise<ScopeKey> | null = null
  #saved: ScopeFigures
  readonly #figures: { -readonly [Figure in keyof ScopeFigures]: ScopeFigures[Figure] }
  readonly #made: { item: SeqSpan | null; card: SeqSpan | null } = { item: null, card: null }
  /** Numbers of items inserted here that are not in the text index yet. */
  readonly #unindexed = new Set<number>()

  constructor(scope: string, found: readonly SqlRow[], connection: SqlConnection, parts: SessionParts) {
    const row = found[0]
    this.scope = scope
    this.statements = parts.statements
    this.held = new HeldRows(connection, (rows) => parts.inserts(this.statements, this.#id, rows))
    this.connection = new HoldingConnection(connection, this.held)
    this.codec = parts.codec
    this.postings = parts.postings
    this.vectors = parts.vectors
    this.#key = parts.key
    this.#exists = row !== undefined
    this.sealedBy = row === undefined ? undefined : sealedByIn(row)
    // Even where the number is known: another scope's name may have come to the same one.
    this.#id = row === undefined ? NOWHERE : (parts.key ?? this.codec.readInteger(row[0]))
    this.#saved = row === undefined ? NO_FIGURES : rowToFigures(row, this.codec)
    this.#figures = { ...this.#saved }
  }

  get id(): ScopeKey {
    return this.#id
  }

  /** As they will stand once this transaction has committed. */
  get figures(): ScopeFigures {
    return this.#figures
  }

  /** Changes figures; they are written once, by `end`. This transaction is the scope's only writer, so they are known. */
  async setFigures(changed: Partial<ScopeFigures>): Promise<void> {
    // Before anything is waited for: of calls side by side each counts on from the one before.
    Object.assign(this.#figures, changed)
    if (!this.#exists) await this.ensure()
  }

  /** The next number of a kind of record. */
  async next(counter: 'lastItem' | 'lastCard' | 'lastChange' | 'lastTurn'): Promise<number> {
    const next = this.#figures[counter] + 1
    this.#figures[counter] = next
    if (!this.#exists) await this.ensure()
    return next
  }

  /** Notes the number of a record that was inserted, for the next change. */
  made(record: 'item' | 'card', seq: number): void {
    this.#made[record] = [this.#made[record]?.[0] ?? seq, seq]
    if (record === 'item') this.#unindexed.add(seq)
  }

  /** Notes an item that was put back: what is removed is in no index. */
  restored(seq: number): void {
    this.#unindexed.add(seq)
  }

  /** What was inserted in this transaction since the last call. */
  takeMade(): ChangeSpans {
    const { item, card } = this.#made
    this.#made.item = null
    this.#made.card = null
    return { items: item, cards: card }
  }

  /** Whether an item was inserted here and never indexed; it is taken for indexed from now on. */
  takeUnindexed(seq: number): boolean {
    return this.#unindexed.delete(seq)
  }

  /** The scope's number; it gets its row at its first write. */
  async ensure(): Promise<ScopeKey> {
    if (this.#exists) return this.#id
    this.#making ??= this.#make()
    return this.#making
  }

  async #make(): Promise<ScopeKey> {
    const { scopes } = this.statements
    const name = this.scope
    const sealedBy = this.codec.sealing?.cipher.indexKey ?? null
    if (this.#key === null) this.#id = await this.number(scopes.insert.with({ name, sealedBy }))
    else {
      await this.connection.send(scopes.insertKnown.with({ name, scope: this.#key, sealedBy }))
      this.#id = this.#key
    }
    this.#exists = true
    return this.#id
  }

  /** Writes what waits, and the figures that changed. Called once, when the work of a transaction is done. */
  async end(): Promise<void> {
    await this.held.flush()
    const [saved, figures] = [this.#saved, this.#figures]
    if (FIGURES.every((name) => saved[name] === figures[name])) return
    const { nextDue, ...counts } = figures
    const due = timeOrNull(nextDue, this.codec)
    await this.connection.send(this.statements.scopes.save.with({ scope: this.#id, nextDue: due, ...counts }))
    this.#saved = { ...figures }
  }

  /** The first row, or null. */
  async one(query: SqlQuery): Promise<SqlRow | null> {
    return (await this.connection.rows(query))[0] ?? null
  }

  /** The whole number in the only column of the only row. */
  async number(query: SqlQuery): Promise<number> {
    const row = await this.one(query)
    return row === null ? damaged('of a number') : this.codec.readInteger(row[0])
  }
}
