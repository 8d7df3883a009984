import { Client } from 'pg'
import type { ClientConfig } from 'pg'

/** Which server (by its port) was asked, in the order of the connections' use: begun transactions that only read. */
export class ServersSeen {
  readonly ports: number[] = []

  /** To be used by a store in the place of `pg`'s own connection. */
  get Client(): typeof Client {
    const { ports } = this
    return class extends Client {
      constructor(config?: string | ClientConfig) {
        super(config)
        const send = this.query.bind(this)
        Object.defineProperty(this, 'query', {
          value: (...args: Parameters<typeof send>) => {
            if (String(args[0]).startsWith('begin isolation level repeatable read')) ports.push(this.port)
            return send(...args)
          },
        })
      }
    }
  }

  /** The ports since the last call. */
  take(): number[] {
    return this.ports.splice(0)
  }
}
