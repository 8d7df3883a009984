import { NotFoundError } from '@recollect/core'
import type { Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'
import { cardsOf, openMemory } from './run-attack.ts'

const STORES: readonly (readonly [name: string, make: () => Store])[] = [
  ['in memory', () => inMemoryStore()],
  ['on SQLite', () => sqliteStore({ file: ':memory:' })],
]

describe.each(STORES)('where a fact %s comes from', (_name, make) => {
  it('is told of what a user said: who, where, in which words, by which rule and change', async () => {
    const recollect = await openMemory(make())
    const alice = recollect.scope('alice')
    const { item, change } = await alice.remember({ text: '我叫小美，我住在长沙', session: 's1' })
    const again = await alice.remember('我住在长沙')
    const [card] = (await cardsOf(alice)).filter(({ slot }) => slot === 'location')
    const told = await alice.provenance(card?.id ?? '')
    expect(told).toMatchObject({
      path: 'rule',
      message: { id: item.id, role: 'user', speaker: null, session: 's1', quote: '长沙' },
      source: null,
      pack: card?.pack,
      rule: card?.rule,
      saidAgainIn: [again.item.id],
      change: { id: change, kind: 'remember' },
    })
    await recollect.close()
  })

  it('is told of what was written, put right, handed over, and imported', async () => {
    const recollect = await openMemory(make())
    const [alice, bob] = [recollect.scope('alice'), recollect.scope('bob')]
    const { card } = await alice.put({ slot: 'location', value: 'Oslo', source: 'crm' })
    expect(await alice.provenance(card?.id ?? '')).toMatchObject({
      path: 'put',
      message: null,
      source: 'crm',
      rule: null,
    })
    const right = await alice.correct(card?.id ?? '', 'Bergen')
    expect(await alice.provenance(right.card?.id ?? '')).toMatchObject({ path: 'correction' })
    const moved = await alice.move({ slot: 'location' }, 'bob')
    expect(await bob.provenance(moved.cards[0]?.id ?? '')).toMatchObject({ path: 'move' })
    const lines: string[] = []
    for await (const line of alice.export()) lines.push(line)
    const carol = recollect.scope('carol')
    await carol.import(lines)
    for (const { id } of await cardsOf(carol))
      expect(await carol.provenance(id)).toMatchObject({ path: 'import', change: { kind: 'import' } })
    await recollect.close()
  })

  it('is told for every card, of a form too, and refused for none', async () => {
    const recollect = await openMemory(make())
    const alice = recollect.scope('alice')
    await alice.remember(['I live in Oslo and I like tea', 'I moved to Bergen', 'I hate tea'])
    await alice.session('s').working.submitForm({ title: 'Trip', fields: { phone: '+14155550134' } })
    for (const { id, itemId } of await cardsOf(alice)) {
      const { message, change, path } = await alice.provenance(id)
      expect([message?.id ?? null, change === null, path]).not.toContain('unknown')
      expect(message?.id ?? null).toBe(itemId)
      expect(change).not.toBeNull()
    }
    await expect(alice.provenance('no such card')).rejects.toBeInstanceOf(NotFoundError)
    await expect(
      recollect.scope('bob').provenance((await cardsOf(alice))[0]?.id ?? ''),
    ).rejects.toBeInstanceOf(NotFoundError)
    await recollect.close()
  })
})
