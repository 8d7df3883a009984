import { describe, expect, it } from 'vitest'
import { lastOfUser, linesUpTo, textOf } from './transcript.ts'

describe('the text of a message', () => {
  it.each([
    ['a text', { content: 'I like tea.' }, 'I like tea.'],
    ['parts that are text, one a line', { content: [part('text', 'a'), part('input_text', 'b')] }, 'a\nb'],
    ['what a model answered', { content: [part('output_text', 'c')] }, 'c'],
    ['no images, reasoning or calls', { content: [part('reasoning', 'hm'), { type: 'image' }, null] }, ''],
    ['nothing of what is no text', { content: [part('text', 7)] }, ''],
    ['nothing where there is none', { content: null }, ''],
  ])('is %s', (_what, message, text) => {
    expect(textOf(message)).toBe(text)
  })
})

describe('a transcript', () => {
  const messages = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: [part('text', 'Hello!')] },
    { role: 'tool', content: 'sunny' },
    { role: 'user', content: '我住在长沙。' },
    { role: 'assistant', content: 'Noted.' },
  ]

  it('has the lines of both sides up to a message', () => {
    expect(lastOfUser(messages)).toBe(4)
    expect(linesUpTo(messages, 4)).toEqual([
      ['user', 'Hi'],
      ['assistant', 'Hello!'],
      ['user', '我住在长沙。'],
    ])
  })

  it('has no last message of a user who said nothing', () => {
    expect(lastOfUser(messages.slice(2, 4))).toBe(-1)
    expect(linesUpTo(messages, -1)).toEqual([])
  })
})

function part(type: string, text: unknown) {
  return { type, text }
}
