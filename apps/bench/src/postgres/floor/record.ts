import pg from 'pg'
import { BenchError } from '../../io/bench-error.ts'
import type { Sent, SentQuery } from './sent.ts'

interface Heard {
  readonly query: SentQuery
  readonly client: unknown
}

/**
 * Runs one call of the library and writes down what it sent to the server, and when.
 * @throws BenchError when its transactions overlapped: on one connection they cannot be done again as they were.
 */
export async function recordSent<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly sent: Sent }> {
  const heard: Heard[] = []
  let answers = 0
  const restore = tapQuery((client, given, answer) => {
    heard.push({ client, query: { ...read(given), after: answers } })
    const count = (): void => {
      answers += 1
    }
    answer.then(count, count)
  })
  try {
    const value = await work()
    return { value, sent: { queries: oneAfterAnother(heard), awaited: answers } }
  } finally {
    restore()
  }
}

type Listener = (client: unknown, given: readonly unknown[], answer: Promise<unknown>) => void

/** Listens in on every connection; returns what puts it back. */
function tapQuery(heard: Listener): () => void {
  const { prototype } = pg.Client
  const original: unknown = Reflect.get(prototype, 'query')
  if (typeof original !== 'function') throw new TypeError('pg has no method query.')
  Reflect.set(prototype, 'query', function (this: unknown, ...given: unknown[]): unknown {
    const answer: unknown = Reflect.apply(original, this, given)
    if (answer instanceof Promise) heard(this, given, answer)
    return answer
  })
  return () => {
    Reflect.set(prototype, 'query', original)
  }
}

function read([first, second]: readonly unknown[]): Omit<SentQuery, 'after'> {
  const config: object = typeof first === 'object' && first !== null ? first : { text: first, values: second }
  const [text, values, name, rowMode] = ['text', 'values', 'name', 'rowMode'].map((key): unknown =>
    Reflect.get(config, key),
  )
  if (typeof text !== 'string') throw new TypeError('pg was given something else than a query.')
  return {
    text,
    values: Array.isArray(values) ? values : [],
    name: typeof name === 'string' ? name : undefined,
    rowMode: rowMode === 'array' ? rowMode : undefined,
  }
}

const ENDS = new Set(['commit', 'rollback'])

function oneAfterAnother(heard: readonly Heard[]): SentQuery[] {
  const overlap = heard.some(({ client }, i) => {
    const before = heard[i - 1]
    return before !== undefined && before.client !== client && !ENDS.has(before.query.text)
  })
  if (overlap) throw new BenchError('Transactions of one call overlapped, and cannot be replayed one by one.')
  return heard.map(({ query }) => query)
}
