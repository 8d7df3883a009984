import type {
  ChangeCopy,
  CopyReader,
  ExpansionRow,
  ItemCopy,
  LastSeqs,
  RecordImage,
  SeqSpan,
} from '@recollect/core/store'
import { rowToChange } from '../rows/change-row.ts'
import { text } from '../rows/columns.ts'
import { rowToExpansion } from '../rows/expansion-row.ts'
import { rowToImage } from '../rows/image-row.ts'
import { COPIED_ITEM_COLUMNS, ITEM_COLUMNS, rowToItem } from '../rows/item-row.ts'
import { openRow, plainOf } from '../seal/sealing-codec.ts'
import { checkCount } from '../statements/checks.ts'
import { termsOfSpan } from './copied-terms.ts'
import type { ScopeSession } from './scope-session.ts'
import { sealedExpansions } from './sealed-expansions.ts'

const [HASH, TERMS] = [ITEM_COLUMNS.length, ITEM_COLUMNS.length + 1]

export class SqlCopy implements CopyReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  get last(): LastSeqs {
    const { lastItem, lastCard, lastChange, lastTurn } = this.session.figures
    return { items: lastItem, cards: lastCard, changes: lastChange, turns: lastTurn }
  }

  async items([first, last]: SeqSpan): Promise<readonly ItemCopy[]> {
    const { connection, statements, codec, id: scope, scope: name } = this.session
    const kept = await connection.rows(statements.copy.items.with({ scope, first, last }))
    const rows = kept.map((row) => openRow(codec, 'memory_items', COPIED_ITEM_COLUMNS, row))
    const items = rows.map((row) => ({
      ...rowToItem(name, row, plainOf(codec)),
      textHash: text(row[HASH], 'text_hash'),
    }))
    const terms = await termsOfSpan(
      this.session,
      [first, last],
      items.map(({ seq }, at) => [seq, rows[at]?.[TERMS] ?? null]),
    )
    return items.map((item) => ({ item, terms: terms.get(item.seq) ?? new Map<string, number>() }))
  }

  async changes([first, last]: SeqSpan): Promise<readonly ChangeCopy[]> {
    const { connection, statements, codec, id: scope, scope: name } = this.session
    const [rows, images] = await Promise.all([
      connection.rows(statements.copy.changes.with({ scope, first, last })),
      connection.rows(statements.copy.images.with({ scope, first, last })),
    ])
    const byChange = new Map<number, RecordImage[]>()
    for (const row of images) {
      const { change, image } = rowToImage(name, row, codec)
      const held = byChange.get(change)
      if (held === undefined) byChange.set(change, [image])
      else held.push(image)
    }
    return rows.map((row) => {
      const change = rowToChange(name, row, codec)
      return { change, images: byChange.get(change.seq) ?? [] }
    })
  }

  async expansions(after: string, limit: number): Promise<readonly ExpansionRow[]> {
    checkCount(limit)
    const { connection, statements, codec, id: scope } = this.session
    if (codec.sealing !== undefined) return sealedExpansions(this.session, after, limit)
    const queries = await connection.rows(statements.copy.queriesAfter.with({ scope, after, limit }))
    const last = queries.at(-1)?.[0]
    if (last === undefined) return []
    const span = { scope, after, last: text(last, 'original_query') }
    const rows = await connection.rows(statements.copy.expansions.with(span))
    return rows.map(([query, ...row]) => rowToExpansion(text(query, 'original_query'), row, codec))
  }
}
