import type { Page, PageRequest } from '@recollect/core'
import type { ContextVariable, WorkingReader, WorkingWriter } from '@recollect/core/store'
import { checkStorable } from './checks.ts'
import { Part } from './lease.ts'
import { ownVariable } from './own-session-records.ts'
import { foreignCursor, sortedPage } from './pages.ts'
import { byCodePoint } from './sorted.ts'

type Place = readonly [session: string, name: string]

const ORDER = {
  compare: (a: Place, b: Place): number => byCodePoint(a[0], b[0]) || byCodePoint(a[1], b[1]),
  toCursor: (place: Place): string => JSON.stringify(place),
  fromCursor: (cursor: string): Place => {
    const [session, name] = listIn(cursor)
    if (typeof session === 'string' && typeof name === 'string') return [session, name]
    throw foreignCursor()
  },
}

export class InMemoryWorking extends Part implements WorkingReader {
  async get(session: string, name: string): Promise<ContextVariable | null> {
    return this.#at([session, name]) ?? null
  }

  async all(session: string): Promise<readonly ContextVariable[]> {
    const variables = [...(this.state.working.get(session)?.values() ?? [])]
    return variables.sort((a, b) => byCodePoint(a.name, b.name))
  }

  async list(page: PageRequest): Promise<Page<ContextVariable>> {
    const places = [...this.state.working].flatMap(([session, variables]) =>
      [...variables.keys()].map((name): Place => [session, name]),
    )
    return sortedPage(page, places.sort(ORDER.compare), ORDER, (place) => this.#at(place))
  }

  #at([session, name]: Place): ContextVariable | undefined {
    return this.state.working.get(session)?.get(name)
  }
}

export class InMemoryWorkingWriter extends InMemoryWorking implements WorkingWriter {
  async put(variable: Omit<ContextVariable, 'scope'>): Promise<void> {
    const { scope, working } = this.state
    const { session, name, value } = variable
    checkStorable(session, name, value)
    this.journal.setUnder(working, session, name, ownVariable(scope, variable))
  }

  async remove(session: string, name: string): Promise<void> {
    this.journal.deleteUnder(this.state.working, session, name)
  }
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
