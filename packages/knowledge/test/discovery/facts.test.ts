import { describe, expect, it } from 'vitest'
import type { CardDraft } from '@recollect/core/extraction'
import type { ModelExtractor, OriginalMessage } from '@recollect/core/plugin'
import { NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import type { Given } from '../support/memory.ts'
import { aGap, fakeDiscoverer } from './fake-discoverer.ts'

const HOUR = 3_600_000
const discovery = { extractFacts: true }

/** Reads `I adore X` as a liking, as rules do not. */
function extractor(change: (draft: CardDraft) => unknown = (draft) => draft) {
  const given: string[][] = []
  const one: ModelExtractor = {
    specVersion: 1,
    name: 'fake-facts@1',
    read: (messages) => {
      given.push(messages.map(({ text }) => text))
      return Promise.resolve(messages.flatMap((message) => readingOf(message, change)))
    },
  }
  return { one, given }
}

function readingOf({ itemId, text }: OriginalMessage, change: (draft: CardDraft) => unknown) {
  const match = /adore (?<value>\w+)/u.exec(text)
  const value = match?.groups?.['value']
  if (match === null || value === undefined) return []
  const draft: CardDraft = {
    ...{ kind: 'preference', entity: 'user', slot: 'likes', value, normal: null, polarity: 'positive' },
    ...{ relation: 'sets', tense: 'current', facet: null, when: null, eventDate: null },
    ...{
      validFrom: null,
      validTo: null,
      confidence: 0.75,
      rule: 'model/likes',
      priority: 0,
      pack: 'x',
      notes: [],
    },
    span: { start: match.index, end: match.index + match[0].length },
  }
  const drafts: CardDraft[] = []
  // A plugin without types: what it changed a draft into may be anything.
  return [Object.assign({ itemId, drafts, rejected: [] }, { drafts: [change(draft)] })]
}

async function told(texts: readonly string[], options: Given) {
  const opened = await openMemory({ discoverer: fakeDiscoverer([]), discovery, ...options })
  for (const [i, text] of texts.entries()) await opened.alice.remember({ text, at: NOON - 9 * HOUR + i })
  return opened
}

describe('facts a model reads', () => {
  it('are asked for in one call, of messages in which rules left a statement unread', async () => {
    const { one, given } = extractor()
    const { alice } = await told(
      ['I adore jazz', 'i live in Rome', 'do I adore jazz?', 'Jazz is old', 'I worship jazz', 'I adore tea'],
      { modelExtractor: one },
    )
    await alice.remember({ text: 'I adore jazz too', role: 'assistant', at: NOON - 9 * HOUR + 9 })
    const { reports } = await alice.discover()
    expect(given).toEqual([['I adore jazz', 'I worship jazz', 'I adore tea']])
    expect(reports).toMatchObject([{ cards: 2, error: null }])
    const { rows } = await alice.cards.list({ slot: 'likes' })
    expect(rows).toMatchObject([
      { value: 'jazz', pack: 'fake-facts@1', confidence: 0.75, active: true },
      { value: 'tea', pack: 'fake-facts@1' },
    ])
  })

  it('are of the parts that were not read, in a message rules read facts in too', async () => {
    const { one } = extractor()
    const { alice } = await told(['i live in Rome. i adore jazz'], { modelExtractor: one })
    expect((await alice.items.list()).rows).toMatchObject([
      { unread: [{ kind: 'fact', start: 16, end: 28 }] },
    ])
    await alice.discover()
    expect((await alice.cards.list()).rows).toMatchObject([{ value: 'Rome' }, { value: 'jazz' }])
    expect((await alice.items.list({ unread: true })).rows).toEqual([])
  })

  it('are shown with what is known', async () => {
    const known: (readonly string[])[] = []
    const { one } = extractor()
    const watching: ModelExtractor = {
      ...one,
      read: (messages, context) => {
        known.push(context.known.map(({ slot, value }) => `${slot} ${value}`))
        return one.read(messages, context)
      },
    }
    const { alice } = await told(['i live in Rome', 'I adore jazz'], { modelExtractor: watching })
    await alice.discover()
    expect(known).toEqual([['location Rome']])
  })

  it('leave what a model found no fact in unmarked', async () => {
    const { one } = extractor(() => null)
    const none: ModelExtractor = {
      ...one,
      read: (messages) =>
        Promise.resolve(messages.map(({ itemId }) => ({ itemId, drafts: [], rejected: [] }))),
    }
    const { alice } = await told(['I worship jazz'], { modelExtractor: none })
    await alice.discover()
    expect(await alice.stats()).toMatchObject({ unread: 0 })
  })

  it('are a change that can be undone, and are not read again', async () => {
    const { one, given } = extractor()
    const { alice } = await told(['I adore jazz'], { modelExtractor: one })
    await alice.discover()
    const { rows } = await alice.changes.list()
    const change = rows.find(({ kind }) => kind === 'discover')
    expect(change?.note).toEqual({ episode: (await alice.episodes.list()).rows[0]?.id })
    await alice.undo(change?.id ?? '')
    expect((await alice.cards.list()).rows).toEqual([])
    await alice.discover()
    expect(given).toHaveLength(1)
  })

  it('are not asked for unless it is switched on, nor of messages whose facts were forgotten', async () => {
    const off = extractor()
    const { alice } = await told(['I adore jazz'], { modelExtractor: off.one, discovery: {} })
    await alice.discover()
    expect(off.given).toEqual([])
    const forgotten = extractor()
    const bob = (await told(['i live in Rome'], { modelExtractor: forgotten.one })).alice
    await bob.forget({ card: (await bob.cards.list()).rows[0]?.id ?? '' })
    await bob.discover()
    expect(forgotten.given).toEqual([])
  })

  it.each([
    ['the value beside the words', (draft: CardDraft) => ({ ...draft, value: 'blues' }), 'span'],
    ['words beyond the end', (draft: CardDraft) => ({ ...draft, span: { start: 0, end: 999 } }), 'span'],
    [
      'words that rules read',
      (draft: CardDraft) => ({ ...draft, value: 'Rome', span: { start: 24, end: 28 } }),
      'span',
    ],
    ['no words', (draft: CardDraft) => ({ ...draft, span: { start: 4, end: 4 } }), 'span'],
    ['an unknown slot', (draft: CardDraft) => ({ ...draft, slot: 'shoe_size' }), 'malformed'],
    ['somebody else', (draft: CardDraft) => ({ ...draft, entity: 'bob' }), 'malformed'],
    ['no polarity', (draft: CardDraft) => ({ ...draft, polarity: 'maybe' }), 'malformed'],
    ['no relation', (draft: CardDraft) => ({ ...draft, relation: 'becomes' }), 'malformed'],
    ['too little confidence', (draft: CardDraft) => ({ ...draft, confidence: 0.69 }), 'confidence'],
    ['no confidence', (draft: CardDraft) => ({ ...draft, confidence: 7 }), 'confidence'],
    ['nothing', () => null, 'malformed'],
  ])('with %s are set aside', async (_what, change, reason) => {
    const { alice } = await told(['I adore jazz. i live in Rome'], { modelExtractor: extractor(change).one })
    expect((await alice.discover()).reports).toMatchObject([{ cards: 0 }])
    expect((await alice.cards.list()).rows).toMatchObject([{ value: 'Rome' }])
    expect((await alice.discovery.quarantined()).rows).toMatchObject([{ kind: 'card', reason }])
  })

  it('that cannot be read do not cost what the discoverer found', async () => {
    let left = 1
    const { one } = extractor()
    const sulking: ModelExtractor = {
      ...one,
      read: (...given) => {
        left -= 1
        return left >= 0 ? Promise.reject(new Error('no')) : one.read(...given)
      },
    }
    const gap = aGap({ key: 'my music', value: 'jazz', quote: 'adore jazz' })
    const discoverer = fakeDiscoverer([{ has: 'jazz', found: { nodes: [gap] } }])
    const { alice } = await told(['I adore jazz'], { modelExtractor: sulking, discoverer })
    const first = await alice.discover()
    expect(first).toMatchObject({
      owed: 1,
      reports: [{ findings: [{ verdict: 'new' }], error: { code: 'INCOMPLETE' } }],
    })
    const again = await alice.discover()
    expect(again).toMatchObject({ owed: 0, reports: [{ findings: [{ verdict: 'none' }], cards: 1 }] })
    expect((await alice.nodes.list()).rows).toMatchObject([{ confidence: 0.9, versions: 1 }])
  })
})
