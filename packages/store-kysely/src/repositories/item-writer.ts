import { NotFoundError } from '@recollect/core'
import type { MemoryItem } from '@recollect/core'
import type { ItemPatch, ItemWriter, NewItem } from '@recollect/core/store'
import { itemToRow, writtenItem } from '../rows/item-row.ts'
import { sealRow } from '../seal/sealing-codec.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { patchArgs, patchedFields } from '../statements/item-patch.ts'
import { SqlItems } from './items.ts'
import type { SqlCodec } from '../codec.ts'
import { refuseSeq } from './refuse-seq.ts'
import type { ScopeSession } from './scope-session.ts'
import { sealItem } from './seal-source.ts'
import { unindex } from './search-writer.ts'

export class SqlItemWriter extends SqlItems implements ItemWriter {
  readonly seal?: (ids: readonly string[]) => Promise<void>

  constructor(session: ScopeSession) {
    super(session)
    const { sealing } = session.codec
    if (sealing?.cipher.seals !== 'sensitive') return
    this.seal = async (ids) => {
      for (const id of ids) await sealItem(session, sealing, id)
    }
  }

  async insert(item: NewItem): Promise<MemoryItem> {
    checkMetadata(item.metadata)
    const { held, codec, scope: name } = this.session
    const scope = await this.session.ensure()
    const seq = await this.session.next('lastItem')
    const row = itemToRow(scope, seq, item, codec)
    await held.add('items', sealRow(codec, 'memory_items', row, sensitivityOf(item, codec)))
    this.session.made('item', seq)
    return writtenItem(name, row, codec)
  }

  async restore(item: NewItem & Pick<MemoryItem, 'seq'>): Promise<void> {
    checkMetadata(item.metadata)
    const { held, codec, id: scope } = this.session
    refuseSeq(item.seq, this.session.figures.lastItem)
    const row = itemToRow(scope, item.seq, item, codec)
    await held.add('items', sealRow(codec, 'memory_items', row, sensitivityOf(item, codec)))
    this.session.restored(item.seq)
  }

  async update(id: string, patch: ItemPatch): Promise<void> {
    const { connection, statements, codec, id: scope } = this.session
    const fields = patchedFields(patch)
    if (fields.length === 0) {
      await this.#existing(id)
      return
    }
    const statement = statements.items.update.of(fields.join(), fields)
    const missing = () => new NotFoundError('item', id)
    await connection.send(statement.with(patchArgs(scope, id, patch, codec)), missing)
  }

  async remove(id: string): Promise<void> {
    const { connection, statements } = this.session
    const { seq } = await this.#existing(id)
    if (!this.session.takeUnindexed(seq)) await unindex(this.session, seq)
    await this.session.vectors.remove(this.session, seq)
    await connection.send(statements.items.remove.with({ scope: this.session.id, seq }))
  }

  async #existing(id: string): Promise<MemoryItem> {
    const item = await this.get(id)
    if (item === null) throw new NotFoundError('item', id)
    return item
  }
}

/** A fact may be written before the message it came from. */
const sensitivityOf = ({ id, plain = false }: NewItem, { sealing }: SqlCodec) => ({
  isSensitive: !plain || (sealing?.isSensitive(id) ?? false),
})
