import { Client } from 'pg'
import type { ClientConfig } from 'pg'

/** Is shown every statement with its values, and gives the one that is run. */
export type See = (text: string, values: readonly unknown[]) => string

interface Prepared {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

const isPrepared = (value: unknown): value is Prepared =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value

/** Connections whose statements are seen, and may be changed. */
export function watchedClient(see: See): typeof Client {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      const send = this.query.bind(this)
      Object.defineProperty(this, 'query', {
        value: (...args: Parameters<typeof send>) => {
          const [first, ...others] = args
          return isPrepared(first)
            ? Reflect.apply(send, this, [changed(first, see), ...others])
            : send(...args)
        },
      })
    }
  }
}

function changed(query: Prepared, see: See): Prepared {
  const text = see(query.text, query.values)
  if (text === query.text || query.name === undefined) return { ...query, text }
  return { ...query, text, name: `${query.name}_changed` }
}
