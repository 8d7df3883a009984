import { describe, expect, it } from 'vitest'
import { endOf, messageOf } from '../src/retrieval/ingest.ts'
import { conversationSchema } from '../src/retrieval/schema.ts'
import { readUtc } from '../src/retrieval/time.ts'

const conversation = conversationSchema.parse({
  id: 'c',
  turns: [
    {
      id: 't1',
      session: 's',
      time: '2024-05-01T09:00:00',
      speaker: 'Noor',
      role: null,
      text: 'The kite is red.',
    },
    { id: 't2', time: '2024-05-02', speaker: 'assistant', role: 'assistant', text: 'Lovely.' },
  ],
})
const [first, second] = conversation.turns

describe('messageOf', () => {
  it('keeps speaker, session and time, and takes the id as key', () => {
    expect(first && messageOf(first)).toEqual({
      text: 'The kite is red.',
      key: 't1',
      role: 'user',
      speaker: 'Noor',
      session: 's',
      at: Date.UTC(2024, 4, 1, 9),
    })
  })

  it('takes a speaker named like the role for none', () => {
    expect(second && messageOf(second)).toEqual({
      text: 'Lovely.',
      key: 't2',
      role: 'assistant',
      at: Date.UTC(2024, 4, 2),
    })
  })
})

describe('times', () => {
  it('end after the last word', () => {
    expect(endOf(conversation)).toBe(Date.UTC(2024, 4, 2, 0, 1))
  })

  it('are UTC unless they say otherwise', () => {
    expect(readUtc('2024-05-01T09:00:00+02:00')).toBe(Date.UTC(2024, 4, 1, 7))
    expect(() => readUtc('in May')).toThrow(/not an ISO 8601 time/u)
  })
})
