import type {
  Page,
  PageRequest,
  QaTurn,
  SeqSpan,
  Session,
  SessionFilter,
  SessionReader,
  SessionTotals,
  TurnKeyCount,
  TurnKeyKind,
  TurnPlace,
  TurnRange,
} from '@recollect/core'
import { checkLimit } from './checks.ts'
import { byCodePoint } from './code-points.ts'
import type { Lease } from './lease.ts'
import { numbersIn } from './records.ts'
import type { ScopeState } from './scope-state.ts'
import { byPlace, pageOfNames, rankIn } from './sorted.ts'
import { newestOf, turnNumber } from './turn-index.ts'

export class InMemorySessions implements SessionReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

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
    return this.state.counters.get('lastTurn') ?? 0
  }

  #rows(numbers: readonly number[]): QaTurn[] {
    return numbers.flatMap((number) => this.state.turns.get(number) ?? [])
  }
}

function sessionPasses({ archivedAt, lastAt }: Session, { archived, lastBefore }: SessionFilter): boolean {
  return (
    (archived === undefined || (archivedAt !== null) === archived) &&
    (lastBefore === undefined || lastAt < lastBefore)
  )
}
