import { InvalidInputError } from '@recollect/core'
import { own } from '@recollect/core/plugin'
import type { z } from 'zod'
import { entries, isNothing, keyed, meant } from './keys.ts'
import type { Entry, Place } from './keys.ts'
import { refusal } from './refusal.ts'
import { alone, isObject } from './scalars.ts'
import { chief, propertyOf } from './shape.ts'
import type { Shape } from './shape.ts'
import { ENVELOPE, NOISE, plain, SPARE, WRAPPERS } from './spellings.ts'
import { ofKeys, parsed } from './take.ts'

/** What a tool takes, and how strict it is about the rest. */
export interface Taken<S extends z.ZodObject> {
  readonly schema: S
  readonly shape: Shape
  /** What keys that mean nothing to the tool are: left out, left out and noted, or refused. */
  readonly others: 'pass' | 'note' | 'refuse'
}

export interface ReadArguments<T> {
  readonly args: T
  /** Keys that were left out, to be noted. */
  readonly unused: readonly string[]
}

/**
 * The arguments of a call as clients and models really send them, as the tool takes them.
 * @throws InvalidInputError for what cannot be taken, or could be read in two ways; it says what to do.
 */
export function readArguments<S extends z.ZodObject>(
  given: unknown,
  { schema, shape, others }: Taken<S>,
): ReadArguments<z.output<S>> {
  const at: Place = { path: '', unused: [] }
  const taken = arranged(entriesOf(given, shape), shape, at)
  const unused = others === 'pass' ? [] : at.unused.filter((path) => !NOISE.has(path))
  if (others === 'refuse' && unused.length > 0)
    throw new InvalidInputError(
      `Not known: ${unused.slice(0, 5).join(', ')}. Pass ${Object.keys(shape.properties ?? {}).join(', ')}. Nothing was done.`,
    )
  const parsed = schema.safeParse(taken)
  if (!parsed.success) throw new InvalidInputError(refusal(parsed.error.issues, shape))
  return { args: parsed.data, unused }
}

/** As deep as arguments are looked for in what stands around them. */
const DEEPEST = 4

/** Keys and values of what is given, out of JSON and whatever a client put around them. */
function entriesOf(given: unknown, shape: Shape, depth = 0): readonly Entry[] {
  const about = chief(shape)
  const value = typeof given === 'string' ? parsed(given, 'arguments') : given
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return []
  if (isObject(value)) {
    const all = entries(value, 'arguments')
    const around = depth < DEEPEST ? all.filter((entry) => isWrapper(entry, shape)) : []
    const rest = all.filter((entry) => !around.includes(entry))
    return [
      ...around.flatMap(([, inner]) => entriesOf(inner, shape, depth + 1)),
      ...(around.length > 0 ? rest.filter(([key]) => !ENVELOPE.has(key)) : rest),
    ]
  }
  if (about !== null && (typeof value === 'string' || propertyOf(shape, about)?.type === 'array'))
    return [[about, value]]
  const only = alone(value)
  if (only !== value && depth < DEEPEST) return entriesOf(only, shape, depth + 1)
  throw new InvalidInputError(refusal([], shape))
}

/** Whether arguments stand in the value of a key: in one of the names for that, and with a key the tool knows. */
function isWrapper([key, value]: Entry, shape: Shape): boolean {
  if (!WRAPPERS.has(plain(key)) || propertyOf(shape, key)?.type === 'object') return false
  const inner = typeof value === 'string' ? parsed(value, null) : value
  const home = homeOf(shape)
  return (
    isObject(inner) &&
    entries(inner, key).some(
      (entry) =>
        meant(entry, shape).length > 0 ||
        (home !== null && meant(entry, home.shape).length > 0) ||
        WRAPPERS.has(plain(entry[0])),
    )
  )
}

/** The inner shape of a tool: keys of it may stand at the top. */
function homeOf(
  shape: Shape,
): { readonly name: string; readonly shape: Shape; readonly isList: boolean } | null {
  for (const [name, one] of Object.entries(shape.properties ?? {})) {
    if (one.type === 'object') return { name, shape: one, isList: false }
    if (one.type === 'array' && one.items?.type === 'object') return { name, shape: one.items, isList: true }
  }
  return null
}

/** Keys at their places: those of the tool, and those that stand at the top though they belong further in. */
function arranged(all: readonly Entry[], shape: Shape, at: Place): Record<string, unknown> {
  const home = homeOf(shape)
  const isNoise = ([key]: Entry) =>
    NOISE.has(key) && !SPARE.includes(key) && !Object.hasOwn(shape.properties ?? {}, key)
  const told = all.filter((entry) => !isNoise(entry))
  const isOwn = (entry: Entry) => meant(entry, shape).length > 0
  const isInner = (entry: Entry) => home !== null && !isOwn(entry) && meant(entry, home.shape).length > 0
  const inner = told.filter((entry) => isInner(entry) && !isNothing(entry[1]))
  const outer = told.filter((entry) => !isInner(entry))
  const args = ofKeys(keyed(withSpare(outer, inner, shape), shape, at), shape, at)
  if (home === null || inner.length === 0) return args
  const more = ofKeys(keyed(inner, home.shape, at), home.shape, at)
  const given = own(args, home.name)
  return {
    ...args,
    [home.name]: home.isList ? inEach(given, more, home.shape) : joined(given, more),
  }
}

/** Where nothing says what the call is about, a text that a client sends along does. */
function withSpare(outer: readonly Entry[], inner: readonly Entry[], shape: Shape): readonly Entry[] {
  const about = chief(shape)
  const isAbout = (entry: Entry) =>
    !isNothing(entry[1]) && about !== null && meant(entry, shape).includes(about)
  const isSpare = ([key]: Entry) => SPARE.includes(key) && meant([key, ''], shape).length === 0
  const spare = outer.filter((entry) => isSpare(entry) && !isNothing(entry[1]) && !isObject(entry[1]))
  const rest = outer.filter((entry) => !spare.includes(entry))
  const [first] = [...spare].sort(([a], [b]) => SPARE.indexOf(a) - SPARE.indexOf(b))
  if (about === null || first === undefined || inner.length > 0 || outer.some(isAbout)) return rest
  return [...rest, [about, first[1]]]
}

/** What was said once for all messages, in each that does not say it; alone it is the one message. */
function inEach(list: unknown, more: Record<string, unknown>, shape: Shape): unknown {
  if (list === undefined || (Array.isArray(list) && list.length === 0)) return [more]
  const twice = shape.required?.find((name) => Object.hasOwn(more, name))
  if (twice !== undefined)
    throw new InvalidInputError(`${twice} stands beside the list it belongs into. Pass the list alone.`)
  return Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? { ...more, ...one } : one)) : list
}

function joined(inner: unknown, more: Record<string, unknown>): unknown {
  if (!isObject(inner)) return inner ?? more
  const twice = Object.entries(more).find(
    ([name, value]) => Object.hasOwn(inner, name) && inner[name] !== value,
  )
  if (twice !== undefined) throw new InvalidInputError(`${twice[0]} is given twice. Pass it once.`)
  return { ...more, ...inner }
}
