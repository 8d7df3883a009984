import { expect, it } from 'vitest'
import { cardUri, placeOf, sessionUri } from './uris.ts'

it.each(['plain', '会话 一', 'a/b?c#d', '100%', '../..', '🏔'])(
  'finds the session %j by its URI again',
  (id) => {
    expect(placeOf(sessionUri(id))).toEqual({ of: 'sessions', id })
  },
)

it('tells cards from sessions', () => {
  expect(placeOf(cardUri('01a'))).toEqual({ of: 'cards', id: '01a' })
})

it.each([
  'recollect://cards/',
  'recollect://other/1',
  'file:///etc/passwd',
  'recollect://cards/a/b',
  'recollect://cards/%zz',
  '',
])('knows that %j is none of its own', (uri) => {
  expect(placeOf(uri)).toBeNull()
})
