import { InvalidInputError } from '@recollect/core'
import type { ContextVariable, Page, PageRequest, WorkingReader, WorkingWriter } from '@recollect/core'
import { checkStorable } from './checks.ts'
import { byCodePoint } from './code-points.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { checkPage } from './paging.ts'
import { ownJson } from './records.ts'
import type { ScopeState } from './scope-state.ts'

type Place = readonly [session: string, name: string]

export class InMemoryWorking implements WorkingReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

  async get(session: string, name: string): Promise<ContextVariable | null> {
    return this.state.working.get(session)?.get(name) ?? null
  }

  async all(session: string): Promise<readonly ContextVariable[]> {
    const variables = [...(this.state.working.get(session)?.values() ?? [])]
    return variables.sort((a, b) => byCodePoint(a.name, b.name))
  }

  async list(page: PageRequest): Promise<Page<ContextVariable>> {
    checkPage(page)
    const after = placeOf(page.cursor ?? null)
    const sessions = [...this.state.working.keys()].filter(
      (id) => after === null || byCodePoint(id, after[0]) >= 0,
    )
    const rows: ContextVariable[] = []
    for (const session of sessions.sort(byCodePoint)) {
      for (const variable of await this.all(session)) {
        if (after?.[0] === session && byCodePoint(variable.name, after[1]) <= 0) continue
        if (rows.length === page.limit) return { rows, next: cursorOf(rows.at(-1)) }
        rows.push(variable)
      }
    }
    return { rows, next: null }
  }
}

export class InMemoryWorkingWriter extends InMemoryWorking implements WorkingWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async put(variable: Omit<ContextVariable, 'scope'>): Promise<void> {
    const { scope, working } = this.state
    const { session, name, value } = variable
    checkStorable(session, name, value)
    const stored = ownVariable(scope, variable)
    const variables = working.get(session)
    if (variables === undefined) this.#journal.set(working, session, new Map([[name, stored]]))
    else this.#journal.set(variables, name, stored)
  }

  async remove(session: string, name: string): Promise<void> {
    const { working } = this.state
    const variables = working.get(session)
    if (variables === undefined) return
    this.#journal.delete(variables, name)
    if (variables.size === 0) this.#journal.delete(working, session)
  }
}

/** A frozen copy of a variable's fields and of nothing else. */
function ownVariable(scope: string, variable: Omit<ContextVariable, 'scope'>): ContextVariable {
  return Object.freeze({
    scope,
    session: variable.session,
    name: variable.name,
    value: ownJson(variable.value),
    version: variable.version,
    createdAt: variable.createdAt,
    updatedAt: variable.updatedAt,
    expiresAt: variable.expiresAt,
  })
}

const cursorOf = (last: ContextVariable | undefined): string | null =>
  last === undefined ? null : JSON.stringify([last.session, last.name])

function placeOf(cursor: string | null): Place | null {
  if (cursor === null) return null
  const [session, name] = listIn(cursor)
  if (typeof session === 'string' && typeof name === 'string') return [session, name]
  throw new InvalidInputError('This cursor was not given by this list. Begin again without a cursor.')
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
