import { describe, expect, it } from 'vitest'
import type { JobRequest } from '../plugin/jobs.ts'
import type { Json } from '../types/item.ts'
import { checkRequest } from './request.ts'

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
})
