import { NotFoundError } from '@recollect/core'
import type { ItemPatch, ItemWriter, MemoryItem, NewItem } from '@recollect/core'
import { itemToRow, writtenItem } from '../rows/item-row.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { SqlItems } from './items.ts'
import { refuseSeq } from './refuse-seq.ts'
import { unindex } from './search-writer.ts'
import { removeVectors } from './vector-writer.ts'

export class SqlItemWriter extends SqlItems implements ItemWriter {
  async insert(item: NewItem): Promise<MemoryItem> {
    checkMetadata(item.metadata)
    const { connection, statements, codec, scope: name } = this.session
    const scope = await this.session.ensure()
    const seq = await this.session.number(statements.scopes.nextItem.with({ scope }))
    const row = itemToRow(scope, seq, item, codec)
    await connection.change(statements.items.insert.with(row))
    this.session.made('item', seq)
    return writtenItem(name, row, codec)
  }

  async restore(item: NewItem & Pick<MemoryItem, 'seq'>): Promise<void> {
    checkMetadata(item.metadata)
    const { connection, statements, codec, id: scope } = this.session
    refuseSeq(item.seq, await this.session.number(statements.scopes.lastItem.with({ scope }), 0))
    await connection.change(statements.items.insert.with(itemToRow(scope, item.seq, item, codec)))
  }

  async update(id: string, patch: ItemPatch): Promise<void> {
    const { connection, statements, codec } = this.session
    const item = await this.#existing(id)
    await connection.change(
      statements.items.update.with({
        scope: this.session.id,
        id,
        fact_type: patched(patch.factType, item.factType),
        is_active: codec.writeFlag(patch.active ?? item.active),
        parent_id: patched(patch.parentId, item.parentId),
        version: patch.version ?? item.version,
        extracted_by: patched(patch.extractedBy, item.extractedBy),
      }),
    )
  }

  async remove(id: string): Promise<void> {
    const { connection, statements } = this.session
    const { seq } = await this.#existing(id)
    await unindex(this.session, seq)
    await removeVectors(this.session, seq)
    await connection.change(statements.items.remove.with({ scope: this.session.id, seq }))
  }

  async #existing(id: string): Promise<MemoryItem> {
    const item = await this.get(id)
    if (item === null) throw new NotFoundError('item', id)
    return item
  }
}

/** Null is a value to write; only what is not given leaves the field alone. */
function patched(given: string | null | undefined, before: string | null): string | null {
  return given === undefined ? before : given
}
