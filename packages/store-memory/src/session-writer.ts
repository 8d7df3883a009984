import { NotFoundError, StoreError } from '@recollect/core'
import type { NewTurn, QaTurn, Session, SessionWriter, TurnPatch } from '@recollect/core'
import { TURN_KEY_FIELDS, TURN_PATCH_FIELDS } from '@recollect/core/sessions'
import { checkStorable } from './checks.ts'
import { byCodePoint } from './code-points.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { ownSession, ownTurn, ownTurnPatch } from './own-turn.ts'
import { refuseSeq, withPatch } from './records.ts'
import { InMemorySessions } from './sessions.ts'
import { rankIn } from './sorted.ts'
import { fileInSession, fileKeys, takeFromSession, takeKeys, turnNumber } from './turn-index.ts'

export class InMemorySessionWriter extends InMemorySessions implements SessionWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async put(session: Omit<Session, 'scope'>): Promise<void> {
    const { scope, sessions, sessionIds } = this.state
    const { id } = session
    checkStorable(id, session.channel, session.mergingInto, session.extra)
    if (!sessions.has(id)) this.#journal.insertAt(sessionIds, rankIn(sessionIds, id, byCodePoint), id)
    this.#journal.set(sessions, id, ownSession(scope, session))
  }

  async remove(id: string): Promise<void> {
    const { sessions, sessionIds } = this.state
    if (!sessions.has(id)) throw new NotFoundError('session', id)
    this.#journal.removeAt(sessionIds, rankIn(sessionIds, id, byCodePoint))
    this.#journal.delete(sessions, id)
  }

  async append(turn: NewTurn): Promise<QaTurn> {
    const number = this.last + 1
    const stored = this.#add(number, turn)
    this.#journal.set(this.state.counters, 'lastTurn', number)
    return stored
  }

  async restore(turn: Omit<QaTurn, 'scope'>): Promise<void> {
    refuseSeq(this.state.turns, turn.number, this.last)
    this.#add(turn.number, turn)
  }

  async update(number: number, patch: TurnPatch): Promise<void> {
    const before = this.#stored(number)
    checkStorable(
      patch.session ?? null,
      patch.questionHash ?? null,
      patch.tokens ?? null,
      patch.answer ?? null,
      patch.topics ?? null,
      patch.topicTokens ?? null,
      patch.extra ?? null,
    )
    const after = withPatch(before, ownTurnPatch(patch), TURN_PATCH_FIELDS)
    const { turnIndex, turns } = this.state
    if (after.session !== before.session || after.seq !== before.seq) {
      this.#refuseTwin(after)
      takeFromSession(turnIndex, this.#journal, before)
      fileInSession(turnIndex, this.#journal, after)
    }
    if (TURN_KEY_FIELDS.some((field) => patch[field] !== undefined)) {
      takeKeys(turnIndex, this.#journal, before)
      fileKeys(turnIndex, this.#journal, after)
    }
    this.#journal.set(turns, number, after)
  }

  async removeTurn(number: number): Promise<void> {
    const turn = this.#stored(number)
    const { turnIndex, turns } = this.state
    takeFromSession(turnIndex, this.#journal, turn)
    takeKeys(turnIndex, this.#journal, turn)
    this.#journal.delete(turns, number)
  }

  #add(number: number, turn: NewTurn): QaTurn {
    checkTurn(turn)
    this.#refuseTwin(turn)
    const { scope, turnIndex, turns } = this.state
    const stored = ownTurn(scope, number, turn)
    this.#journal.set(turns, number, stored)
    fileInSession(turnIndex, this.#journal, stored)
    fileKeys(turnIndex, this.#journal, stored)
    return stored
  }

  #refuseTwin({ session, seq }: Pick<QaTurn, 'session' | 'seq'>): void {
    if (turnNumber(this.state.turnIndex, session, seq) === undefined) return
    throw new StoreError(
      'STORE_CONFLICT',
      `Session "${session}" has a turn ${String(seq)} already. Count on from the last one of sessions.tail().`,
    )
  }

  #stored(number: number): QaTurn {
    const turn = this.state.turns.get(number)
    if (turn === undefined) throw new NotFoundError('turn', String(number), 'sessions.latest()')
    return turn
  }
}

function checkTurn(turn: NewTurn): void {
  checkStorable(
    turn.session,
    turn.user,
    turn.question,
    turn.questionHash,
    turn.tokens,
    turn.answer,
    turn.topics,
    turn.topicTokens,
    turn.extra,
  )
}
