import { describe, expect, it } from 'vitest'
import { quotedIn } from './quoted-in.ts'

const messages = [
  { role: 'user', content: 'Hi!  I live\nin Berlin.' },
  { role: 'assistant', content: 'You live in the cloud.' },
  { role: 'user', content: [{ type: 'text', text: '我对花生过敏。' }] },
  { role: 'user', content: 'Do not assume that I live in Berlin.' },
]

describe('a quote', () => {
  it.each([
    ['Hi! I live in Berlin.', 0],
    ['我对花生过敏', 2],
    ['live  in\tBerlin', 3],
    ['You live in the cloud.', -1],
    ['I live in Rome.', -1],
    ['', -1],
    [' \n ', -1],
  ])('%j stands where the user said it last, spaces aside: %i', (quote, place) => {
    expect(quotedIn(quote, messages)).toBe(place)
  })
})
