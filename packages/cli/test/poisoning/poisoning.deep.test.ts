import type { Recollect, Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'
import { ATTACKS } from './corpus/all.ts'
import { KINDS } from './corpus/attack.ts'
import type { Attack } from './corpus/attack.ts'
import { FACTS_EN, FACTS_ZH } from './corpus/facts.ts'
import { OWN_WORDS } from './corpus/own-words.ts'
import { cardsOf, changedBy, openMemory } from './run-attack.ts'

const STORES: readonly (readonly [name: string, make: () => Store, attacks: readonly Attack[]])[] = [
  ['in memory', () => inMemoryStore(), ATTACKS],
  ['on SQLite', () => sqliteStore({ file: ':memory:' }), ATTACKS],
]

async function inMemory<T>(make: () => Store, work: (recollect: Recollect) => Promise<T>): Promise<T> {
  const recollect = await openMemory(make())
  try {
    return await work(recollect)
  } finally {
    await recollect.close()
  }
}

describe('the conversations', () => {
  it('are three hundred and more, of every kind in both languages, half of them Chinese', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(300)
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length)
    const of = (language: Attack['language']) => ATTACKS.filter((one) => one.language === language)
    for (const language of ['en', 'zh'] as const)
      expect(new Set(of(language).map(({ kind }) => kind)).size).toBe(KINDS.length)
    expect(Math.abs(of('zh').length - of('en').length)).toBeLessThan(10)
    expect(of('mixed').length).toBeGreaterThan(50)
  })
})

describe.each(STORES)('a memory %s that others try to poison', (_name, make, attacks) => {
  it('makes and changes no card from a source that is not the user', async () => {
    const changed = await inMemory(make, async (recollect) => {
      const found: string[] = []
      for (const attack of attacks) found.push(...(await changedBy(recollect, attack)))
      return found
    })
    expect(changed).toEqual([])
  })

  it('makes cards of the same facts when the user says them', async () => {
    const missed = await inMemory(make, async (recollect) => {
      const none: string[] = []
      for (const [at, text] of [...FACTS_EN, ...FACTS_ZH, ...OWN_WORDS].entries()) {
        const memory = recollect.scope(`own ${String(at)}`)
        await memory.remember(`${text}`)
        if ((await cardsOf(memory)).length === 0) none.push(text)
      }
      return none
    })
    expect(missed).toEqual([])
  })
})
