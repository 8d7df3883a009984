import { describe, expect, it } from 'vitest'
import { aDetection, anItem } from '../../../test/support/fixtures.ts'
import type { Hit } from '../../api/recall.ts'
import type { Detection } from '../../types/question.ts'
import { newestAlike, sameMatter } from './newest-alike.ts'

const SMALL = new Set(['i', 'the', 'with', 'am', 'my'])
const termsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\W+/u)
    .filter((word) => word !== '' && !SMALL.has(word))

let seq = 0
const hit = (text: string, role: 'user' | 'assistant' = 'user'): Hit => {
  seq += 1
  const item = anItem({ text, role, seq, saidAt: seq, session: 's' })
  const found = { kind: 'item', id: item.id, score: 1, tiers: {}, quote: text, saidAt: seq } as const
  return { ...found, card: null, item, active: true, outdated: [] }
}

/** Messages that begin with "told" say something, those with "over" that something is over. */
const content = {
  shares: new Map<string, number>(),
  tells: ({ text }: { readonly text: string }) => /^(?:told|over)/u.test(text),
  changes: ({ text }: { readonly text: string }) => text.startsWith('over'),
}

const quoted = (question: string, texts: readonly (string | Hit)[], detection: Partial<Detection> = {}) => {
  const hits = texts.map((text) => (typeof text === 'string' ? hit(text) : text))
  const [found] = hits
  if (!found) throw new Error('no hits')
  const matcher = { scan: (text: string) => text }
  const plan = { detection: aDetection(detection), terms: termsOf(question), termsOf, matcher }
  return newestAlike(plan, hits, found, content).item?.text
}

describe('of the messages found for a question', () => {
  it('the one said last is quoted that tells something of what is asked', () => {
    expect(quoted('where is Haggis', ['told of Haggis here', 'told that Haggis died'])).toBe(
      'told that Haggis died',
    )
  })

  it('one that holds half as much of the question is, whatever it tells', () => {
    expect(quoted('wifi password', ['wifi password is maple', 'wifi password is walnut'])).toBe(
      'wifi password is walnut',
    )
  })

  it('one that only asks for something is not', () => {
    expect(quoted('Haggis sleep outside', ['Haggis may sleep outside', 'a poem on Haggis'])).toBe(
      'Haggis may sleep outside',
    )
  })

  it('one that has nothing to do with it is not, though it follows', () => {
    expect(quoted('am I still with Lena', ['told of Lena', 'maybe I write nothing for now'])).toBe(
      'told of Lena',
    )
  })

  it('one that says something is over is, where it follows closely', () => {
    expect(quoted('which bank', ['the bank is Monzo', 'over and done'])).toBe('over and done')
  })

  it('none is that the assistant said', () => {
    expect(quoted('which bank', ['the bank is Monzo', hit('told: the bank', 'assistant')])).toBe(
      'the bank is Monzo',
    )
  })

  it('the first is, where the question asks for what was before', () => {
    expect(
      quoted('where did Haggis live', ['told of Haggis here', 'told that Haggis died'], { time: 'past' }),
    ).toBe('told of Haggis here')
  })

  it('the one said first is, where the question asks for what was before, if it holds as much', () => {
    const asked = { time: 'past' } as const
    const [before, aside, now] = [
      hit('told of Haggis upstairs'),
      hit('told of rain'),
      hit('told of Haggis downstairs'),
    ]
    expect(quoted('where did Haggis sleep', [now, aside, before], asked)).toBe('told of Haggis upstairs')
    expect(quoted('where did Haggis sleep', [now, aside], asked)).toBe('told of Haggis downstairs')
  })
})

describe('a message may take the place of another', () => {
  const months = 90 * 24 * 60 * 60 * 1000
  const later = (text: string, after: number): Hit => {
    const made = hit(text)
    return made.item === null ? made : { ...made, item: { ...made.item, saidAt: made.item.saidAt + after } }
  }
  const takesThePlace = (after: number, share: number) => {
    const [first, second] = [hit('choir on Friday'), later('we meet on Monday now', after)]
    const shares = new Map([[first.id, 0.8]]).set(second.id, share)
    if (first.item === null || second.item === null) throw new Error('no messages')
    return sameMatter([first, second], shares)(second.item, first.item)
  }

  it('in the same talk, whatever it holds of the question', () => {
    expect(takesThePlace(0, 0)).toBe(true)
  })

  it('months later, if it holds nearly as much of the question', () => {
    expect(takesThePlace(months, 0.75)).toBe(true)
  })

  it('and not months later, if it shares little with the question', () => {
    expect(takesThePlace(months, 0.3)).toBe(false)
  })
})
