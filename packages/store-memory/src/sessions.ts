import { NotFoundError, StoreError } from '@recollect/core'
import type { Page, PageRequest } from '@recollect/core'
import type {
  QaTurn,
  Session,
  NewTurn,
  SeqSpan,
  SessionFilter,
  SessionReader,
  SessionTotals,
  SessionWriter,
  TurnKeyCount,
  TurnKeyKind,
  TurnPatch,
  TurnPlace,
  TurnRange,
} from '@recollect/core/store'
import { TURN_KEY_FIELDS, TURN_PATCH_FIELDS } from '@recollect/core/store'
import { checkLimit, checkStorable, refuseSeq } from './checks.ts'
import { Part } from './lease.ts'
import { withPatch } from './own-fields.ts'
import { ownSession, ownTurn, ownTurnPatch } from './own-session-records.ts'
import { numbersIn, pageOfNames } from './pages.ts'
import { byCodePoint, byPlace, rankIn } from './sorted.ts'
import { fileInSession, fileKeys, newestOf, takeFromSession, takeKeys, turnNumber } from './turn-index.ts'

export class InMemorySessions extends Part implements SessionReader {
  async get(id: string): Promise<Session | null> {
    return this.state.sessions.get(id) ?? null
  }

  async list(page: PageRequest, filter: SessionFilter = {}): Promise<Page<Session>> {
    const { sessionIds, sessions } = this.state
    return pageOfNames(page, sessionIds, (id) => {
      const session = sessions.get(id)
      return session !== undefined && sessionPasses(session, filter) ? session : undefined
    })
  }

  async totals(): Promise<SessionTotals> {
    const all = [...this.state.sessions.values()]
    const sum = (of: (session: Session) => number) => all.reduce((total, session) => total + of(session), 0)
    return {
      sessions: all.length,
      archivedSessions: all.filter(({ archivedAt }) => archivedAt !== null).length,
      turns: sum(({ turns }) => turns),
      archivedTurns: sum(({ archivedTurns }) => archivedTurns),
      answers: sum(({ answers }) => answers),
      significance: sum(({ significance }) => significance),
      bytes: sum(({ bytes }) => bytes),
    }
  }

  async turn(session: string, seq: number): Promise<QaTurn | null> {
    const { turnIndex, turns } = this.state
    const number = turnNumber(turnIndex, session, seq)
    return number === undefined ? null : (turns.get(number) ?? null)
  }

  async byNumber(numbers: readonly number[]): Promise<readonly QaTurn[]> {
    return this.#rows(numbers)
  }

  async bySpan(span: SeqSpan): Promise<readonly QaTurn[]> {
    return this.#rows(numbersIn(span, this.last))
  }

  async tail(session: string, limit: number, before = Infinity): Promise<readonly QaTurn[]> {
    checkLimit(limit)
    const list = this.state.turnIndex.sessions.get(session) ?? []
    const end = rankIn(list, [before, 0], byPlace)
    return this.#rows(list.slice(Math.max(0, end - limit), end).map(([, number]) => number)).reverse()
  }

  async onward(session: string, after: number, limit: number): Promise<readonly QaTurn[]> {
    checkLimit(limit)
    const list = this.state.turnIndex.sessions.get(session) ?? []
    const from = rankIn(list, [after, Infinity], byPlace)
    return this.#rows(list.slice(from, from + limit).map(([, number]) => number))
  }

  async latest(range: TurnRange): Promise<readonly QaTurn[]> {
    checkLimit(range.limit)
    return this.#rows(newestOf(this.state.turnIndex.times, range).map(({ number }) => number))
  }

  async find(kind: TurnKeyKind, key: string, range: TurnRange): Promise<readonly TurnPlace[]> {
    checkLimit(range.limit)
    return newestOf(this.state.turnIndex.keys[kind].get(key) ?? [], range)
  }

  async keys(kind: TurnKeyKind, page: PageRequest): Promise<Page<TurnKeyCount>> {
    const lists = this.state.turnIndex.keys[kind]
    return pageOfNames(page, [...lists.keys()].sort(byCodePoint), (key) => {
      const places = lists.get(key)
      const latest = places?.at(-1)
      if (places === undefined || latest === undefined) return undefined
      return { key, turns: places.length, lastAt: latest[0] }
    })
  }

  /** The highest number given out so far. */
  protected get last(): number {
    return this.counter('lastTurn')
  }

  #rows(numbers: readonly number[]): QaTurn[] {
    return numbers.flatMap((number) => this.state.turns.get(number) ?? [])
  }
}

export class InMemorySessionWriter extends InMemorySessions implements SessionWriter {
  async put(session: Omit<Session, 'scope'>): Promise<void> {
    const { scope, sessions, sessionIds } = this.state
    const { id } = session
    checkStorable(id, session.channel, session.mergingInto, session.extra)
    if (!sessions.has(id)) this.journal.insert(sessionIds, id, byCodePoint)
    this.journal.set(sessions, id, ownSession(scope, session))
  }

  async remove(id: string): Promise<void> {
    const { sessions, sessionIds } = this.state
    if (!sessions.has(id)) throw new NotFoundError('session', id)
    this.journal.remove(sessionIds, id, byCodePoint)
    this.journal.delete(sessions, id)
  }

  async append(turn: NewTurn): Promise<QaTurn> {
    const number = this.last + 1
    const stored = this.#add(number, turn)
    this.journal.set(this.state.counters, 'lastTurn', number)
    return stored
  }

  async restore(turn: Omit<QaTurn, 'scope'>): Promise<void> {
    refuseSeq(this.state.turns, turn.number, this.last)
    this.#add(turn.number, turn)
  }

  async update(number: number, patch: TurnPatch): Promise<void> {
    const before = this.#stored(number)
    checkStorable(
      patch.session,
      patch.questionHash,
      patch.tokens,
      patch.answer,
      patch.topics,
      patch.topicTokens,
      patch.extra,
    )
    const after = withPatch(before, ownTurnPatch(patch), TURN_PATCH_FIELDS)
    const { turnIndex, turns } = this.state
    if (after.session !== before.session || after.seq !== before.seq) {
      this.#refuseTwin(after)
      takeFromSession(turnIndex, this.journal, before)
      fileInSession(turnIndex, this.journal, after)
    }
    if (TURN_KEY_FIELDS.some((field) => patch[field] !== undefined)) {
      takeKeys(turnIndex, this.journal, before)
      fileKeys(turnIndex, this.journal, after)
    }
    this.journal.set(turns, number, after)
  }

  async removeTurn(number: number): Promise<void> {
    const turn = this.#stored(number)
    const { turnIndex, turns } = this.state
    takeFromSession(turnIndex, this.journal, turn)
    takeKeys(turnIndex, this.journal, turn)
    this.journal.delete(turns, number)
  }

  #add(number: number, turn: NewTurn): QaTurn {
    checkTurn(turn)
    this.#refuseTwin(turn)
    const { scope, turnIndex, turns } = this.state
    const stored = ownTurn(scope, number, turn)
    this.journal.set(turns, number, stored)
    fileInSession(turnIndex, this.journal, stored)
    fileKeys(turnIndex, this.journal, stored)
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

function sessionPasses({ archivedAt, lastAt }: Session, { archived, lastBefore }: SessionFilter): boolean {
  return (
    (archived === undefined || (archivedAt !== null) === archived) &&
    (lastBefore === undefined || lastAt < lastBefore)
  )
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
