import { expect, it } from 'vitest'
import { Rest } from './rest.ts'

it('leaves a replica that failed alone, longer each time, until it answers again', () => {
  const rest = new Rest()
  expect(rest.mayAsk(5n, 0)).toBe(true)
  rest.failed(0)
  expect([rest.mayAsk(5n, 999), rest.mayAsk(5n, 1000)]).toEqual([false, true])
  rest.failed(1000)
  expect([rest.mayAsk(5n, 2999), rest.mayAsk(5n, 3000)]).toEqual([false, true])
  for (let at = 0; at < 20; at += 1) rest.failed(3000)
  expect([rest.mayAsk(5n, 32_999), rest.mayAsk(5n, 33_000)]).toEqual([false, true])
  rest.answered()
  rest.failed(40_000)
  expect(rest.mayAsk(5n, 41_000)).toBe(true)
})

it('asks a replica that is behind at once for what it has, and a little later for the rest', () => {
  const rest = new Rest()
  rest.isBehind(10n, 0)
  expect([rest.mayAsk(10n, 0), rest.mayAsk(11n, 0), rest.mayAsk(11n, 100)]).toEqual([true, false, true])
})
