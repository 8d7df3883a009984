import type { SeqSpan } from '@recollect/core'
import type { SqlConnection, SqlQuery, SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec } from '../flavor.ts'
import { timeOrNull } from '../rows/card-values.ts'
import type { ChangeSpans } from '../rows/change-row.ts'
import { orNull } from '../rows/columns.ts'
import type { Statements } from '../statements/all-statements.ts'

/** No scope has this number: reads of a scope that is not there find nothing. */
const NOWHERE = 0

/** One scope inside one transaction: its number, its figures, and the way to its rows. */
export class ScopeSession {
  readonly scope: string
  readonly statements: Statements
  readonly codec: SqlCodec
  readonly connection: SqlConnection
  #id = NOWHERE
  #documents = 0
  #totalLength = 0
  #nextDue: number | null = null
  readonly #made: { item: SeqSpan | null; card: SeqSpan | null } = { item: null, card: null }

  constructor(
    scope: string,
    found: readonly SqlRow[],
    connection: SqlConnection,
    store: { readonly statements: Statements; readonly codec: SqlCodec },
  ) {
    this.scope = scope
    this.connection = connection
    this.statements = store.statements
    this.codec = store.codec
    if (found[0] === undefined) return
    const [id, documents, totalLength, nextDue] = found[0]
    this.#id = this.codec.readInteger(id)
    this.#documents = this.codec.readInteger(documents)
    this.#totalLength = this.codec.readInteger(totalLength)
    this.#nextDue = orNull(nextDue, this.codec.readTime)
  }

  get id(): number {
    return this.#id
  }

  /** Items in the text index, and the sum of their lengths. */
  get figures(): { readonly documents: number; readonly totalLength: number } {
    return { documents: this.#documents, totalLength: this.#totalLength }
  }

  get nextDue(): number | null {
    return this.#nextDue
  }

  async setNextDue(at: number | null): Promise<void> {
    if (at === this.#nextDue) return
    const scope = await this.ensure()
    const { setNextDue } = this.statements.scopes
    await this.connection.change(setNextDue.with({ scope, nextDue: timeOrNull(at, this.codec) }))
    this.#nextDue = at
  }

  /** Notes the number of a record that was inserted, for the next change. */
  made(record: 'item' | 'card', seq: number): void {
    this.#made[record] = [this.#made[record]?.[0] ?? seq, seq]
  }

  /** What was inserted in this transaction since the last call. */
  takeMade(): ChangeSpans {
    const { item, card } = this.#made
    this.#made.item = null
    this.#made.card = null
    return { items: item, cards: card }
  }

  /** The scope's number; it gets one at its first write. */
  async ensure(): Promise<number> {
    if (this.#id !== NOWHERE) return this.#id
    this.#id = await this.number(this.statements.scopes.insert.with({ name: this.scope }))
    return this.#id
  }

  /** The first row, or null. */
  async one(query: SqlQuery): Promise<SqlRow | null> {
    return (await this.connection.rows(query))[0] ?? null
  }

  /** The whole number in the only column of the only row; `missing` when there is no row. */
  async number(query: SqlQuery, missing?: number): Promise<number> {
    const row = await this.one(query)
    return row === null && missing !== undefined ? missing : this.codec.readInteger(row?.[0])
  }

  /** Adds to the figures of the text index. This transaction is the scope's only writer, so they are known. */
  async addToFigures(documents: number, length: number): Promise<void> {
    this.#documents += documents
    this.#totalLength += length
    const { setFigures } = this.statements.scopes
    await this.connection.change(
      setFigures.with({ scope: this.#id, documents: this.#documents, totalLength: this.#totalLength }),
    )
  }
}
