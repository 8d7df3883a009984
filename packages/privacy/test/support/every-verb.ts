import type { ScopedMemory } from '@recollect/core'
import { NOON } from '@recollect/testkit'
import type { AnyTable, VerbKind } from '../../src/access/verb-table.ts'
import { VERBS } from '../../src/access/verbs.ts'

/** What verbs are called with that cannot be called with nothing; records are not there, unless they were planted. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  remember: ['我住在长沙 and I like tea'],
  recall: ['我住在哪里？'],
  answer: ['where do I live?'],
  whyNot: ['none', 'where do I live?'],
  'items.get': ['none'],
  'cards.get': ['none'],
  history: ['location'],
  diff: [NOON - 1, NOON],
  put: [{ slot: 'plan', value: '去北京' }],
  correct: ['none', 'x'],
  move: [{ slot: 'location' }, 'elsewhere'],
  undo: ['none'],
  'changes.get': ['none'],
  forget: [{ card: 'none' }],
  'nodes.get': ['none'],
  'nodes.byKey': ['none'],
  'nodes.search': ['tea'],
  'nodes.episodes': ['none'],
  'nodes.related': ['none'],
  'nodes.evolution': ['none'],
  'nodes.forget': ['none'],
  'episodes.get': ['none'],
  'episodes.search': ['tea'],
  'episodes.nodes': ['none'],
  'episodes.forget': ['none'],
  enhancedQuery: ['tea'],
  import: [[]],
  'sessions.topic': ['tea'],
  'sessions.same': ['why?'],
  'sessions.search': ['tea'],
  'sessions.renameTopic': ['tea', 'coffee'],
  'sessions.restore': [['none']],
  'sessions.merge': [['none'], 's'],
  'sessions.prune': [{ olderThanDays: 1 }],
  'sessions.importIndex': [{}],
  'session.log': ['where?', 'there'],
  'session.turn': [1],
  'session.topic': ['tea'],
  'session.same': ['why?'],
  'session.search': ['tea'],
  'session.setSignificance': [1, 0.5],
  'session.setTopics': [1, ['tea']],
  'session.forget': [99],
  'session.context': ['where do I live?'],
  'session.working.get': ['plan'],
  'session.working.set': [{ plan: 'x' }],
  'session.working.remove': ['none'],
  'session.working.submitForm': [{ title: 'profile', fields: { city: '长沙' } }],
  'at.items.get': ['none'],
  'at.cards.get': ['none'],
  'at.history': ['location'],
  'at.recall': ['where do I live?'],
  'at.answer': ['where do I live?'],
  at: [NOON],
  session: ['s'],
}

export interface Verb {
  readonly path: string
  readonly kind: VerbKind
}

/** Every verb access control knows, `erase` last: it takes away what others look at. */
export const EVERY_VERB: readonly Verb[] = verbsOf(VERBS, '').toSorted(
  (a, b) => Number(a.kind === 'erase') - Number(b.kind === 'erase'),
)

function verbsOf(table: AnyTable, prefix: string): readonly Verb[] {
  return Object.entries(table).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [{ path: prefix + name, kind: entry }] : verbsOf(entry, `${prefix}${name}.`),
  )
}

/** Paths of all functions on a handle, and on the handles that they give. */
export function functionsOn(handle: object, prefix = ''): readonly string[] {
  return Object.entries(handle).flatMap(([name, value]: [string, unknown]) => {
    const path = prefix + name
    if (path === 'at' || path === 'session') return functionsOn(opened(handle, name, path), `${path}.`)
    if (typeof value === 'function') return [path]
    return typeof value === 'object' && value !== null ? functionsOn(value, `${path}.`) : []
  })
}

/** Calls a verb by its path, and reads what it gives to the end. */
export async function callVerb(memory: ScopedMemory, path: string): Promise<unknown> {
  const names = path.split('.')
  const verb = names.pop() ?? ''
  let target: object = memory
  for (const [at, name] of names.entries()) target = opened(target, name, names.slice(0, at + 1).join('.'))
  const result: unknown = await apply(target, verb, GIVEN[path] ?? [])
  if (path !== 'export') return result
  if (typeof result === 'object' && result !== null && isIterable(result)) for await (const _line of result);
  return result
}

function opened(target: object, name: string, path: string): object {
  const value: unknown = Reflect.get(target, name)
  const handle = typeof value === 'function' ? apply(target, name, GIVEN[path] ?? []) : value
  if (typeof handle !== 'object' || handle === null) throw new Error(`${path} is no handle`)
  return handle
}

function apply(target: object, name: string, given: readonly unknown[]): unknown {
  const verb: unknown = Reflect.get(target, name)
  if (typeof verb !== 'function') throw new Error(`there is no ${name}`)
  return Reflect.apply(verb, target, given)
}

const isIterable = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value
