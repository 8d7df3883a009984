import { describe, expect, it } from 'vitest'
import { aDetection } from '../../../test/support/fixtures.ts'
import { openMemory } from '../../../test/support/memory.ts'
import { toyPack } from '../../../test/support/toy-pack.ts'
import type { ReadSpan } from '../../plugin/spans.ts'
import type { Detection } from '../../types/question.ts'
import { statedValue } from './stated-value.ts'

const span = { start: 0, end: 1, slot: 'location', likely: 0.4, relation: null, state: 'now' } as const

/** Reads a place in every text that holds its word. */
const packOf = (given: Partial<ReadSpan> = {}) => ({
  ...toyPack(),
  score: () => 1,
  spans: {
    read: (_text: unknown, folded: string) => (folded.includes('digs') ? [{ ...span, ...given }] : []),
    words: { joined: false, isSelf: () => false, mentions: () => [] },
  },
})

async function stated(
  texts: readonly string[],
  asked: Partial<Detection> = {},
  given: Partial<ReadSpan> = {},
) {
  const { alice, store } = await openMemory()
  for (const text of texts) await alice.remember(text)
  const detection = aDetection({ entity: 'user', slots: ['location'], ...asked })
  return store.read('alice', async (view) => {
    const item = await statedValue({ packs: [packOf(given)] }, { detection, view }, [])
    return item?.text ?? null
  })
}

describe('a message that seems to tell what is asked', () => {
  it('is the newest of them', async () => {
    expect(await stated(['old digs', 'new digs', 'hello'])).toBe('new digs')
  })

  it.each<readonly [string, Partial<Detection>, Partial<ReadSpan>]>([
    ['no slot is asked for', { slots: [] }, {}],
    ['another slot is asked for', { slots: ['employer'] }, {}],
    ['somebody unknown is asked about', { entity: 'other' }, {}],
    ['a relative is asked about', { entity: 'user.sister' }, {}],
    ['it is asked for what was before', { time: 'past' }, {}],
    ['it is read with too little certainty', {}, { likely: 0.3 }],
    ['it is said to be over', {}, { state: 'over' }],
  ])('is none where %s', async (_name, asked, given) => {
    expect(await stated(['old digs'], asked, given)).toBeNull()
  })

  it('is found for a partner who was called a wife', async () => {
    expect(await stated(['her digs'], { entity: 'user.partner' }, { relation: 'wife' })).toBe('her digs')
  })

  it('is none the assistant said', async () => {
    const { alice, store } = await openMemory()
    await alice.remember({ role: 'assistant', text: 'nice digs' })
    const detection = aDetection({ entity: 'user', slots: ['location'] })
    const found = await store.read('alice', (view) =>
      statedValue({ packs: [packOf()] }, { detection, view }, []),
    )
    expect(found).toBeNull()
  })
})
