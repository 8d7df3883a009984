/** Names under which a server keeps statements prepared: one for each text, the same on every connection. */
export class StatementNames {
  readonly #names = new Map<string, string>()

  of(sql: string): string {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    const name = `recollect_${String(this.#names.size)}`
    this.#names.set(sql, name)
    return name
  }
}
