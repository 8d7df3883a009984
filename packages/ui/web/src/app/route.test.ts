import { expect, it } from 'vitest'
import { hrefOf, routeOf } from './route.ts'

it('opens a pane with what stands in the address', () => {
  const { pane, params } = routeOf(hrefOf('time', { key: 'user.wife:location' }))
  expect(pane).toBe('time')
  expect(params.get('key')).toBe('user.wife:location')
})

it.each(['', '#', '#/', '#/nowhere', '#/../../etc/passwd?x=1'])(
  'opens the chat for %j, which is no pane',
  (hash) => {
    expect(routeOf(hash).pane).toBe('chat')
  },
)
