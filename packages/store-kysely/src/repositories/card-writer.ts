import { NotFoundError } from '@recollect/core'
import type { CardPatch, CardWriter, MemoryCard, NewCard } from '@recollect/core'
import { writtenCard } from '../rows/card-row.ts'
import { cardToRow } from '../rows/card-values.ts'
import { patchArgs, patchedFields } from '../statements/card-patch.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { SqlCards } from './cards.ts'

export class SqlCardWriter extends SqlCards implements CardWriter {
  async insert(card: NewCard): Promise<MemoryCard> {
    checkMetadata(card.extra)
    const { connection, statements, codec, scope: name } = this.session
    const scope = await this.session.ensure()
    const seq = await this.session.number(statements.scopes.nextCard.with({ scope }))
    const row = cardToRow(scope, seq, card, codec)
    await connection.change(statements.cards.insert.with(row))
    return writtenCard(name, row, codec)
  }

  async update(id: string, patch: CardPatch): Promise<void> {
    const { connection, statements, codec } = this.session
    const fields = patchedFields(patch)
    if (fields.length === 0) {
      if ((await this.get(id)) === null) throw new NotFoundError('card', id)
      return
    }
    const statement = statements.cards.update.of(fields.join(), fields)
    const changed = await connection.change(statement.with(patchArgs(this.session.id, id, patch, codec)))
    if (changed === 0) throw new NotFoundError('card', id)
  }

  async remove(id: string): Promise<void> {
    const { connection, statements } = this.session
    const changed = await connection.change(statements.cards.remove.with({ scope: this.session.id, id }))
    if (changed === 0) throw new NotFoundError('card', id)
  }
}
