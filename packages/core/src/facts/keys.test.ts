import { describe, expect, it } from 'vitest'
import { aDraft } from '../../test/support/fixtures.ts'
import { slotRegistry } from '../slots/registry.ts'
import { canonicalDraft, isDenial, pastKey, valueKey, versionKey } from './keys.ts'

const slots = slotRegistry()

describe('version keys', () => {
  it('joins entity and slot', () => {
    expect(versionKey('user.wife', 'location')).toBe('user.wife:location')
  })

  it('gives the value of a single slot one place, whatever it is', () => {
    expect(valueKey(aDraft(), slots.get('location'), 'paris')).toBe('')
  })

  it('gives each value of a multi slot a place of its own', () => {
    expect(valueKey(aDraft({ slot: 'likes' }), slots.get('likes'), 'tea')).toBe('tea')
  })

  it('keeps a denial apart from what it denies, in both kinds of slot', () => {
    const denial = aDraft({ polarity: 'negative' })
    expect(valueKey(denial, slots.get('location'), 'paris')).toBe('!paris')
    expect(valueKey({ ...denial, slot: 'pet' }, slots.get('pet'), 'cat')).toBe('!cat')
  })

  it('keeps what was only said to be over apart from both', () => {
    expect(pastKey('paris')).toBe('~paris')
  })

  it.each([
    ['location', 'positive', false],
    ['location', 'negative', true],
    ['dislikes', 'negative', false],
    ['dislikes', 'positive', true],
    ['fear', 'negative', false],
    ['fear', 'positive', true],
  ] as const)('%s with %s polarity: denial %s', (slot, polarity, denial) => {
    expect(isDenial({ slot, polarity })).toBe(denial)
  })

  it('keeps likes and dislikes in one place each', () => {
    const hate = aDraft({ slot: 'likes', polarity: 'negative' })
    expect(canonicalDraft(hate, slots.get('likes')).slot).toBe('dislikes')
    const love = aDraft({ slot: 'dislikes', polarity: 'positive' })
    expect(canonicalDraft(love, slots.get('dislikes')).slot).toBe('likes')
    const plain = aDraft({ slot: 'likes' })
    expect(canonicalDraft(plain, slots.get('likes'))).toBe(plain)
  })
})
