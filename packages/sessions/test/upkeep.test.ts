import { describe, expect, it } from 'vitest'
import type { UpkeepProgress } from '../src/index.ts'
import { DAY, exportOf, NOON, openMemory } from './support/core.ts'
import type { ScopedMemory } from '@recollect/core'
import { allSessions, figures, stopAfter, turnsIn } from './support/sessions.ts'

const say = (memory: ScopedMemory, session: string, count: number, at = NOON, worth = 0.8) =>
  memory.session(session).log(
    Array.from({ length: count }, (_, n) => ({
      q: `${session} 问题 ${String(n + 1)}`,
      a: `answer ${String(n + 1)}`,
      at: at + n,
      significance: worth,
      topics: [session],
    })),
  )

const found = async (memory: ScopedMemory): Promise<number> => (await memory.sessions.recent(100)).length

describe('archive', () => {
  it('puts away sessions whose last pair is more than thirty days old, and no others', async () => {
    const { alice, clock } = await openMemory()
    await say(alice, 'old', 3)
    await say(alice, 'new', 2, NOON + 5 * DAY)
    clock.set(NOON + 31 * DAY)
    const result = await alice.sessions.archive()
    expect(result).toEqual({ dryRun: false, sessions: ['old'], pairs: 3, stopped: false })
    expect(await alice.session('old').info()).toMatchObject({
      archivedAt: NOON + 31 * DAY,
      archivedTurns: 3,
      turns: 3,
    })
    expect(await found(alice)).toBe(2)
    expect(await turnsIn(alice, 'old')).toHaveLength(3)
    expect((await alice.sessions.archive()).sessions).toEqual([])
  })

  it('takes named sessions whatever their age, and ones with nothing but working memory', async () => {
    const { alice } = await openMemory()
    await say(alice, 'a', 2)
    await alice.session('w').working.set({ x: 1 })
    const { sessions, pairs } = await alice.sessions.archive({ sessions: ['a', 'w', 'a'] })
    expect([sessions, pairs]).toEqual([['a', 'w'], 2])
    expect((await alice.session('w').working.get('x'))?.value).toBe(1)
  })

  it('goes on where it was stopped, and says it was', async () => {
    const { alice, clock } = await openMemory()
    for (const id of ['a', 'b', 'c']) await say(alice, id, 5)
    clock.set(NOON + 60 * DAY)
    const first = await alice.sessions.archive({ batch: 2, ...stopAfter(2) })
    expect(first).toMatchObject({ pairs: 4, stopped: true })
    expect((await alice.session('a').info()).archivedAt).toBeNull()
    const rest = await alice.sessions.archive({ batch: 2 })
    expect(first.pairs + rest.pairs).toBe(15)
    expect(await found(alice)).toBe(0)
    expect((await allSessions(alice)).every(({ archivedAt }) => archivedAt === NOON + 60 * DAY)).toBe(true)
  })

  it('leaves a session in which something is said meanwhile', async () => {
    const { alice, clock } = await openMemory()
    await say(alice, 'a', 5)
    clock.set(NOON + 60 * DAY)
    let calls = 0
    await alice.sessions.archive({
      batch: 2,
      onProgress: async () => {
        calls += 1
        if (calls === 2) await say(alice, 'a', 1, NOON + 60 * DAY)
      },
    })
    expect(await alice.session('a').info()).toMatchObject({ archivedAt: null, archivedTurns: 2, turns: 6 })
  })

  it('tells how far it is, before the first batch and after each', async () => {
    const { alice } = await openMemory()
    await say(alice, 'a', 5)
    const seen: UpkeepProgress[] = []
    await alice.sessions.archive({
      sessions: ['a'],
      batch: 2,
      onProgress: (progress) => void seen.push(progress),
    })
    expect(seen.map(({ done }) => done)).toEqual([0, 2, 4, 5])
    expect(seen.every(({ total }) => total === 5)).toBe(true)
  })
})

describe('restore', () => {
  it('brings sessions back, and also what an archived session kept back when something was said in it', async () => {
    const { alice } = await openMemory()
    await say(alice, 'a', 3)
    await say(alice, 'b', 3)
    await alice.sessions.archive({ sessions: ['a', 'b'] })
    await say(alice, 'b', 1)
    expect(await found(alice)).toBe(1)
    expect(await alice.sessions.restore(['a', 'b'], { batch: 2 })).toMatchObject({
      sessions: ['a', 'b'],
      pairs: 6,
    })
    expect(await found(alice)).toBe(7)
    expect((await alice.session('a').info()).archivedAt).toBeNull()
    expect((await alice.sessions.restore(['a'])).sessions).toEqual([])
  })

  it('goes on where it was stopped: what is half restored is not archived', async () => {
    const { alice } = await openMemory()
    await say(alice, 'a', 5)
    await alice.sessions.archive({ sessions: ['a'] })
    await alice.sessions.restore(['a'], { batch: 2, ...stopAfter(1) })
    expect(await alice.session('a').info()).toMatchObject({ archivedAt: null, archivedTurns: 3 })
    expect((await alice.sessions.restore(['a'])).pairs).toBe(3)
  })
})

describe('rescore', () => {
  it('scores anew what has its answer and was not set by hand', async () => {
    const { alice, store } = await openMemory()
    const text = 'First open the settings, then set the API token. '.repeat(8)
    await alice.session('a').log({ q: 'How do I configure the API?', a: text, mark: true })
    await say(alice, 'a', 1)
    const scored = await alice.session('a').turn(1)
    expect(scored.significance).toBeGreaterThan(0)
    await store.transaction('alice', async (tx) =>
      tx.sessions?.update(1, { significance: 0.01, tokens: ['x'] }),
    )
    const result = await alice.sessions.rescore()
    expect(result).toMatchObject({ sessions: ['a'], pairs: 1 })
    expect(await alice.session('a').turn(1)).toEqual(scored)
    expect((await alice.session('a').turn(2)).significance).toBe(0.8)
    expect(await alice.sessions.rescore()).toMatchObject({ sessions: [], pairs: 0 })
  })

  it('finds automatic topics anew, as the log stood when the pair was said, and leaves those that were given', async () => {
    const { alice, store } = await openMemory()
    await alice.session('a').log({ q: 'How do I set the API token?', a: 'Open the settings.', mark: true })
    await say(alice, 'b', 1)
    const { topics, topicTokens } = await alice.session('a').turn(1)
    expect(topics).not.toEqual([])
    const stale = { topics: ['token_api'], topicTokens: ['token', 'api'] }
    await store.transaction('alice', async (tx) => {
      await tx.sessions?.update(1, stale)
      await tx.sessions?.update(2, { topics: ['mine'], topicTokens: ['mine'] })
    })
    await alice.sessions.rescore()
    expect(await alice.session('a').turn(1)).toMatchObject({ topics, topicTokens, autoTopics: true })
    expect((await alice.session('b').turn(1)).topics).toEqual(['mine'])
    expect(await alice.sessions.rescore()).toMatchObject({ sessions: [], pairs: 0 })
  })

  it('leaves the score of an answer that was not kept', async () => {
    const { alice, store } = await openMemory()
    await alice.session('a').log('hi', 'hello')
    await store.transaction('alice', async (tx) => tx.sessions?.update(1, { significance: 0.42 }))
    await alice.sessions.rescore({ sessions: ['a'] })
    expect(await alice.session('a').turn(1)).toMatchObject({ significance: 0.42, answer: null })
  })
})

describe('prune', () => {
  it('drops answers that are neither marked nor above the threshold, and says how many bytes that freed', async () => {
    const { alice } = await openMemory()
    await say(alice, 'a', 3)
    await alice.session('a').log({ q: 'kept', a: '重要的回答', mark: true, significance: 0.1 })
    await alice.session('a').setSignificance(2, 0.2)
    expect(await alice.sessions.prune({ answers: true })).toEqual({
      dryRun: false,
      sessions: ['a'],
      pairs: 1,
      bytes: 'answer 2'.length,
      stopped: false,
    })
    expect((await turnsIn(alice, 'a')).map(({ answer }) => answer)).toEqual([
      'answer 1',
      null,
      'answer 3',
      '重要的回答',
    ])
  })

  it('deletes archived sessions of before, with all that is theirs, and no others', async () => {
    const { alice } = await openMemory()
    for (const id of ['old', 'busy', 'new']) await say(alice, id, 3, id === 'new' ? NOON + DAY : NOON)
    await alice.session('old').working.set({ x: 'y' })
    await alice.session('old').working.submitForm({ title: 'card', fields: { city: 'Paris' } })
    await alice.sessions.archive({ sessions: ['old', 'new'] })
    const before = { sessions: { before: NOON + DAY } }
    const dry = await alice.sessions.prune({ ...before, dryRun: true })
    const done = await alice.sessions.prune({ ...before, batch: 2 })
    expect(done).toEqual({ ...dry, dryRun: false })
    expect(done).toMatchObject({ sessions: ['old'], pairs: 3 })
    expect((await allSessions(alice)).map(({ id }) => id)).toEqual(['busy', 'new'])
    expect((await exportOf(alice)).filter((line) => line.includes('"old"'))).toEqual([])
    expect(await alice.items.list()).toMatchObject({ rows: [] })
  })

  it('goes on where it was stopped', async () => {
    const { alice } = await openMemory()
    await say(alice, 'a', 5)
    await alice.sessions.archive({ sessions: ['a'] })
    const options = { sessions: { before: NOON + DAY }, batch: 2 }
    expect(await alice.sessions.prune({ ...options, ...stopAfter(1) })).toMatchObject({ stopped: true })
    expect(await figures(alice)).toMatchObject({ told: [{ turns: 3 }], counted: [{ turns: 3 }] })
    expect(await alice.sessions.prune(options)).toMatchObject({ pairs: 3, stopped: false })
    expect(await allSessions(alice)).toEqual([])
  })
})

describe('delete', () => {
  it('deletes a session and everything of it, whatever its state', async () => {
    const { alice } = await openMemory()
    await say(alice, 'keep', 2)
    const rest = await exportOf(alice)
    await say(alice, 'gone', 3)
    await alice.session('gone').working.set({ x: 1 })
    await alice.sessions.archive({ sessions: ['gone'] })
    await alice.session('gone').delete()
    expect(await exportOf(alice)).toEqual(rest)
    await expect(alice.session('gone').info()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(alice.session('gone').delete()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('deletes what forms became of sessions that were merged into it', async () => {
    const { alice } = await openMemory()
    await say(alice, 'a', 1)
    await alice.session('b').working.submitForm({ title: 'card', fields: { city: 'Paris' } })
    await alice.sessions.merge(['b'], 'a')
    expect((await alice.items.list()).rows).not.toEqual([])
    await alice.session('a').delete()
    expect((await alice.items.list()).rows).toEqual([])
  })
})

describe('all upkeep', () => {
  const verbs = {
    archive: ({ sessions }: ScopedMemory, options: object) => sessions.archive(options),
    restore: ({ sessions }: ScopedMemory, options: object) => sessions.restore(['c'], options),
    merge: ({ sessions }: ScopedMemory, options: object) => sessions.merge(['a', 'b'], 'c', options),
    rescore: ({ sessions }: ScopedMemory, options: object) => sessions.rescore(options),
    'prune answers': ({ sessions }: ScopedMemory, options: object) =>
      sessions.prune({ answers: true, ...options }),
    'prune sessions': ({ sessions }: ScopedMemory, options: object) =>
      sessions.prune({ sessions: { before: NOON + DAY }, ...options }),
  }

  async function filled() {
    const { alice, clock, store } = await openMemory()
    await say(alice, 'a', 4)
    await say(alice, 'b', 3, NOON + 2)
    await say(alice, 'c', 3, NOON + 1)
    await alice.session('a').setSignificance(1, 0.1)
    await alice.session('a').working.set({ x: 1, y: 2 })
    await alice.session('c').working.set({ y: 1 })
    await alice.sessions.archive({ sessions: ['c'] })
    await store.transaction('alice', async (tx) => tx.sessions?.update(2, { questionHash: 'old' }))
    clock.set(NOON + 40 * DAY)
    return alice
  }

  it.each(Object.entries(verbs))(
    '%s: a dry run writes nothing and tells what a run then does',
    async (_, run) => {
      const alice = await filled()
      const before = await exportOf(alice)
      const dry = await run(alice, { dryRun: true, batch: 2 })
      expect(await exportOf(alice)).toEqual(before)
      const done = await run(alice, { batch: 2 })
      expect({ ...done, dryRun: true }).toEqual(dry)
      expect(done.sessions.length).toBeGreaterThan(0)
      expect(await exportOf(alice)).not.toEqual(before)
      const { told, counted } = await figures(alice)
      expect(told).toEqual(counted)
    },
  )

  it.each(Object.entries(verbs))('%s: comes to the same end, however often it is stopped', async (_, run) => {
    const whole = await filled()
    await run(whole, {})
    for (let steps = 0; steps <= 8; steps += 1) {
      const alice = await filled()
      await run(alice, { batch: 1, ...stopAfter(steps) })
      await run(alice, { batch: 2, ...stopAfter(1) }).catch(() => undefined)
      await run(alice, {}).catch(() => undefined)
      expect(await exportOf(alice)).toEqual(await exportOf(whole))
    }
  })

  it.each(Object.entries(verbs))('%s: refuses options that are none, and changes nothing', async (_, run) => {
    const alice = await filled()
    const before = await exportOf(alice)
    for (const options of [
      { batch: 0 },
      { batch: 1001 },
      { dryRun: 'yes' },
      { onProgress: 5 },
      { other: 1 },
    ]) {
      await expect(run(alice, options)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(await exportOf(alice)).toEqual(before)
  })

  it('refuses sessions that are not there, and thresholds that are none', async () => {
    const alice = await filled()
    const before = await exportOf(alice)
    const { sessions } = alice
    const unknown = [
      () => sessions.archive({ sessions: ['a', 'nobody'] }),
      () => sessions.restore(['nobody']),
      () => sessions.rescore({ sessions: ['nobody'] }),
      () => sessions.merge(['a', 'nobody'], 'c'),
      () => sessions.merge(['a'], 'nobody'),
    ]
    for (const run of unknown) await expect(run()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const invalid = [
      () => sessions.archive({ olderThanDays: -1 }),
      () => sessions.archive({ sessions: [] }),
      () => sessions.restore([]),
      () => sessions.merge(['c', 'a'], 'c'),
      () => sessions.merge([], 'c'),
      () => sessions.prune({}),
      () => sessions.prune({ answers: true, sessions: { before: NOON } }),
      () => sessions.prune({ sessions: { before: 'soon' } }),
    ]
    for (const run of invalid) await expect(run()).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await exportOf(alice)).toEqual(before)
  })
})
