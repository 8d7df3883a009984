import { NotFoundError } from '@recollect/core'
import type { QaTurn, Session, NewTurn, SessionWriter, TurnPatch } from '@recollect/core/store'
import { TURN_KEY_FIELDS, turnKeys } from '@recollect/core/store'
import { sessionToRow } from '../rows/session-row.ts'
import { turnToRow, writtenTurn } from '../rows/turn-row.ts'
import { sealRow } from '../seal/sealing-codec.ts'
import { checkMetadata } from '../statements/check-metadata.ts'
import { columnsOf, patchArgs, patchedFields } from '../statements/turn-patch.ts'
import { InOrder } from './in-order.ts'
import { refuseSeq } from './refuse-seq.ts'
import { SqlSessions } from './sessions.ts'
import { addKeys, keysWithout, removeKeys } from './turn-keys.ts'

export class SqlSessionWriter extends SqlSessions implements SessionWriter {
  /** Keys are changed by what they are: of one turn by one call after the other. */
  readonly #rekeying = new InOrder<number>()

  async put(session: Omit<Session, 'scope'>): Promise<void> {
    checkMetadata(session.extra)
    const { connection, statements, codec } = this.session
    const scope = await this.session.ensure()
    await connection.send(statements.sessions.put.with(sessionToRow(scope, session, codec)))
  }

  async remove(id: string): Promise<void> {
    const { connection, statements, id: scope } = this.session
    const missing = () => new NotFoundError('session', id)
    await connection.send(statements.sessions.remove.with({ scope, id }), missing)
  }

  async append(turn: NewTurn): Promise<QaTurn> {
    checkMetadata(turn.extra)
    const { held, codec, scope: name } = this.session
    const scope = await this.session.ensure()
    const number = await this.session.next('lastTurn')
    const row = turnToRow(scope, { ...turn, number }, codec)
    await held.add('turns', sealRow(codec, 'qa_turns', row))
    await addKeys(this.session, { ...turn, number }, turnKeys(turn))
    return writtenTurn(name, row, codec)
  }

  async restore(turn: Omit<QaTurn, 'scope'>): Promise<void> {
    checkMetadata(turn.extra)
    const { held, codec, id: scope } = this.session
    refuseSeq(turn.number, this.session.figures.lastTurn)
    await held.add('turns', sealRow(codec, 'qa_turns', turnToRow(scope, turn, codec)))
    await addKeys(this.session, turn, turnKeys(turn))
  }

  async update(number: number, patch: TurnPatch): Promise<void> {
    checkMetadata(patch.extra ?? null)
    if (TURN_KEY_FIELDS.some((field) => patch[field] !== undefined)) {
      await this.#rekeying.run(number, () => this.#updateWithKeys(number, patch))
      return
    }
    await this.#update(number, patch)
  }

  async removeTurn(number: number): Promise<void> {
    const { connection, statements, id: scope } = this.session
    await this.#rekeying.run(number, async () => {
      const turn = await this.#existing(number)
      await removeKeys(this.session, turn, turnKeys(turn))
      await connection.send(statements.turns.remove.with({ scope, number }))
    })
  }

  async #updateWithKeys(number: number, patch: TurnPatch): Promise<void> {
    const turn = await this.#existing(number)
    const [before, after] = [turnKeys(turn), turnKeys(patched(turn, patch))]
    await removeKeys(this.session, turn, keysWithout(before, after))
    await addKeys(this.session, turn, keysWithout(after, before))
    await this.#update(number, patch)
  }

  async #update(number: number, patch: TurnPatch): Promise<void> {
    const { connection, statements, codec, id: scope } = this.session
    const fields = patchedFields(patch)
    if (fields.length === 0) {
      await this.#existing(number)
      return
    }
    const statement = statements.turns.update.of(fields.join(), fields)
    const args = patchArgs(scope, number, patch, codec)
    const kept = sealRow(codec, 'qa_turns', args, { only: columnsOf(fields) })
    await connection.send(statement.with(kept), () => missing(number))
  }

  async #existing(number: number): Promise<QaTurn> {
    const [turn] = await this.byNumber([number])
    if (turn === undefined) throw missing(number)
    return turn
  }
}

const missing = (number: number) => new NotFoundError('turn', String(number), 'sessions.latest()')

const patched = (turn: QaTurn, patch: TurnPatch) => ({
  questionHash: patch.questionHash ?? turn.questionHash,
  tokens: patch.tokens ?? turn.tokens,
  topics: patch.topics ?? turn.topics,
  topicTokens: patch.topicTokens ?? turn.topicTokens,
  archived: patch.archived ?? turn.archived,
})
