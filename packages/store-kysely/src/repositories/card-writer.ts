import { NotFoundError } from '@recollect/core'
import type { CardPatch, CardWriter, MemoryCard, NewCard } from '@recollect/core'
import { writtenCard } from '../rows/card-row.ts'
import { cardToRow } from '../rows/card-values.ts'
import { patchArgs, patchedFields } from '../statements/card-patch.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { SqlCards } from './cards.ts'
import { refuseSeq } from './refuse-seq.ts'

export class SqlCardWriter extends SqlCards implements CardWriter {
  async insert(card: NewCard): Promise<MemoryCard> {
    checkMetadata(card.extra)
    const { held, codec, scope: name } = this.session
    const scope = await this.session.ensure()
    const seq = await this.session.next('lastCard')
    const row = cardToRow(scope, seq, card, codec)
    await held.add('cards', row)
    this.session.made('card', seq)
    return writtenCard(name, row, codec)
  }

  async restore(card: NewCard & Pick<MemoryCard, 'seq'>): Promise<void> {
    checkMetadata(card.extra)
    const { held, codec, id: scope } = this.session
    refuseSeq(card.seq, this.session.figures.lastCard)
    await held.add('cards', cardToRow(scope, card.seq, card, codec))
  }

  async update(id: string, patch: CardPatch): Promise<void> {
    checkMetadata(patch.extra ?? null)
    const { connection, statements, codec } = this.session
    const fields = patchedFields(patch)
    if (fields.length === 0) {
      if ((await this.get(id)) === null) throw new NotFoundError('card', id)
      return
    }
    const statement = statements.cards.update.of(fields.join(), fields)
    await connection.send(statement.with(patchArgs(this.session.id, id, patch, codec)), missing(id))
  }

  async remove(id: string): Promise<void> {
    const { connection, statements } = this.session
    await connection.send(statements.cards.remove.with({ scope: this.session.id, id }), missing(id))
  }
}

const missing = (id: string) => () => new NotFoundError('card', id)
