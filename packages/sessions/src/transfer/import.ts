import { InvalidImportError } from '@recollect/core'
import type { QaTurn, Session, ScopeTransaction } from '@recollect/core/store'
import { keptText, sortedRecord } from '@recollect/core/plugin'
import type { Engine, ImportedAs, ImportReader, ImportWriter, PluginRecord } from '@recollect/core/plugin'
import { readRecord } from './format.ts'
import type { SessionsRecord } from './format.ts'
import { sessionsIn } from '../access.ts'
import type { SessionsTransaction } from '../access.ts'
import { newSession, withTurn } from '../session-row.ts'
import { mergingFrom, refuseMerging } from '../upkeep/merging.ts'

type RecordOf<Type> = Extract<SessionsRecord, { type: Type }>

/** Reads and writes the lines of an export that are of sessions. */
export const sessionImport: ImportReader<Engine> = {
  read: readRecord,
  open: (engine, scope, tx) => new SessionImport(engine, scope, tx),
}

const COUNTED_AS = { session: 'sessions', turn: 'turns', variable: 'variables' } as const

/** A session that lines belong to. */
interface Entry {
  row: Session
  /** It came with the lines: whatever stands in it did too. */
  readonly isNew: boolean
  isChanged: boolean
}

/** Writes sessions and what belongs to them; rows with their figures at the end. */
class SessionImport implements ImportWriter {
  readonly #engine: Engine
  readonly #scope: string
  readonly #tx: ScopeTransaction
  readonly #entries = new Map<string, Entry>()
  /** Places of the turns that came with the lines. */
  readonly #written = new Set<string>()

  constructor(engine: Engine, scope: string, tx: ScopeTransaction) {
    this.#engine = engine
    this.#scope = scope
    this.#tx = tx
  }

  /** @throws InvalidImportError */
  async write(given: PluginRecord, line: number): Promise<ImportedAs> {
    const record = readRecord(given)
    return (await this.#isNew(record, line)) ? COUNTED_AS[record.type] : 'skipped'
  }

  async #isNew(record: SessionsRecord, line: number): Promise<boolean> {
    if (record.type === 'session') return this.#session(record)
    const entry = await this.#entry(record.session)
    if (entry === null) {
      throw new InvalidImportError(
        line,
        `The session "${record.session}" of this ${record.type} is not there. Import sessions before what belongs to them.`,
      )
    }
    return record.type === 'turn' ? this.#turn(record, entry, line) : this.#variable(record, line)
  }

  async finish(): Promise<void> {
    for (const { row, isChanged } of this.#entries.values()) {
      if (!isChanged) continue
      const target = row.mergingInto === null ? null : await this.#entry(row.mergingInto)
      const isArchived = row.archivedTurns === row.turns
      await this.#sessions.put({
        ...row,
        archivedAt: isArchived ? row.archivedAt : null,
        // What nobody can finish would stay closed for good.
        mergingInto: target !== null && mergingFrom(target.row, row) !== null ? target.row.id : null,
      })
    }
  }

  get #parts(): SessionsTransaction {
    return sessionsIn(this.#engine, this.#tx)
  }

  get #sessions(): SessionsTransaction['sessions'] {
    return this.#parts.sessions
  }

  async #entry(id: string): Promise<Entry | null> {
    const known = this.#entries.get(id)
    if (known) return known
    const row = await this.#sessions.get(id)
    if (row === null) return null
    const entry = { row, isNew: false, isChanged: false }
    this.#entries.set(id, entry)
    return entry
  }

  async #session({ type: _type, ...told }: RecordOf<'session'>): Promise<boolean> {
    if ((await this.#entry(told.id)) !== null) return false
    const row = { ...newSession(this.#scope, told.id, told.createdAt), ...told }
    this.#entries.set(told.id, { row, isNew: true, isChanged: true })
    return true
  }

  async #turn(record: RecordOf<'turn'>, entry: Entry, line: number): Promise<boolean> {
    const { type: _type, ...turn } = record
    const key = JSON.stringify([turn.session, turn.seq])
    const there =
      entry.isNew && !this.#written.has(key) ? null : await this.#sessions.turn(turn.session, turn.seq)
    if (there !== null) {
      if (isSame(there, turn)) return false
      throw new InvalidImportError(
        line,
        `Session "${turn.session}" has another turn ${String(turn.seq)}. Import into an empty scope, or delete the session there first.`,
      )
    }
    if (!entry.isNew) await refuseMerging(this.#sessions, entry.row)
    keptText('question', turn.question)
    if (turn.answer !== null) keptText('answer', turn.answer)
    await this.#sessions.append(turn)
    this.#written.add(key)
    this.#count(entry, turn)
    return true
  }

  #count(entry: Entry, turn: Omit<RecordOf<'turn'>, 'type'>): void {
    const { row } = entry
    const lastAt = entry.isNew || row.lastAt > turn.saidAt ? row.lastAt : turn.saidAt
    entry.row = { ...withTurn(row, turn), lastSeq: Math.max(row.lastSeq, turn.seq), lastAt }
    entry.isChanged = true
  }

  async #variable({ type: _type, ...variable }: RecordOf<'variable'>, line: number): Promise<boolean> {
    const { working } = this.#parts
    const there = await working.get(variable.session, variable.name)
    if (there === null) {
      await working.put(variable)
      return true
    }
    const isOlder = variable.version < there.version
    if (isOlder || (variable.version === there.version && textOf(there.value) === textOf(variable.value)))
      return false
    throw new InvalidImportError(
      line,
      `Session "${variable.session}" has another value of "${variable.name}". Import into an empty scope, or remove the variable there first.`,
    )
  }
}

/** What is told apart by nothing else: marks, topics and significance may have been edited since. */
const isSame = (a: Turn, b: Turn): boolean =>
  a.question === b.question && a.saidAt === b.saidAt && a.user === b.user
type Turn = Pick<QaTurn, 'question' | 'saidAt' | 'user'>

const textOf = (value: unknown): string => JSON.stringify(sortedRecord({ value }))
