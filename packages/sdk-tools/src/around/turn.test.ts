import { expect, it } from 'vitest'
import { turnOf } from './turn.ts'

const user = (content: string) => ({ role: 'user', content })

it.each([
  ['nobody spoke', [], null],
  ['nobody but the model spoke', [{ role: 'assistant', content: 'Hi' }], null],
  [
    'they said nothing in words',
    [user(' \n\u200b')],
    { place: 0, text: '', isLast: true, lines: [['user', ' \n\u200b']] },
  ],
  [
    'they sent a picture',
    [{ role: 'user', content: [{ type: 'image', image: 'x' }] }],
    { place: 0, text: '', isLast: true, lines: [['user', '']] },
  ],
  ['it is the last message', [user('Hi')], { place: 0, text: 'Hi', isLast: true, lines: [['user', 'Hi']] }],
  [
    'a loop of tools goes on behind it',
    [user('Hi'), { role: 'assistant', content: null }, { role: 'tool', content: 'sunny' }],
    { place: 0, text: 'Hi', isLast: false, lines: [['user', 'Hi']] },
  ],
])('the turn of the user when %s', (_when, messages, turn) => {
  expect(turnOf(messages)).toEqual(turn && { ...turn, previous: null })
})

it('the turn knows the response it goes on from', () => {
  expect(turnOf([user('Hi')], 'resp_1')?.previous).toBe('resp_1')
})
