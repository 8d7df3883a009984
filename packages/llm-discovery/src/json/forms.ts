import type { ReplySchema } from '@recollect/core/plugin'
import { formOf, isFields } from '../replies/entries.ts'
import { readLenient } from './lenient.ts'
import { parsed } from './parsed.ts'

/** How deep what was asked for may be wrapped, or encoded anew. */
const DEEPEST = 4

/** Names of what is put around a reply. */
const WRAPPERS = [
  ...['result', 'results', 'data', 'response', 'output', 'answer', 'content', 'reply', 'json', 'value'],
  ...['payload', 'message', 'arguments', 'args', 'parameters', 'input', 'body', 'final', 'final answer'],
  ...['parsed', 'items', 'object', 'text', '结果', '数据', '输出', '回答', '答案'],
].map((name) => formOf(name))

/** Names that a schema's value may stand under: those of wrappers, its own, and those of its fields. */
export const wrappersOf = ({
  name,
  json,
}: Pick<ReplySchema<unknown>, 'name' | 'json'>): ReadonlySet<string> =>
  new Set([...WRAPPERS, formOf(name), ...Object.keys(json['properties'] ?? {}).map(formOf)])

/** What a value may be meant as, the outermost first: as it is, the one thing in a list, what a wrapper holds, what a text encodes. */
export function* formsOf(
  value: unknown,
  wrappers: ReadonlySet<string>,
  depth = DEEPEST,
): Generator<unknown, void, undefined> {
  if (typeof value === 'string') {
    const inner = depth === 0 ? undefined : decoded(value)
    if (inner !== undefined) yield* formsOf(inner, wrappers, depth - 1)
    return
  }
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const [only, ...others] = list
  if (isFields(only) && others.length === 0 && depth > 0) yield* formsOf(only, wrappers, depth - 1)
  yield value
  if (!isFields(value) || depth === 0) return
  for (const [name, held] of Object.entries(value))
    if (wrappers.has(formOf(name))) yield* formsOf(held, wrappers, depth - 1)
}

/** JSON in a text; undefined where there is none. */
function decoded(text: string): unknown {
  const bare = text.trim()
  if (!/^["[{]/u.test(bare)) return undefined
  const value = parsed(bare)
  if (value !== undefined || bare.startsWith('"')) return value
  const read = readLenient(bare, 0)
  return read.stopped === null ? read.value : undefined
}
