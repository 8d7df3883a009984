import type { Cipher } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { RowSealing, SqlCodec, SealOptions } from '../codec.ts'
import { checkText } from '../statements/checks.ts'
import type { SealedTable } from './catalogue.ts'
import { entriesOf } from './entries.ts'
import { holding, plainIn } from './forms.ts'
import { openingsOf } from './opening.ts'
import { placeOf } from './place.ts'
import { sealedColumns } from './plan.ts'
import type { Sealed } from './plan.ts'
import { openInto, sealValue } from './seal-value.ts'

/** Seals and opens rows of one scope, as the catalogue says. */
export class Sealing implements RowSealing {
  readonly cipher: Cipher
  readonly scope: string
  readonly plain: SqlCodec
  readonly #isSensitiveSlot: (slot: string) => boolean
  readonly #sensitiveItems = new Set<string>()
  readonly #places = new Map<Sealed, string>()

  constructor(cipher: Cipher, scope: string, plain: SqlCodec, isSensitiveSlot: (slot: string) => boolean) {
    this.cipher = cipher
    this.scope = scope
    this.plain = plain
    this.#isSensitiveSlot = isSensitiveSlot
  }

  seal<T extends object>(table: SealedTable, values: T, { only, isSensitive = false }: SealOptions = {}): T {
    const of = (column: string): unknown => Reflect.get(values, column) ?? null
    const kept = new Map<string, string | Uint8Array | null>()
    for (const sealed of sealedColumns(table)) {
      if (only !== undefined && !only.includes(sealed.column)) continue
      const packs = sealed.packs.map(({ column }) => of(column))
      const sealer = { ...this.#at(table, sealed), isSensitive, blindEntry: this.#blindEntry }
      kept.set(sealed.column, sealValue(sealer, sealed, [of(sealed.column), ...packs]))
      for (const { column, isBlind } of sealed.packs)
        kept.set(column, this.#left(table, column, isBlind, of(column)))
    }
    return { ...values, ...Object.fromEntries(kept) }
  }

  open(table: SealedTable, columns: readonly string[], row: SqlRow): SqlRow {
    const opened = row.slice()
    for (const opening of openingsOf(table, columns)) {
      if (opened[opening.at] !== null)
        openInto(opened, opening, this.cipher, this.#place(table, opening.sealed))
      else for (const place of opening.packs) if (place >= 0) opened[place] = null
    }
    return opened
  }

  takeSensitive(slot: string, itemId: string): boolean {
    if (this.cipher.seals === 'everything' || this.isSensitive(itemId) || !this.#isSensitiveSlot(slot)) {
      return false
    }
    this.#sensitiveItems.add(itemId)
    return true
  }

  isSensitive(itemId: string): boolean {
    return this.#sensitiveItems.has(itemId)
  }

  sealedText(kept: string): string {
    const plain = plainIn(kept)
    if (plain === null) return kept
    return holding('text', this.cipher.seal(placeOf(this.scope, 'memory_items', 'text'), plain))
  }

  blind(table: SealedTable, column: string, text: string): string {
    return text === '' ? '' : this.cipher.blind(this.scope, `${table}.${column}\u0000${checkText(text)}`)
  }

  entries(metadata: object): string {
    return JSON.stringify(entriesOf(metadata, this.#blindEntry))
  }

  readonly #blindEntry = (entry: string): string => this.blind('memory_items', 'metadata', entry)

  #at(table: SealedTable, sealed: Sealed) {
    return { cipher: this.cipher, place: this.#place(table, sealed) }
  }

  /** Made once: each value that is read asks for it. */
  #place(table: SealedTable, sealed: Sealed): string {
    const known = this.#places.get(sealed)
    if (known !== undefined) return known
    const place = placeOf(this.scope, table, sealed.column)
    this.#places.set(sealed, place)
    return place
  }

  /** What stays in a column that is packed into another. */
  #left(table: SealedTable, column: string, isBlind: boolean, value: unknown): string | null {
    if (typeof value !== 'string') return null
    return isBlind ? this.blind(table, column, value) : ''
  }
}
