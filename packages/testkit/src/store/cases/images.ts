import type { MemoryCard, Store } from '@recollect/core'
import type { ImagedItem, NewChange, RecordImage } from '@recollect/core/store'
import { expect } from 'vitest'
import { aCard } from '../../fixtures/a-card.ts'
import { aChange } from '../../fixtures/a-change.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { NOON } from '../../fixtures/fixed-clock.ts'
import { ALICE } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { StoreCase } from '../store-case.ts'

const itemImage = (given: Partial<ImagedItem> = {}): RecordImage => {
  const before = { ...anItem(given), scope: ALICE, seq: given.seq ?? 1 }
  return { record: 'item', id: before.id, before }
}

const cardImage = (given: Partial<MemoryCard> = {}): RecordImage => {
  const before = { ...aCard(given), scope: ALICE, seq: given.seq ?? 1 }
  return { record: 'card', id: before.id, before }
}

const FULL_ITEM = itemImage({
  seq: 2 ** 40,
  speaker: 'Zoë 😀',
  text: '我说："ok"\n\u2028 \\ \u0001',
  session: 's',
  key: '键',
  factType: 'address',
  active: false,
  parentId: 'p',
  version: 3,
  extractedBy: 'zh@1',
  unread: [{ kind: 'fact' as const, start: 0, end: 2 }],
  metadata: { '': { deep: [1e-7, 2 ** 53 - 1, -1.5, true, null, '"'] }, active: 1 },
})

const FULL_CARD = cardImage({
  seq: 7,
  kind: 'goal',
  entity: 'user.friend',
  slot: '计划',
  value: 'e\u0301 is not é',
  normal: '18000',
  polarity: 'negative',
  facet: 'phone',
  valueKey: '^x',
  parentId: 'p',
  relation: 'retracts',
  active: false,
  contested: true,
  correctedBy: 'c',
  when: 'until Friday',
  eventDate: { from: null, to: NOON, precision: 'week', ambiguous: false },
  validFrom: -86_400_000,
  validTo: 0,
  expiresAt: NOON + 1,
  supersededAt: NOON,
  seenAt: [NOON - 1, NOON],
  confidence: 0.1 + 0.2,
  itemId: 'i',
  span: { start: 0, end: 4 },
  session: 's',
  rule: 'r',
  pack: 'p',
  extra: { seenAt: '[]', list: [[], {}] },
})

const append = (store: Store, images: readonly RecordImage[], given: Partial<NewChange> = {}) =>
  store.transaction(ALICE, (tx) => tx.changes.append(aChange(given), images))

const erase = (store: Store, record: 'item' | 'card', ids: readonly string[], seqs: readonly number[] = []) =>
  store.transaction(ALICE, (tx) => tx.changes.erase(record, ids, seqs))

const erased = (store: Store) =>
  store.read(ALICE, async ({ changes }) =>
    (await changes.after(0)).filter((change) => change.erased).map(({ seq }) => seq),
  )

const logged = (store: Store, seq = 0) =>
  store.read(ALICE, async ({ changes }) =>
    (await changes.imagesAfter(seq)).map(({ change, image }) => [change, image.id] as const),
  )

export const imageCases: readonly StoreCase[] = [
  storeCase('gives images back exactly, in the order they were given', async ({ store }) => {
    const images: readonly RecordImage[] = [
      FULL_CARD,
      itemImage(),
      { record: 'card', id: 'new', before: null },
      FULL_ITEM,
      { record: 'item', id: 'new', before: null },
      cardImage(),
    ]
    await append(store, images)
    expect(await store.read(ALICE, (view) => view.changes.imagesOf(1))).toStrictEqual(images)
    expect(await store.read(ALICE, (view) => view.changes.imagesOf(2))).toEqual([])
  }),
  storeCase('keeps any number of images of a change', async ({ store }) => {
    const images = Array.from({ length: 41 }, (_, at) => cardImage({ value: String(at) }))
    await append(store, images)
    expect(await store.read(ALICE, (view) => view.changes.imagesOf(1))).toStrictEqual(images)
  }),
  storeCase(
    'gives the images of changes after a number, in the order they were logged',
    async ({ store }) => {
      const [a, b, c] = [cardImage(), itemImage(), cardImage()]
      for (const images of [[a], [], [c, b], [a]]) await append(store, images)
      expect(await logged(store)).toEqual([
        [1, a.id],
        [3, c.id],
        [3, b.id],
        [4, a.id],
      ])
      expect(await logged(store, 3)).toEqual([[4, a.id]])
      expect(await logged(store, 4)).toEqual([])
    },
  ),
  storeCase('gives the images of one record, oldest change first', async ({ store }) => {
    const [first, second] = [cardImage({ id: 'same', value: '1' }), cardImage({ id: 'same', value: '2' })]
    await append(store, [itemImage({ id: 'same' }), first])
    await append(store, [cardImage()])
    await append(store, [cardImage(), second])
    const found = await store.read(ALICE, (view) => view.changes.imagesOfRecord('card', 'same'))
    expect(found).toStrictEqual([
      { change: 1, image: first },
      { change: 3, image: second },
    ])
    expect(await store.read(ALICE, (view) => view.changes.imagesOfRecord('item', 'none'))).toEqual([])
  }),
  storeCase('erases every image of records and says so on the changes that had one', async ({ store }) => {
    const [a, b] = [cardImage({ id: 'a' }), cardImage({ id: 'b' })]
    const twin = itemImage({ id: 'a' })
    for (const images of [[a, b], [b], [twin], [b, a], []]) await append(store, images)
    await erase(store, 'card', ['a', 'none'])
    expect(await logged(store)).toEqual([
      [1, 'b'],
      [2, 'b'],
      [3, 'a'],
      [4, 'b'],
    ])
    expect(await erased(store)).toEqual([1, 4])
    await erase(store, 'card', [])
    await erase(store, 'card', ['b'])
    expect(await logged(store)).toEqual([[3, 'a']])
    expect(await erased(store)).toEqual([1, 2, 4])
  }),
  storeCase('erases the images of many records at once', async ({ store }) => {
    const images = Array.from({ length: 70 }, () => cardImage())
    for (const image of images) await append(store, [image])
    const gone = images.slice(0, 69).map(({ id }) => id)
    await erase(store, 'card', gone)
    expect(await logged(store)).toEqual([[70, images[69]?.id]])
    expect(await erased(store)).toHaveLength(69)
  }),
  storeCase('says of the changes that inserted an erased record that they were erased', async ({ store }) => {
    for (const count of [1, 3, 0, 2, 1, 1])
      await store.transaction(ALICE, async (tx) => {
        for (let at = 0; at < count; at += 1) {
          const { seq } = await tx.items.insert(anItem())
          await tx.cards.insert(aCard({ slot: `s${String(seq)}` }))
        }
        await tx.changes.append(aChange(), [])
      })
    await erase(store, 'item', [], [3, 7])
    expect(await erased(store)).toEqual([2, 5])
    await erase(store, 'card', [], [6, 7, 5, 99])
    expect(await erased(store)).toEqual([2, 4, 5])
    await erase(store, 'card', [], [8, 1])
    expect(await erased(store)).toEqual([1, 2, 4, 5, 6])
  }),
  storeCase('names changes whose grace is over while they hold what is gone', async ({ store }) => {
    const kept = await store.transaction(ALICE, (tx) => tx.cards.insert(aCard()))
    const [item, card] = [itemImage(), cardImage()]
    await append(store, [item], { undoUntil: NOON + 9, kind: 'forget' })
    await append(store, [card, cardImage({ ...kept })], { undoUntil: NOON, kind: 'forget' })
    await append(store, [cardImage({ ...kept })], { undoUntil: NOON - 5, kind: 'forget' })
    await append(store, [{ record: 'card', id: 'gone', before: null }], { undoUntil: NOON - 5 })
    await append(store, [card], { undoUntil: null })
    const due = (now: number) =>
      store.transaction(ALICE, async ({ changes }) => ({
        lapsed: (await changes.lapsed(now)).map(({ seq }) => seq),
        next: await changes.nextLapse(),
      }))
    expect(await due(NOON - 1)).toEqual({ lapsed: [], next: NOON })
    expect(await due(NOON)).toEqual({ lapsed: [2], next: NOON })
    expect(await due(NOON + 9)).toEqual({ lapsed: [1, 2], next: NOON })
    await erase(store, 'card', [card.id])
    expect(await due(NOON + 9)).toEqual({ lapsed: [1], next: NOON + 9 })
    await erase(store, 'item', [item.id])
    expect(await due(NOON + 9)).toEqual({ lapsed: [], next: null })
  }),
  storeCase('names no change that was undone, until it stands again', async ({ store }) => {
    await append(store, [cardImage()], { id: 'undone', undoUntil: NOON, kind: 'forget' })
    const due = (by: string | null) =>
      store.transaction(ALICE, async ({ changes }) => {
        await changes.mark(['undone'], by)
        return [(await changes.lapsed(NOON)).length, await changes.nextLapse()]
      })
    expect(await due('later')).toEqual([0, null])
    expect(await due(null)).toEqual([1, NOON])
  }),
  storeCase('is not changed by what the caller does to an image afterwards', async ({ store }) => {
    const [seenAt, extra] = [[NOON], { tags: ['a'] }]
    const note = { list: [1] }
    await append(store, [cardImage({ seenAt, extra })], { note })
    seenAt.push(NOON + 1)
    extra.tags.push('b')
    note.list.push(2)
    const [image] = await store.read(ALICE, (view) => view.changes.imagesOf(1))
    expect(image?.before).toMatchObject({ seenAt: [NOON], extra: { tags: ['a'] } })
    const [change] = await store.read(ALICE, (view) => view.changes.after(0))
    expect(change?.note).toEqual({ list: [1] })
  }),
]
