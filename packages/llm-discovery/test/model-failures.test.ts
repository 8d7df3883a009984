import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Clock } from '@recollect/core'
import { ModelError } from '../src/index.ts'
import { fails, FINE, notingMeter, raw, says, withChat } from './support/chat-api.ts'
import type { Replies } from './support/chat-api.ts'
import { failureOf } from './support/with-api.ts'

const stalls: Replies = () => {}
const stallsHalfway: Replies = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[')
}
const hangsUp: Replies = (response) => response.destroy()
const breaksOff: Replies = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
  response.write('{"choices":[', () => response.destroy())
}
/** Of pauses of these lengths, those that are asked for, in order; none is waited for, and nothing is left to chance. */
function notedPauses(lengths: readonly number[]): number[] {
  const pauses: number[] = []
  const start = globalThis.setTimeout
  const timers = vi.spyOn(globalThis, 'setTimeout')
  timers.mockImplementation((callback: () => void, ms = 0) => {
    if (lengths.includes(ms)) pauses.push(ms)
    return start(callback, lengths.includes(ms) ? 0 : ms)
  })
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => {
    timers.mockRestore()
    random.mockRestore()
  })
  return pauses
}

describe('a model that recovers', () => {
  it.each<[string, Replies[]]>([
    ['takes no more requests', [fails(429)]],
    ['fails twice', [fails(500), fails(529)]],
    ['takes too long, it says', [fails(408)]],
    ['is in conflict', [fails(409)]],
    ['hangs up', [hangsUp]],
    ['breaks off in the middle of its answer', [breaksOff]],
    ['sends half of its answer and ends', [raw('{"choices":[{"mess')]],
    ['reports a failure as success', [raw('{"error":{"message":"overloaded","code":503}}')]],
  ])('is asked again when it %s, and the meter before each attempt', async (_what, script) => {
    const { ask, requests } = await withChat(script)
    const { meter, asked, told } = notingMeter()
    expect(await ask({ meter })).toMatchObject({ value: ['a', 'b'] })
    expect(requests).toHaveLength(script.length + 1)
    expect(asked).toHaveLength(script.length + 1)
    expect(told).toHaveLength(1)
  })

  it.each([
    ['before its answer', stalls],
    ['in the middle of it', stallsHalfway],
  ])('is asked again when it stalls %s', async (_where, stall) => {
    const { ask, requests } = await withChat([stall], { timeout: 200, maxRetries: 5, deadline: 20_000 })
    expect(await ask()).toMatchObject({ value: ['a', 'b'] })
    expect(requests.length).toBeGreaterThan(1)
  })

  it('is asked again after as long as it says, else after twice as long each time', async () => {
    const expected = [7017, 10_517, 4036, 8072]
    const pauses = notedPauses(expected)
    const clock: Clock = { now: () => Date.parse('2026-11-22T10:00:00.483Z'), zone: 'UTC' }
    const later = (header: string): Replies =>
      fails(429, 'no', { 'retry-after-ms': '', 'retry-after': header })
    const script = [later('7.017'), later('Sun, 22 Nov 2026 10:00:11 GMT'), later('soon'), hangsUp]
    const { ask } = await withChat(script, { retryDelay: 1009, maxRetries: 4, clock })
    await ask()
    expect(pauses).toEqual(expected)
  })

  it('is not asked again when it says so', async () => {
    const { ask, requests } = await withChat([fails(500, 'no', { 'x-should-retry': 'false' })])
    expect(await failureOf(ask())).toMatchObject({ code: 'MODEL_UNAVAILABLE', status: 500 })
    expect(requests).toHaveLength(1)
  })
})

describe('a model that does not', () => {
  it.each([
    [400, 'MODEL_REFUSED', 1],
    [401, 'MODEL_REFUSED', 1],
    [403, 'MODEL_REFUSED', 1],
    [404, 'MODEL_REFUSED', 1],
    [413, 'MODEL_REFUSED', 1],
    [408, 'MODEL_UNAVAILABLE', 3],
    [409, 'MODEL_UNAVAILABLE', 3],
    [429, 'MODEL_UNAVAILABLE', 3],
    [500, 'MODEL_UNAVAILABLE', 3],
    [502, 'MODEL_UNAVAILABLE', 3],
    [503, 'MODEL_UNAVAILABLE', 3],
    [529, 'MODEL_UNAVAILABLE', 3],
  ])('fails with %i as %s after %i attempts', async (status, code, attempts) => {
    const { ask, requests } = await withChat([], {}, fails(status))
    const error = await failureOf(ask())
    expect(error).toBeInstanceOf(ModelError)
    expect(error).toMatchObject({ code, status, retryable: attempts > 1 })
    expect(requests).toHaveLength(attempts)
  })

  it('is a MODEL_UNAVAILABLE with the word of the system when nothing listens', async () => {
    const { ask, close } = await withChat([], { maxRetries: 1 })
    await close()
    expect(String(await failureOf(ask()))).toContain(
      '(ECONNREFUSED), after 2 attempts at most. Check baseURL',
    )
  })

  it('is not waited for beyond the deadline', async () => {
    const { ask, requests } = await withChat([stalls], { deadline: 100 })
    const error = await failureOf(ask())
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: true })
    expect(String(error)).toContain('within the deadline of 100 ms')
    expect(requests).toHaveLength(1)
  })

  it('is not waited for at all when the next attempt would come too late', async () => {
    const { ask, requests } = await withChat([
      fails(429, 'no', { 'retry-after-ms': '', 'retry-after': '400' }),
    ])
    expect(String(await failureOf(ask()))).toContain(
      'would have to wait 400000 ms, beyond the deadline of 180000 ms',
    )
    expect(requests).toHaveLength(1)
  })

  it('is not asked when the budget is spent, nor again when it is spent meanwhile', async () => {
    const { ask, requests } = await withChat([fails(500)])
    const spent = new Error('spent')
    expect(await failureOf(ask({ meter: notingMeter(0, spent).meter }))).toBe(spent)
    expect(requests).toHaveLength(0)
    expect(await failureOf(ask({ meter: notingMeter(1, spent).meter }))).toBe(spent)
    expect(requests).toHaveLength(1)
  })
})

describe('a model that fails again and again', () => {
  function withTime() {
    let now = 0
    return { clock: { now: () => now, zone: 'UTC' }, pass: (ms: number) => (now += ms) }
  }
  const FIVE = Array.from({ length: 5 }, () => fails(500))

  it('is left alone after five calls, and tried by one call when some time has passed', async () => {
    const { clock, pass } = withTime()
    const { ask, requests } = await withChat([...FIVE, fails(500)], { maxRetries: 0, clock })
    for (const _ of FIVE) expect(await failureOf(ask())).toMatchObject({ status: 500 })
    pass(29_999)
    const error = await failureOf(ask())
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', status: undefined, retryable: true })
    expect(String(error)).toContain('failed 5 times in a row and is not asked for now')
    expect(requests).toHaveLength(5)
    pass(1)
    expect(await failureOf(ask())).toMatchObject({ status: 500 })
    expect(String(await failureOf(ask()))).toContain('6 times in a row')
    pass(30_000)
    const both = await Promise.allSettled([ask(), ask()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await ask()).toMatchObject({ value: ['a', 'b'] })
    expect(requests).toHaveLength(8)
  })

  it('is not left alone when an answer came between, nor for refusals, unreadable replies or aborted calls', async () => {
    const { clock } = withTime()
    const script = [...FIVE.slice(1), says(FINE), ...FIVE.slice(1)]
    const { ask, requests } = await withChat(script, { maxRetries: 0, clock }, fails(401))
    for (const _ of script) await ask().catch(() => null)
    for (let i = 0; i < 6; i++) expect(await failureOf(ask())).toMatchObject({ status: 401 })
    expect(requests).toHaveLength(script.length + 6)
    const unreadable = await withChat([], { clock }, says('none'))
    for (let i = 0; i < 6; i++)
      expect(await failureOf(unreadable.ask())).toMatchObject({ code: 'MODEL_INVALID_RESPONSE' })
    expect(unreadable.requests).toHaveLength(6)
  })
})

describe('a call of a model that is aborted', () => {
  const WHY = new Error('the user went away')

  it('asks neither meter nor server when it was aborted before', async () => {
    const { ask, requests } = await withChat()
    const { meter, asked } = notingMeter()
    expect(await failureOf(ask({ signal: AbortSignal.abort(WHY), meter }))).toBe(WHY)
    expect([requests, asked]).toEqual([[], []])
  })

  it('ends at once while the server thinks, in the middle of an answer, and while it waits', async () => {
    const at =
      (behaviour: Replies, controller: AbortController): Replies =>
      (response, request) => {
        behaviour(response, request)
        response.on('close', () => {})
        setImmediate(() => controller.abort(WHY))
      }
    for (const behaviour of [
      stalls,
      stallsHalfway,
      fails(429, 'no', { 'retry-after-ms': '', 'retry-after': '50' }),
    ]) {
      const controller = new AbortController()
      const { ask, requests } = await withChat([at(behaviour, controller)])
      expect(await failureOf(ask({ signal: controller.signal }))).toBe(WHY)
      expect(requests).toHaveLength(1)
    }
  })
})
