import { describe, expect, it } from 'vitest'
import { createRecollect } from '../src/index.ts'
import type { Recollect } from '../src/index.ts'
import { inMemoryStore } from './support/in-memory-store.ts'
import { openMemory } from './support/memory.ts'
import { toyPack } from './support/rules.ts'

type Call = (...given: readonly unknown[]) => unknown

/** Every verb that takes options, with what goes before them and one of its own a letter is wrong in. */
const VERBS: readonly (readonly [
  verb: string,
  before: readonly unknown[],
  misspelt: string,
  meant: string | null,
])[] = [
  ['remember', ['I like tea'], 'signl', 'signal'],
  ['recall', ['tea'], 'topK', null],
  ['recall', ['tea'], 'limt', 'limit'],
  ['recall', ['tea'], 'excludeitem', 'excludeItem'],
  ['whyNot', ['id', 'tea'], 'limt', 'limit'],
  ['undo', ['id'], 'dependants', 'dependents'],
  ['repair', [], 'dryrun', null],
  ['forget', [{ slot: 'location' }], 'dryrun', 'dryRun'],
  ['erase', [], 'adit', 'audit'],
  ['backfill', [], 'bach', 'batch'],
  ['reembed', [], 'bach', 'batch'],
  ['discover', [], 'dryrun', null],
  ['enhancedQuery', ['tea'], 'limt', null],
  ['cards.list', [], 'ordr', null],
  ['items.list', [], 'limt', null],
  ['changes.list', [], 'limt', 'limit'],
  ['sessions.list', [], 'archivd', 'archived'],
  ['sessions.topics', [], 'limt', 'limit'],
  ['sessions.archive', [], 'dryrun', null],
  ['sessions.prune', [], 'dryrun', null],
  ['sessions.rescore', [], 'dryrun', null],
  ['nodes.list', [], 'limt', null],
  ['nodes.search', ['tea'], 'limt', null],
  ['nodes.graph', [], 'dept', null],
  ['episodes.list', [], 'limt', null],
  ['episodes.search', ['tea'], 'limt', null],
  ['discovery.quarantined', [], 'limt', 'limit'],
  ['one.log', ['tea?', 'yes'], 'topcs', null],
  ['one.topic', ['tea'], 'sesion', 'session'],
  ['one.search', ['tea'], 'limt', null],
  ['one.context', ['tea'], 'buget', 'budget'],
  ['one.working.set', [{ a: 1 }], 'ttl', null],
]

/** The function at a path of the memory; `one` is a session. */
function verbAt(memory: Record<string, unknown>, path: string): Call {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<object>((at, name) => {
    const next: unknown =
      name === 'one' ? Reflect.apply(Reflect.get(at, 'session') as Call, at, ['s']) : Reflect.get(at, name)
    return next as object
  }, memory)
  return (...given) => Reflect.apply(Reflect.get(holder, last) as Call, holder, given)
}

describe('an option that a verb has not', () => {
  it.each(VERBS)('is refused by %s, and nothing is done', async (path, before, misspelt, meant) => {
    const { alice } = await openMemory()
    await alice.remember('I live in Rome')
    const call = async () =>
      verbAt(alice as unknown as Record<string, unknown>, path)(...before, { [misspelt]: 1 })
    const error = await call().then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ code: 'INVALID_INPUT' })
    expect(String(error)).toContain(misspelt)
    if (meant !== null) expect(String(error)).toContain(`Did you mean "${meant}"?`)
    expect((await alice.stats()).items).toBe(1)
  })

  it.each([
    ['acess', 'access'],
    ['embeder', 'embedder'],
    ['languges', 'languages'],
    ['clok', 'clock'],
  ])('is refused by createRecollect: "%s" is "%s"', async (misspelt, meant) => {
    const opened = createRecollect({ store: inMemoryStore(), languages: [toyPack()], [misspelt]: {} })
    await expect(opened).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      message: expect.stringContaining(`Did you mean "${meant}"?`),
    })
  })
})

describe('what is no language pack', () => {
  function english(): unknown {
    return toyPack()
  }

  it.each([
    ['a function that was not called', english, 'Call it: languages: [english()]'],
    ['a name', 'english', 'is the text english'],
    ['nothing', undefined, 'languages[0] is undefined'],
  ])('%s is named as what it is', async (_, given, said) => {
    const opened: Promise<Recollect> = createRecollect({
      store: inMemoryStore(),
      languages: [given as never],
    })
    await expect(opened).rejects.toMatchObject({
      code: 'INVALID_CONFIG',
      message: expect.stringContaining(said),
    })
    await expect(opened).rejects.not.toMatchObject({ message: expect.stringContaining('sqliteStore') })
  })
})
