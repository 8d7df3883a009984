import { InvalidConfigError } from '@recollect/core'
import { expect, it } from 'vitest'
import { requireTimeline } from '../src/index.ts'
import { DAY, NOON, openMemory } from './support/core.ts'

const refused = expect.objectContaining({
  code: 'INVALID_CONFIG',
  message: expect.stringContaining('plugins: [timeline()] }) of @recollect/timeline'),
})

it.each([{ validAt: NOON }, { knownAt: NOON }])(
  'a recall of a memory without the timeline refuses %o, and says what to install',
  async (moment) => {
    const { alice } = await openMemory({ plugins: [] })
    await alice.remember('I live in Rome')
    await expect(alice.recall('Where do I live?', moment)).rejects.toEqual(refused)
    expect((await alice.answer('Where do I live?')).text).toBe('fact: Rome')
  },
)

it('facts expire without it', async () => {
  const { alice, clock } = await openMemory({ plugins: [] })
  await alice.put({ slot: 'plan', value: 'meet Kim', expiresAt: NOON + DAY })
  clock.set(NOON + DAY)
  expect((await alice.cards.list({ active: true })).rows).toEqual([])
})

it('who needs it is told before a verb is missed', async () => {
  const { alice } = await openMemory()
  expect(() => requireTimeline(alice)).not.toThrow()
  const bare = (await openMemory({ plugins: [] })).alice
  expect(() => requireTimeline(bare)).toThrow(InvalidConfigError)
  expect(() => requireTimeline(bare)).toThrow(/@recollect\/timeline/u)
})
