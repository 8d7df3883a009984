import { Socket } from 'node:net'
import { z } from 'zod'

const HOME = new Set(['127.0.0.1', '::1', 'localhost'])
/** Nobody listens here: a connection is refused, as by a machine without a network. */
const NOWHERE = { host: '127.0.0.1', port: 9 }
const target = z.object({ host: z.string().nullish(), path: z.string().nullish() })

/**
 * Refuses every connection of this process that leaves the machine, whatever opens it; returns the list of those that were tried.
 * What native code does by itself is not seen.
 */
export function stayHome(): readonly string[] {
  const reached: string[] = []
  const connect = new Proxy(Socket.prototype.connect, {
    apply(original, socket: unknown, given: readonly unknown[]): unknown {
      const host = hostOf(given)
      const away = host !== null && !HOME.has(host)
      if (away) reached.push(host)
      const result: unknown = Reflect.apply(original, socket, away ? nowhere(given) : given)
      return result
    },
  })
  Object.defineProperty(Socket.prototype, 'connect', { value: connect })
  return reached
}

/** Null for this machine. Callers hand over options, or those in a list, or a port and a name. */
export function hostOf(given: readonly unknown[]): string | null {
  const [first, second] = given.flat()
  if (typeof first === 'number') return typeof second === 'string' ? second : null
  const parsed = target.safeParse(first)
  return parsed.success && !parsed.data.path ? (parsed.data.host ?? null) : null
}

/** The same call to nowhere. Options are changed in their place: Node marks the list it hands them over in. */
function nowhere(given: readonly unknown[]): readonly unknown[] {
  const [first] = given.flat()
  if (typeof first !== 'object' || first === null) return [NOWHERE.port, NOWHERE.host, ...given.slice(2)]
  Object.assign(first, NOWHERE)
  return given
}
