import type { Page, PageRequest } from '@recollect/core'
import type {
  QaTurn,
  Session,
  SeqSpan,
  SessionFilter,
  SessionReader,
  SessionTotals,
  TurnKeyCount,
  TurnKeyKind,
  TurnPlace,
  TurnRange,
} from '@recollect/core/store'
import type { SqlQuery } from '../driver/sql-driver.ts'
import { damaged } from '../rows/columns.ts'
import { rowToSession, rowToTotals } from '../rows/session-row.ts'
import { KEY_KINDS, rowToKeyCount, rowToPlace } from '../rows/turn-key-row.ts'
import { rowToTurn } from '../rows/turn-row.ts'
import { checkLimit } from '../statements/checks.ts'
import { checkPage, pageOf } from '../statements/paging.ts'
import { sessionFilterKey } from '../statements/session-statements.ts'
import type { RangeShape, TurnRangeArgs } from '../statements/turn-statements.ts'
import { keyTexts } from './key-texts.ts'
import { readTurns } from './read-turns.ts'
import type { ScopeSession } from './scope-session.ts'
import { sealedKeys } from './sealed-keys.ts'

export class SqlSessions implements SessionReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async get(id: string): Promise<Session | null> {
    const { statements, codec, id: scope, scope: name } = this.session
    const row = await this.session.one(statements.sessions.get.with({ scope, id }))
    return row === null ? null : rowToSession(name, row, codec)
  }

  async list(page: PageRequest, filter: SessionFilter = {}): Promise<Page<Session>> {
    checkPage(page)
    const { connection, statements, codec, id: scope, scope: name } = this.session
    const statement = statements.sessions.list.of(sessionFilterKey(filter), filter)
    const lastBefore = codec.writeTime(filter.lastBefore ?? 0)
    const place = { scope, after: page.cursor ?? '', lastBefore, limit: page.limit + 1 }
    const found = (await connection.rows(statement.with(place))).map((row) => rowToSession(name, row, codec))
    return pageOf(
      found,
      page,
      ({ id }) => id,
      (session) => session,
    )
  }

  async totals(): Promise<SessionTotals> {
    const { statements, codec, id: scope } = this.session
    const row = await this.session.one(statements.sessions.totals.with({ scope }))
    return row === null ? damaged('of totals') : rowToTotals(row, codec)
  }

  async turn(session: string, seq: number): Promise<QaTurn | null> {
    const { statements, id: scope } = this.session
    return (await this.#turns(statements.turns.at.with({ scope, session, seq })))[0] ?? null
  }

  async byNumber(numbers: readonly number[]): Promise<readonly QaTurn[]> {
    const found = await readTurns(this.session, numbers)
    return numbers.flatMap((number) => found.get(number) ?? [])
  }

  async bySpan([first, last]: SeqSpan): Promise<readonly QaTurn[]> {
    const { statements, id: scope } = this.session
    return this.#turns(statements.turns.bySpan.with({ scope, first, last }))
  }

  async tail(session: string, limit: number, before?: number): Promise<readonly QaTurn[]> {
    checkLimit(limit)
    const { statements, id: scope } = this.session
    const seq = before ?? Number.MAX_SAFE_INTEGER
    return this.#turns(statements.turns.tail.with({ scope, session, seq, limit }))
  }

  async onward(session: string, after: number, limit: number): Promise<readonly QaTurn[]> {
    checkLimit(limit)
    const { statements, id: scope } = this.session
    return this.#turns(statements.turns.onward.with({ scope, session, seq: after, limit }))
  }

  async latest(range: TurnRange): Promise<readonly QaTurn[]> {
    const shape = shapeOf(range)
    const statement = this.session.statements.turns.latest.of(shape, shape)
    return this.#turns(statement.with(this.#rangeArgs(range)))
  }

  async find(kind: TurnKeyKind, key: string, range: TurnRange): Promise<readonly TurnPlace[]> {
    const { connection, statements, codec } = this.session
    const shape = shapeOf(range)
    const args = { ...this.#rangeArgs(range), kind: KEY_KINDS[kind], key: codec.writeKey(key) }
    const rows = await connection.rows(statements.turnKeys.find.of(shape, shape).with(args))
    return rows.map((row) => rowToPlace(row, codec))
  }

  async keys(kind: TurnKeyKind, page: PageRequest): Promise<Page<TurnKeyCount>> {
    checkPage(page)
    const { connection, statements, codec, id: scope } = this.session
    if (codec.sealing !== undefined) return sealedKeys(this.session, KEY_KINDS[kind], page)
    const place = { scope, kind: KEY_KINDS[kind], after: page.cursor ?? '', limit: page.limit + 1 }
    const rows = await connection.rows(statements.turnKeys.counts.with(place))
    const found = pageOf(
      rows.map((row) => rowToKeyCount(row, codec)),
      page,
      ({ key }) => key,
      (count) => count,
    )
    return { rows: await keyTexts(this.session, found.rows), next: found.next }
  }

  #rangeArgs({ limit, before }: TurnRange): TurnRangeArgs {
    checkLimit(limit)
    const { codec, id: scope } = this.session
    const saidAt = codec.writeTime(before?.saidAt ?? 0)
    return { scope, saidAt, number: before?.number ?? 0, limit }
  }

  async #turns(query: SqlQuery): Promise<QaTurn[]> {
    const { connection, codec, scope } = this.session
    return (await connection.rows(query)).map((row) => rowToTurn(scope, row, codec))
  }
}

const shapeOf = ({ before }: TurnRange): RangeShape => (before === undefined ? 'all' : 'before')
