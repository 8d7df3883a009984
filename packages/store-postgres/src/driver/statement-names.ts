import { createHash } from 'node:crypto'

/**
 * Names under which a server keeps statements prepared: one for each text, the same on every connection and in every process. A pooler
 * that lends one connection to several of them can so mix up names, which is refused, but never statements.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()

  of(sql: string): string {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    const name = `recollect_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`
    this.#names.set(sql, name)
    return name
  }
}
