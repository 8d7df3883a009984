import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { accessControl, ADMIN_LOG } from '../../src/index.ts'
import { codeOf, linksOf, openMemory, owner } from '../support/memories.ts'

async function open() {
  const store = inMemoryStore()
  const time = { now: Date.UTC(2025, 0, 1) }
  const clock = { zone: 'UTC', now: () => time.now }
  const recollect = await openMemory(store, { access: accessControl(), clock })
  await recollect.as(owner('alice')).scope('alice').remember('I live in Oslo')
  const ask = (scope: string, verb: 'recall' | 'answer' = 'recall') =>
    codeOf(() => recollect.as(owner('mallory')).scope(scope)[verb]('where?'))
  const denied = async (scope: string) =>
    (await linksOf(store, scope))
      .filter(({ outcome }) => outcome === 'denied')
      .map(({ principal, action, more }) => `${principal} ${action} +${String(more)}`)
  return { store, time, ask, denied, recollect }
}

describe('a call that is denied', () => {
  it('stands in the log once a minute for each verb, with how many like it came', async () => {
    const { time, ask, denied, recollect } = await open()
    for (let at = 0; at < 50; at += 1) expect(await ask('alice')).toBe('ACCESS_DENIED')
    await ask('alice', 'answer')
    time.now += 60_000
    await ask('alice')
    expect(await denied('alice')).toEqual(['mallory recall +0', 'mallory answer +0', 'mallory recall +49'])
    expect(await recollect.as(owner('alice')).audit('alice').verify()).toMatchObject({ problem: null })
  })

  it('in scopes that are not there makes none of them, and stands in the log of what belongs to no scope', async () => {
    const { store, ask, denied } = await open()
    for (let at = 0; at < 50; at += 1) expect(await ask(`nobody-${String(at)}`)).toBe('ACCESS_DENIED')
    expect(await linksOf(store, 'nobody-0')).toEqual([])
    expect((await store.scopes({ limit: 100 })).rows.filter((name) => name.startsWith('nobody'))).toEqual([])
    expect(await denied(ADMIN_LOG)).toEqual(['mallory recall +0'])
  })
})
