import { execute } from '../database/admin.ts'

/**
 * How a connection breaks at a statement: `cut` and `reset` before the server gets it, `ended by the server` by its administrator at that
 * moment, `answer lost` once the server has done it and before the client hears of that.
 */
export type Break = 'cut' | 'reset' | 'ended by the server' | 'answer lost'

/** Which statement is to break, counted over all connections. */
export class Plan {
  /** Statements since it was armed. */
  statements = 0
  how: Break = 'cut'
  #at = Number.POSITIVE_INFINITY
  readonly #adminUrl: string

  constructor(adminUrl: string) {
    this.#adminUrl = adminUrl
  }

  arm(at: number, how: Break): void {
    this.statements = 0
    this.#at = at
    this.how = how
  }

  disarm(): void {
    this.#at = Number.POSITIVE_INFINITY
  }

  isDue(): boolean {
    this.statements += 1
    return this.statements === this.#at
  }

  terminate(backend: number): Promise<void> {
    return execute(this.#adminUrl, [`select pg_terminate_backend(${String(backend)})`])
  }
}
