/** A call that is ready to be made, as often as wanted. */
export interface Call {
  /** `session.working.set`. */
  readonly path: string
  readonly args: readonly unknown[]
  /** By the path of a function that gives a handle, what it is called with on the way. */
  readonly handles: Readonly<Record<string, readonly unknown[]>>
}

const MOST_ROWS = 100_000

/** Makes the call; what comes as a stream is gathered. Whatever is thrown on the way comes as a rejection. */
export async function make(handle: object, { path, args, handles }: Call): Promise<unknown> {
  const keys = path.split('.')
  let target: unknown = handle
  for (const [i, key] of keys.entries()) {
    const member = memberOf(target, key)
    const given = i === keys.length - 1 ? args : handles[keys.slice(0, i + 1).join('.')]
    target =
      typeof member === 'function' && given !== undefined ? Reflect.apply(member, target, given) : member
  }
  return isStream(target) ? gathered(target) : target
}

const memberOf = (target: unknown, key: string): unknown =>
  typeof target === 'object' && target !== null ? Reflect.get(target, key) : undefined

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

async function gathered(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const row of stream) if (rows.push(row) >= MOST_ROWS) break
  return rows
}
