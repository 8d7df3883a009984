import { isDeepStrictEqual } from 'node:util'
import type { ScopedMemory } from '@recollect/core'
import type { Call } from '../verbs/call.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined), value)

/** What a write said it kept, against what is there; null when there is nothing to say. */
export async function keptOtherwise(
  memory: ScopedMemory,
  { path, args, handles }: Call,
  result: unknown,
): Promise<string | null> {
  if (path === 'remember') return rememberedOtherwise(memory, args[0], result)
  if (path === 'put') return cardOtherwise(memory, at(result, 'card'))
  if (path === 'session.log') {
    const id = handles['session']?.[0]
    const turn = at(result, 'turn')
    const seq = at(turn, 'seq')
    if (typeof id !== 'string' || typeof seq !== 'number') return null
    return equal('turn', turn, await memory.session(id).turn(seq))
  }
  return path === 'session.working.set' ? variablesOtherwise(memory, handles['session']?.[0], result) : null
}

async function rememberedOtherwise(
  memory: ScopedMemory,
  given: unknown,
  result: unknown,
): Promise<string | null> {
  if (Array.isArray(given)) return null
  const [item, id] = [at(result, 'item'), at(result, 'item', 'id')]
  if (typeof id !== 'string') return 'an accepted message has no item'
  const metadata = at(given, 'metadata')
  // A key that was known gives the first message again.
  const isFirst = at(result, 'duplicate') === false
  if (isFirst && metadata !== undefined && !isDeepStrictEqual(plain(metadata), plain(at(item, 'metadata')))) {
    return 'metadata is not what was given'
  }
  const whole = typeof given === 'string' ? given : at(given, 'text')
  const text = at(item, 'text')
  // What had to be mended says so.
  const isAsGiven = at(result, 'repairs') === undefined
  if (
    isFirst &&
    isAsGiven &&
    (typeof whole !== 'string' || typeof text !== 'string' || !whole.endsWith(text))
  ) {
    return 'the text is not what was given'
  }
  return equal('item', item, await memory.items.get(id))
}

/** -0 is 0 in JSON, and objects without a prototype come back with one. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

async function cardOtherwise(memory: ScopedMemory, card: unknown): Promise<string | null> {
  const id = at(card, 'id')
  return typeof id === 'string' ? equal('card', card, await memory.cards.get(id)) : null
}

async function variablesOtherwise(
  memory: ScopedMemory,
  session: unknown,
  result: unknown,
): Promise<string | null> {
  const written = at(result, 'written')
  if (typeof session !== 'string' || !Array.isArray(written)) return null
  for (const variable of written) {
    const name = at(variable, 'name')
    if (typeof name !== 'string') return 'a variable has no name'
    const told = equal('variable', variable, await memory.session(session).working.get(name))
    if (told !== null) return told
  }
  return null
}

const equal = (what: string, one: unknown, other: unknown): string | null =>
  isDeepStrictEqual(plain(one), plain(other)) ? null : `the ${what} returned is not the one kept`
