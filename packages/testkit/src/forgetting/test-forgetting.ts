import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { ScopedMemory, Store } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '../fixtures/fixed-clock.ts'
import { hashEmbedder } from '../fixtures/hash-embedder.ts'
import { sequentialIds } from '../fixtures/sequential-ids.ts'
import type { RecallHarness } from '../recall/harness.ts'
import { standing, vectorsIn } from './places.ts'
import { plantStory, storyDiscoverer } from './plant.ts'
import type { Planted } from './plant.ts'
import { FORGETTING_STORIES } from './story.ts'
import type { ForgettingStory } from './story.ts'
import { FORGETTING_WAYS } from './ways.ts'

/** How the kit gets at a memory whose forgetting it tests. */
export interface ForgettingHarness extends RecallHarness {
  /** Every text of every table as the database holds it, where there is one to ask. */
  readonly dump?: (store: Store) => Promise<string>
}

interface Setting {
  readonly memory: ScopedMemory
  readonly store: Store
  readonly planted: Planted
}

/** Registers with vitest that what is forgotten is nowhere any more. Call it at the top level of a test file. */
export function testForgetting(harness: ForgettingHarness): void {
  describe(`forgetting on ${harness.name}`, () => {
    for (const story of FORGETTING_STORIES) describe(story.name, () => testStory(harness, story))
  })
}

function testStory(harness: ForgettingHarness, story: ForgettingStory): void {
  it('has something to forget in every place', () =>
    withStory(harness, story, async ({ store }) => {
      const places = [...(await store.read('alice', standing))]
      const empty = places.filter(([, text]) => !story.secret.test(text)).map(([name]) => name)
      expect(empty).toEqual(NOT_PLANTED)
    }))

  for (const { name, log, run } of FORGETTING_WAYS)
    it(`leaves it nowhere, forgotten by ${name}`, () =>
      withStory(harness, story, async (setting) => {
        await run(setting.memory, setting.planted, story)
        await expectGone(harness, story, setting, log ? [] : ['what changes overwrote'])
        await expectKept(story, setting)
      }))

  for (const { name, run } of FORGETTING_WAYS)
    it(`shows what would go by ${name}, and writes nothing`, () =>
      withStory(harness, story, async ({ memory, store, planted }) => {
        const before = [...(await store.read('alice', standing))]
        await run(memory, planted, story, { dryRun: true })
        expect([...(await store.read('alice', standing))]).toEqual(before)
      }))

  it('leaves a message and what came of it nowhere, forgotten by its id', () =>
    withStory(harness, story, async (setting) => {
      const { memory, planted } = setting
      await memory.forget({ item: planted.message })
      await memory.forget({ item: planted.field })
      await memory.forget({ item: planted.answer })
      await memory.session('second').forget(2)
      await expectGone(harness, story, setting, ['what changes overwrote', 'variables and forms'])
      await expectKept(story, setting)
    }))

  it('leaves nothing of a session that is deleted in its places', () =>
    withStory(harness, story, async ({ memory, store }) => {
      for (const session of ['first', 'second', 'old']) await memory.session(session).delete()
      const left = await store.read('alice', standing)
      for (const name of SESSION_PLACES) expect(left.get(name), name).not.toMatch(story.secret)
    }))

  it('leaves nothing at all of a scope that is erased', () =>
    withStory(harness, story, async (setting) => {
      await setting.memory.erase({ audit: true })
      expect(await setting.store.read('alice', vectorsIn)).toBe(0)
      await expectGone(harness, story, setting, [])
    }))
}

/** What holds no texts by itself. */
const NOT_PLANTED = ['changes and their notes', 'sessions', 'the audit log']

const SESSION_PLACES = [
  'sessions',
  'logged pairs, archived ones among them',
  'topics and terms that pairs are found by',
  'variables and forms',
]

async function withStory(
  { store: harness, languages }: ForgettingHarness,
  story: ForgettingStory,
  work: (setting: Setting) => Promise<void>,
): Promise<void> {
  const store = await harness.create()
  try {
    const recollect = await createRecollect({
      plugins: [sessions(), knowledge({ discoverer: storyDiscoverer(story) }), transfer()],
      ...{ store, languages: languages(), clock: fixedClock(), ids: sequentialIds() },
      stopwatch: { elapsed: () => 0 },
      embedder: hashEmbedder(),
    })
    const memory = recollect.scope('alice')
    await work({ memory, store, planted: await plantStory(memory, story) })
  } finally {
    await store.close()
    await harness.destroy?.(store)
  }
}

/** In no place, in nothing that is given to anybody, and in no column. */
async function expectGone(
  { dump }: ForgettingHarness,
  { secret, question, slot }: ForgettingStory,
  { memory, store }: Setting,
  except: readonly string[],
): Promise<void> {
  // What waits to be kept is kept with this.
  await memory.remember({ text: 'hello', session: 'third' })
  for (const [name, text] of await store.read('alice', standing))
    if (!except.includes(name)) expect(text, name).not.toMatch(secret)
  const { text } = await memory.session('another').context(question)
  const given = { text, recall: await memory.recall(question), history: await memory.history(slot) }
  expect(JSON.stringify(given)).not.toMatch(secret)
  expect(JSON.stringify((await memory.changes.list()).rows)).not.toMatch(secret)
  if (except.length > 0) return
  let lines = ''
  for await (const line of memory.export()) lines += line
  expect(lines).not.toMatch(secret)
  if (dump) expect(await dump(store)).not.toMatch(secret)
}

/** What was said beside it. */
async function expectKept({ kept }: ForgettingStory, { memory }: Setting): Promise<void> {
  const { rows } = await memory.cards.list({ active: true })
  expect(rows.map(({ value }) => value)).toContain(kept.value)
  expect(JSON.stringify((await memory.recall(kept.query)).hits)).toContain(kept.value)
  expect((await memory.session('first').recent()).map(({ question }) => question)).toEqual([kept.text])
  expect((await memory.session('first').working.all()).map(({ name }) => name)).toContain('drink')
}
