import type { JobRequest, Json } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { checkRequest, envelopeOf, jobKey, readEnvelope } from './request.ts'

const check = (more: Partial<JobRequest>) =>
  checkRequest({ kind: 'backfill', scope: 'alice', ...more }, ['backfill', 'retention'])

describe('a job as it is added', () => {
  it('of an unknown kind is refused, and the known kinds are named', () => {
    expect(() => check({ kind: 'discovery' })).toThrow(
      /"discovery", only backfill, retention\. Add a handler/u,
    )
  })

  it('for a malformed scope is refused as everywhere', () => {
    expect(() => check({ scope: ' alice' })).toThrow(expect.objectContaining({ code: 'INVALID_SCOPE' }))
  })

  it.each<Partial<JobRequest>>([
    { maxAttempts: 0 },
    { maxAttempts: 1.5 },
    { runAt: Number.NaN },
    { runAt: 1e18 },
    { everyMs: 60_000 },
    { scope: null, everyMs: 1000 },
    { key: '' },
    { key: 'a\0b' },
    { payload: 'a\0b' },
    { payload: { 'a\0': 1 } },
    { payload: ['好', { deep: '\ud800' }] },
    { payload: 'x'.repeat(65_536) },
  ])('with %j is refused', (more) => {
    expect(() => check(more)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })

  it('with a payload that is no JSON is refused', () => {
    const ring: Record<string, Json> = {}
    ring['self'] = ring
    expect(() => check({ payload: ring })).toThrow(/The payload is not JSON/u)
  })

  it('keeps what it was given through its row', () => {
    const job = check({ scope: '张三', payload: { a: ['"\\u0000', '你好', null] }, key: 'k' })
    expect(readEnvelope(JSON.parse(envelopeOf(job)))).toEqual({
      scope: '张三',
      payload: { a: ['"\\u0000', '你好', null] },
      key: 'k',
      everyMs: null,
    })
  })

  it('is told apart by kind, scope and key, whatever is in them', () => {
    const keys = [
      check({}),
      check({ kind: 'retention' }),
      check({ scope: null }),
      check({ scope: 'null' }),
      check({ key: 'null' }),
      check({ scope: 'alice,null' }),
      check({ scope: 'x'.repeat(256), key: '好'.repeat(512) }),
    ].map(jobKey)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key.length).toBeLessThanOrEqual(512)
  })
})

it.each([null, 1, 'x', [], {}, { scope: 1, payload: 1 }, { scope: 'a' }])(
  'what another program wrote is not taken for a job: %j',
  (value) => {
    expect(readEnvelope(value)).toBeNull()
  },
)
