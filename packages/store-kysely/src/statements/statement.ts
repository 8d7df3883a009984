import { ValueNode } from 'kysely'
import type { Compilable, Expression, OperationNode } from 'kysely'
import type { SqlParam, SqlQuery, SqlStatement } from '../driver/sql-driver.ts'
import { checkText } from './checks.ts'

/** Arguments of a statement, by name. */
export type SqlArgs<Args> = { readonly [K in keyof Args]: SqlParam }

type Read<Args> = (args: Args, list: readonly SqlParam[]) => SqlParam

/** A place in a statement that is filled in when it is run. */
class Slot<T> implements Expression<T> {
  get expressionType(): T | undefined {
    return undefined
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this)
  }
}

/** Makes the slots of one statement and remembers what fills them. */
export class Slots<Args extends SqlArgs<Args>> {
  readonly #reads = new Map<unknown, Read<Args>>()

  /** The argument of that name. */
  get<K extends keyof Args>(name: K): Expression<Args[K]> {
    return this.#slot((args) => args[name])
  }

  /** `count` places for a list; a shorter list is filled up with its last member. */
  list<T extends SqlParam>(count: number): Expression<T>[] {
    return Array.from({ length: count }, (_, at) => this.at<T>(at))
  }

  /** One place of the list. */
  at<T extends SqlParam>(place: number): Expression<T> {
    // Null is a member like any other: only what is missing at the end is filled up.
    return this.#slot((_args, list) => list[Math.min(place, list.length - 1)] ?? null)
  }

  plan(parameters: readonly unknown[]): Read<Args>[] {
    return parameters.map((parameter) => this.#reads.get(parameter) ?? constant(parameter))
  }

  #slot<T>(read: Read<Args>): Expression<T> {
    const slot = new Slot<T>()
    this.#reads.set(slot, read)
    return slot
  }
}

/** A query built and compiled by Kysely once, at its first use, and run with new values ever after. */
export class Statement<Args extends SqlArgs<Args>> implements SqlStatement {
  readonly #build: (slots: Slots<Args>) => Compilable
  #compiled: { readonly sql: string; readonly plan: readonly Read<Args>[] } | null = null

  constructor(build: (slots: Slots<Args>) => Compilable) {
    this.#build = build
  }

  get sql(): string {
    return this.#compile().sql
  }

  /** The statement with its values; text that no database would give back as it is, is refused here. */
  with(args: Args, list: readonly SqlParam[] = []): SqlQuery {
    const query = this.withChecked(args, list)
    for (const value of query.values) if (typeof value === 'string') checkText(value)
    return query
  }

  /** The same for values that were checked when they came: a row that waited. */
  withChecked(args: Args, list: readonly SqlParam[] = []): SqlQuery {
    const { plan } = this.#compile()
    const values: SqlParam[] = []
    for (const read of plan) values.push(read(args, list))
    return { statement: this, values }
  }

  #compile(): { readonly sql: string; readonly plan: readonly Read<Args>[] } {
    if (this.#compiled === null) {
      const slots = new Slots<Args>()
      const { sql, parameters } = this.#build(slots).compile()
      this.#compiled = { sql, plan: slots.plan(parameters) }
    }
    return this.#compiled
  }
}

function constant(value: unknown): () => SqlParam {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return () => value
  throw new TypeError(
    'A statement may hold text, numbers and null as constants; anything else must be a slot.',
  )
}
