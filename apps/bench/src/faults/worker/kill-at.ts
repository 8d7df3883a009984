import BetterSqlite from 'better-sqlite3'
import pg from 'pg'

/** Ends this process with SIGKILL before its n-th statement, whichever connection sends it. Nothing can hear of it. */
export function killAt(statement: number): void {
  let run = 0
  const step = (): void => {
    run += 1
    if (run === statement) process.kill(process.pid, 'SIGKILL')
  }
  const probe = new BetterSqlite(':memory:')
  const statements: unknown = Object.getPrototypeOf(probe.prepare('select 1'))
  for (const name of ['run', 'all', 'get']) before(statements, name, step)
  probe.close()
  before(pg.Client.prototype, 'query', step)
}

/** Has `step` run before each call of a method. */
function before(owner: unknown, name: string, step: () => void): void {
  if (typeof owner !== 'object' || owner === null)
    throw new TypeError(`There is nothing to watch "${name}" of.`)
  const method: unknown = Reflect.get(owner, name)
  if (typeof method !== 'function') throw new TypeError(`There is no method "${name}".`)
  Object.defineProperty(owner, name, {
    configurable: true,
    value(this: unknown, ...args: readonly unknown[]): unknown {
      step()
      return Reflect.apply(method, this, args)
    },
  })
}
