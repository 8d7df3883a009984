import { NotFoundError } from '@recollect/core'
import type { MemoryCard } from '@recollect/core'
import type { CardPatch, CardWriter, NewCard } from '@recollect/core/store'
import { writtenCard } from '../rows/card-row.ts'
import { cardToRow } from '../rows/card-values.ts'
import { sealRow } from '../seal/sealing-codec.ts'
import { patchedFields } from '../statements/card-patch.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { SqlCards } from './cards.ts'
import { refuseSeq } from './refuse-seq.ts'
import { sealSource } from './seal-source.ts'
import { keptPatch } from './sealed-patch.ts'

export class SqlCardWriter extends SqlCards implements CardWriter {
  async insert(card: NewCard): Promise<MemoryCard> {
    checkMetadata(card.extra)
    const { held, codec, scope: name } = this.session
    const scope = await this.session.ensure()
    const seq = await this.session.next('lastCard')
    const row = cardToRow(scope, seq, card, codec)
    await held.add('cards', sealRow(codec, 'memory_cards', row))
    this.session.made('card', seq)
    await sealSource(this.session, card)
    return writtenCard(name, row, codec)
  }

  async restore(card: NewCard & Pick<MemoryCard, 'seq'>): Promise<void> {
    checkMetadata(card.extra)
    const { held, codec, id: scope } = this.session
    refuseSeq(card.seq, this.session.figures.lastCard)
    await held.add('cards', sealRow(codec, 'memory_cards', cardToRow(scope, card.seq, card, codec)))
    await sealSource(this.session, card)
  }

  async update(id: string, patch: CardPatch): Promise<void> {
    checkMetadata(patch.extra ?? null)
    const { connection, statements } = this.session
    if (patchedFields(patch).length === 0) {
      if ((await this.get(id)) === null) throw new NotFoundError('card', id)
      return
    }
    const { fields, args } = await keptPatch(this.session, id, patch)
    const statement = statements.cards.update.of(fields.join(), fields)
    await connection.send(statement.with(args), missing(id))
  }

  async remove(id: string): Promise<void> {
    const { connection, statements } = this.session
    await connection.send(statements.cards.remove.with({ scope: this.session.id, id }), missing(id))
  }
}

const missing = (id: string) => () => new NotFoundError('card', id)
