import { describe, expect, it } from 'vitest'
import type { ScopedMemory } from '@recollect/core'
import { isDiscoverer } from './support/is-discoverer.ts'
import { DAY, NOON } from './support/core.ts'
import { openMemory } from './support/memory.ts'

async function failing() {
  let isDown = true
  const good = isDiscoverer()
  const opened = await openMemory({
    discoverer: isDiscoverer({
      discover: (...given) => (isDown ? Promise.reject(new Error('down')) : good.discover(...given)),
    }),
    discovery: { maxAttempts: 1 },
  })
  const { alice, clock } = opened
  await alice.remember({ text: 'the city is oslo', at: NOON - DAY })
  clock.set(NOON + DAY)
  await alice.discover()
  const repair = () => {
    isDown = false
  }
  return { ...opened, repair }
}

const statesOf = async (memory: ScopedMemory) => (await memory.discovery.status()).episodes

describe('the discovery desk', () => {
  it('says what is owed', async () => {
    const { alice } = await openMemory()
    await alice.remember(['a', 'b'])
    expect(await alice.discovery.status()).toEqual({
      messages: 2,
      episodes: { owed: 0, discovered: 0, failed: 0, skipped: 0 },
      quarantined: 0,
    })
    await alice.discover({ ongoing: true })
    expect(await alice.discovery.status()).toMatchObject({ messages: 0, episodes: { owed: 1 } })
  })

  it('gives episodes that failed their tries again, and only those', async () => {
    const { alice, repair } = await failing()
    expect(await statesOf(alice)).toMatchObject({ owed: 0, failed: 1 })
    expect(await alice.discovery.retry(['nobody'])).toBe(0)
    expect(await alice.discovery.retry()).toBe(1)
    expect(await alice.discovery.retry()).toBe(0)
    repair()
    await alice.discover()
    expect(await statesOf(alice)).toMatchObject({ discovered: 1, failed: 0 })
    const [episode] = (await alice.episodes.list()).rows
    expect(await alice.discovery.retry([episode?.id ?? ''])).toBe(0)
  })

  it('lists what was not believed, and lets it be dismissed', async () => {
    const { alice, repair } = await failing()
    repair()
    await alice.discovery.retry()
    await alice.discover()
    const { rows } = await alice.discovery.quarantined()
    expect(rows).toMatchObject([{ kind: 'reply', reason: 'malformed', proposal: 'the city is oslo' }])
    expect(await alice.discovery.dismiss(['nobody'])).toBe(0)
    expect(await alice.discovery.dismiss(rows.map(({ id }) => id))).toBe(1)
    expect(await alice.discovery.dismiss()).toBe(0)
  })

  it('keeps accounts by day and model', async () => {
    const { alice, store } = await openMemory()
    const usage = { model: 'm', calls: 1, inputTokens: 2, outputTokens: 3, costMicros: 4 }
    await store.transaction('alice', async (tx) => {
      for (const day of ['2025-01-29', '2025-01-30', '2025-03-01'])
        await tx.semantic?.addUsage({ day, ...usage })
    })
    const days = async (...given: Parameters<typeof alice.discovery.usage>) =>
      (await alice.discovery.usage(...given)).map(({ day }) => day)
    expect(await days()).toEqual(['2025-03-01'])
    expect(await days('2025-01-30')).toEqual(['2025-01-30', '2025-03-01'])
    expect(await days('2025-01-01', '2025-01-29')).toEqual(['2025-01-29'])
  })

  it.each<[string, (memory: ScopedMemory) => Promise<unknown>]>([
    ['ids that are no list', (memory) => memory.discovery.dismiss(JSON.parse('"all"') as string[])],
    ['ids that are no text', (memory) => memory.discovery.retry(JSON.parse('[1]') as string[])],
    ['a time that is none', (memory) => memory.discovery.usage('tomorrow')],
    ['a time upside down', (memory) => memory.discovery.usage('2025-02-02', '2025-02-01')],
    ['a page too long', (memory) => memory.discovery.quarantined({ limit: 5000 })],
  ])('refuses %s', async (_name, ask) => {
    const { alice } = await failing()
    await expect(ask(alice)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await statesOf(alice)).toMatchObject({ failed: 1 })
  })
})
