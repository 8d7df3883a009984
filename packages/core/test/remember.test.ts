import { describe, expect, it } from 'vitest'
import { RecollectError } from '../src/index.ts'
import { RECALLED_CLOSE, RECALLED_OPEN } from '../src/text/index.ts'
import type { MessageInput, Observer } from '../src/index.ts'
import { allCards, allItems } from './support/invariants.ts'
import { NOON, openMemory } from './support/memory.ts'
import { failingPack } from './support/rules.ts'

const values = async (memory: Parameters<typeof allCards>[0]) =>
  (await allCards(memory)).map((card) => card.value)

describe('remember', () => {
  it('keeps the message as it was said and returns it with what it changed', async () => {
    const { alice } = await openMemory()
    const text = '  I live in ＰＡＲＩＳ, really!  '
    const { item, duplicate, changes, rejected } = await alice.remember({
      text,
      session: 's1',
      metadata: { a: 1 },
    })
    expect(item).toMatchObject({
      text,
      role: 'user',
      session: 's1',
      saidAt: NOON,
      recordedAt: NOON,
      metadata: { a: 1 },
    })
    expect({ duplicate, rejected }).toEqual({ duplicate: false, rejected: [] })
    expect(changes).toMatchObject([
      { action: 'sets', closed: [], card: { value: 'ＰＡＲＩＳ', itemId: item.id, session: 's1' } },
    ])
    expect(await alice.items.get(item.id)).toEqual(item)
  })

  it('says where every card comes from: item, words, rule, pack, time', async () => {
    const { alice } = await openMemory()
    const { item, changes } = await alice.remember('Well, I moved to Rome')
    const card = changes[0]?.card
    expect(card).toMatchObject({
      rule: 'ty/location.move',
      pack: 'ty@1.0.0',
      recordedAt: NOON,
      confidence: 0.9,
    })
    expect(item.text.slice(card?.span?.start, card?.span?.end)).toBe('Rome')
  })

  it('reports what a change closed as it is stored', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    const { changes } = await alice.remember('I moved to Rome')
    const closed = changes[0]?.closed[0]
    expect(closed).toMatchObject({ value: 'Paris', active: false, validTo: NOON, supersededAt: NOON })
    expect(await alice.cards.get(closed?.id ?? '')).toEqual(closed)
  })

  it('says beforehand what it would take from a message, and writes nothing', async () => {
    const { alice } = await openMemory()
    const message = { text: 'User: I live in Paris', at: NOON }
    const { role, text, saidAt, drafts } = await alice.preview(message)
    expect({ role, text, saidAt }).toEqual({ role: 'user', text: 'I live in Paris', saidAt: NOON })
    expect([await allItems(alice), await allCards(alice)]).toEqual([[], []])
    const { changes } = await alice.remember(message)
    expect(drafts).toMatchObject(changes.map(({ card }) => ({ slot: card?.slot, value: card?.value })))
    await expect(alice.preview(' ')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('takes a known key for the same message, whatever its text', async () => {
    const { alice } = await openMemory()
    const first = await alice.remember({ text: 'I live in Paris', key: 'm1' })
    const again = await alice.remember({ text: 'I moved to Rome', key: 'm1' })
    expect(again).toEqual({
      item: first.item,
      duplicate: true,
      changes: [],
      change: null,
      batch: null,
      rejected: [],
    })
    expect(await values(alice)).toEqual(['Paris'])
  })

  it('takes a key twice in one batch for one message', async () => {
    const { alice } = await openMemory()
    const same = { text: 'I live in Paris', key: 'm1' }
    const results = await alice.remember([same, same])
    expect(results.map((result) => result.duplicate)).toEqual([false, true])
    expect(await allItems(alice)).toHaveLength(1)
  })

  it('returns one result a message, in order, across transactions', async () => {
    const { alice } = await openMemory()
    const texts = Array.from({ length: 250 }, (_, i) => `note number ${String(i)}`)
    const results = await alice.remember(texts)
    expect(results.map((result) => result.item.text)).toEqual(texts)
    expect(results.map((result) => result.item.seq)).toEqual(texts.map((_, i) => i + 1))
  })

  it('accepts an empty batch', async () => {
    const { alice } = await openMemory()
    expect(await alice.remember([])).toEqual([])
  })

  it('stores nothing of a batch one message of which is refused', async () => {
    const { alice } = await openMemory()
    const good = Array.from({ length: 150 }, () => 'I live in Paris')
    for (const bad of [
      '',
      { role: 'user', content: [{ type: 'image' }] } as const,
      { text: 'hi', metadata: { x: 'a\0' } },
      { text: 'hi', role: 'god' } as unknown as MessageInput,
    ]) {
      await expect(alice.remember([...good, bad])).rejects.toSatisfy(RecollectError.isInstance)
    }
    expect(await allItems(alice)).toEqual([])
  })

  it.each(['assistant', 'tool', 'system'] as const)('makes no card of what %s said', async (role) => {
    const { alice } = await openMemory()
    const { item, changes } = await alice.remember({ text: 'I live in Bonn', role })
    expect(item).toMatchObject({ role, factType: null, active: true })
    expect(changes).toEqual([])
    const prefixed = await alice.remember('Assistant: I live in Bonn')
    expect(prefixed.item).toMatchObject({ role: 'assistant', text: 'I live in Bonn' })
    expect(await allCards(alice)).toEqual([])
  })

  it('learns nothing from what a recall put into a prompt', async () => {
    const { alice } = await openMemory()
    await alice.remember(`${RECALLED_OPEN}I live in Bonn${RECALLED_CLOSE} I like tea`)
    expect(await values(alice)).toEqual(['tea'])
  })

  it('rejects cards under the confidence threshold, naming the rule', async () => {
    const { alice } = await openMemory()
    const { changes, rejected } = await alice.remember('I might be a spy')
    expect(changes).toEqual([])
    expect(rejected).toMatchObject([
      { by: 'confidence', draft: { rule: 'ty/occupation.maybe', value: 'spy' } },
    ])
    expect(rejected[0]?.reason).toContain('0.7')
    const eager = await openMemory({ config: { extraction: { confidenceThreshold: 0.5 } } })
    expect((await eager.alice.remember('I might be a spy')).changes).toHaveLength(1)
  })

  it('reports what refiners dropped', async () => {
    const { alice } = await openMemory()
    const { rejected } = await alice.remember('I live in Rome?')
    expect(rejected).toMatchObject([{ by: 'ty/drop-questions' }])
  })

  it.each([{ enabled: false }, { extractOnStore: false }])(
    'keeps messages without facts when %j',
    async (extraction) => {
      const { alice } = await openMemory({ config: { extraction } })
      const { item, changes } = await alice.remember('I live in Paris')
      expect(item.extractedBy).toBeNull()
      expect(changes).toEqual([])
      expect((await alice.recall('Paris')).hits[0]?.id).toBe(item.id)
    },
  )

  it('keeps a message its pack fails on, counts the failure and owes its facts', async () => {
    const counted: string[] = []
    const observer: Observer = { count: (name) => counted.push(name), span: () => undefined }
    const { alice } = await openMemory({ languages: [failingPack('volcano')], observer })
    const [before, failed, after] = await alice.remember([
      'I like tea',
      'I live in volcano',
      'I live in Rome',
    ])
    expect(failed?.item).toMatchObject({ text: 'I live in volcano', extractedBy: null })
    expect([before?.item.extractedBy, after?.item.extractedBy]).toEqual(['ty@1.0.0', 'ty@1.0.0'])
    expect(counted).toEqual(['recollect.extraction.failed'])
    expect(await values(alice)).toEqual(['tea', 'Rome'])
  })

  it('lets the ending in a message go before the beginning', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    await alice.remember('I live in Rome, I no longer live in Paris')
    const { rows } = await alice.cards.list({ active: true })
    expect(rows.map((card) => card.value)).toEqual(['Rome'])
  })

  it('adds a tenth to the confidence of what is said again, at most to one, and no version', async () => {
    const { alice, clock } = await openMemory()
    await alice.remember('I live in Paris')
    clock.set(NOON + 5)
    const { changes } = await alice.remember('I live in paris.')
    expect(changes).toMatchObject([
      { action: 'reinforces', card: { version: 1, confidence: 1, lastSeenAt: NOON + 5 } },
    ])
    expect((await alice.remember('I live in Paris')).changes[0]?.card?.confidence).toBe(1)
    expect(await allCards(alice)).toHaveLength(1)
  })
})
