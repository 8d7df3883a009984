import type { JobRequest } from '@recollect/core/store'
import { checkRequest } from '@recollect/core/store'
import { describe, expect, it } from 'vitest'
import { envelopeOf, jobKey, readEnvelope } from './envelope.ts'

const check = (more: Partial<JobRequest>) =>
  checkRequest({ kind: 'backfill', scope: 'alice', ...more }, ['backfill', 'retention'])

describe('a job on its way to the server', () => {
  it('keeps what it was given through its row', () => {
    const job = check({
      scope: '张三',
      payload: { a: ['"\\u0000', '你好', null] },
      key: 'k',
      principal: 'bob',
    })
    expect(readEnvelope(JSON.parse(envelopeOf(job)))).toEqual({
      scope: '张三',
      payload: { a: ['"\\u0000', '你好', null] },
      key: 'k',
      everyMs: null,
      principal: 'bob',
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
