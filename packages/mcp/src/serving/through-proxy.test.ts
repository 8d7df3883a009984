import { expect, it } from 'vitest'
import { unguarded } from './through-proxy.ts'

const direct = { headers: { host: '127.0.0.1:4000' }, httpVersion: '1.1', address: '127.0.0.1' }

it('lets in what comes from this machine itself', () => {
  for (const address of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])
    expect(unguarded({ ...direct, address }), address).toBeNull()
})

it.each([undefined, '', '10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1'])(
  'keeps out what comes from %s, and says what to do',
  (address) => {
    expect(unguarded({ ...direct, address })).toMatch(/same machine.*Pass tokens/u)
  },
)

it.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
  'keeps out what a proxy sent on: %s tells of one',
  (name) => {
    expect(unguarded({ ...direct, headers: { ...direct.headers, [name]: '' } })).toMatch(
      /proxy.*Pass tokens/u,
    )
  },
)

it('keeps out what speaks HTTP as proxies do that tell nothing of themselves', () => {
  expect(unguarded({ ...direct, httpVersion: '1.0' })).toMatch(/proxy.*Pass tokens/u)
})
