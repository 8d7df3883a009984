import Database from 'better-sqlite3'

/** One use of the database: a statement with its values, or a script. */
export interface SqlCall {
  readonly how: 'all' | 'get' | 'run' | 'exec'
  readonly sql: string
  readonly values: readonly unknown[]
  /** Rows came as arrays, not objects. */
  readonly raw: boolean
}

const sqlOf = (self: unknown): string => {
  const source: unknown = typeof self === 'object' && self !== null ? Reflect.get(self, 'source') : undefined
  return typeof source === 'string' ? source : ''
}

const isRaw = (result: unknown): boolean => Array.isArray(result) && Array.isArray(result[0])

/** Listens in on a method; returns what puts it back. */
function tap(
  target: object,
  name: string,
  heard: (self: unknown, values: readonly unknown[], result: unknown) => void,
): () => void {
  const original: unknown = Reflect.get(target, name)
  if (typeof original !== 'function') throw new TypeError(`better-sqlite3 has no method ${name}.`)
  Reflect.set(target, name, function (this: unknown, ...values: unknown[]): unknown {
    const result: unknown = Reflect.apply(original, this, values)
    heard(this, values, result)
    return result
  })
  return () => {
    Reflect.set(target, name, original)
  }
}

const prototypeOf = (value: object): object => {
  const prototype = Reflect.getPrototypeOf(value)
  if (prototype === null) throw new TypeError('better-sqlite3 has another form than expected.')
  return prototype
}

function tapAll(log: SqlCall[]): (() => void)[] {
  const probe = new Database(':memory:')
  const statements = prototypeOf(probe.prepare('select 1'))
  const databases = prototypeOf(probe)
  probe.close()
  const script = tap(databases, 'exec', (_, [sql]) =>
    log.push({ how: 'exec', sql: typeof sql === 'string' ? sql : '', values: [], raw: false }),
  )
  const statement = (how: 'all' | 'get' | 'run') =>
    tap(statements, how, (self, values, result) =>
      log.push({ how, sql: sqlOf(self), values, raw: how !== 'run' && isRaw(result) }),
    )
  return [script, statement('all'), statement('get'), statement('run')]
}

/** Runs `work` and writes down what it asked SQLite to do. */
export async function recordSql<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly calls: readonly SqlCall[] }> {
  const calls: SqlCall[] = []
  const untap = tapAll(calls)
  try {
    return { value: await work(), calls }
  } finally {
    for (const restore of untap) restore()
  }
}
