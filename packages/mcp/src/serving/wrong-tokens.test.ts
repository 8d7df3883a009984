import { expect, it } from 'vitest'
import { networkOf, wrongTokens } from './wrong-tokens.ts'

const aClock = () => {
  let at = 0
  return { now: () => at, pass: (ms: number) => void (at += ms) }
}

it('lets an address be wrong ten times in a minute, and try again after it', () => {
  const { now, pass } = aClock()
  const wrong = wrongTokens(now)
  for (let time = 0; time < 10; time++) {
    expect(wrong.wait('a')).toBeNull()
    wrong.count('a')
  }
  expect(wrong.wait('a')).toBe(60)
  pass(59_500)
  expect(wrong.wait('a')).toBe(1)
  pass(500)
  expect(wrong.wait('a')).toBeNull()
})

it('counts every address by itself', () => {
  const wrong = wrongTokens(() => 0)
  for (let time = 0; time < 10; time++) wrong.count('a')
  expect(wrong.wait('a')).not.toBeNull()
  expect(wrong.wait('b')).toBeNull()
})

it('remembers ten thousand addresses, and forgets those that were wrong first', () => {
  const wrong = wrongTokens(() => 0)
  for (let time = 0; time < 10; time++) wrong.count('first')
  for (let at = 0; at < 9_999; at++) wrong.count(String(at))
  expect(wrong.wait('first')).not.toBeNull()
  wrong.count('one more')
  expect(wrong.wait('first')).toBeNull()
})

it.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, ''],
])('takes %s for the client %s', (address, client) => {
  expect(networkOf(address)).toBe(client)
})
