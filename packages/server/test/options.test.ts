import { describe, expect, it, onTestFinished } from 'vitest'
import { createServer } from '../src/index.ts'
import { serve } from '../src/node/index.ts'
import { ask } from './support/ask.ts'
import { listen, openMemory } from './support/server.ts'

/** Options as JavaScript gives them, which no compiler has seen. */
const given = (text: string) => JSON.parse(text, (_, value: unknown) => (value === 'NaN' ? NaN : value))

describe('the options of createServer', () => {
  it.each([
    ['limits.bodyBytes', '{"limits":{"bodyBytes":-1}}'],
    ['limits.bodyBytes', '{"limits":{"bodyBytes":"NaN"}}'],
    ['limits.importBytes', '{"limits":{"importBytes":1.5}}'],
    ['limits.streams', '{"limits":{"streams":"many"}}'],
    ['limits', '{"limits":{"bodybytes":1}}'],
    ['events.pollMs', '{"events":{"pollMs":0}}'],
    ['events.pollMs', '{"events":{"pollMs":3000000000}}'],
    ['events.heartbeatMs', '{"events":{"heartbeatMs":"NaN"}}'],
    ['rateLimit.requests', '{"rateLimit":{"requests":0,"seconds":1}}'],
    ['rateLimit.seconds', '{"rateLimit":{"requests":1}}'],
    ['origins', '{"origins":["https://app.example/"]}'],
    ['origins', '{"origins":["*"]}'],
    ['origins', '{"origins":"https://app.example"}'],
    ['allowedHosts', '{"allowedHosts":["memory.example:80"]}'],
    ['allowedHosts', '{"allowedHosts":["Memory.example"]}'],
    ['limits.exports', '{"limits":{"exports":-1}}'],
    ['limits.idleMs', '{"limits":{"idleMs":0}}'],
    ['authenticate', '{"authenticate":"token"}'],
    ['onError', '{"onError":true}'],
    ['tokens', '{"tokens":{}}'],
  ])('are refused where %s cannot be meant: %s', async (name, text) => {
    const recollect = await openMemory(onTestFinished)
    expect(() => createServer(recollect, given(text))).toThrow(
      expect.objectContaining({ code: 'INVALID_CONFIG', message: expect.stringContaining(name) }),
    )
  })

  it('that are undefined are their defaults', async () => {
    const none = given('{"limits":{},"events":{}}')
    none.limits.bodyBytes = undefined
    none.events.pollMs = undefined
    none.rateLimit = undefined
    const url = await listen(onTestFinished, await openMemory(onTestFinished), none)
    const body = { query: 'x'.repeat(1024 * 1024) }
    expect((await ask(`${url}/v1/scopes/alice/answer`, 'POST', body)).status).toBe(413)
  })

  it('take origins of apps and the null of rateLimit', async () => {
    const origins = ['https://app.example:8443', 'capacitor://localhost', 'http://[::1]:3000']
    const recollect = await openMemory(onTestFinished)
    expect(() => createServer(recollect, { origins, rateLimit: null, limits: { streams: 0 } })).not.toThrow()
  })
})

describe('the options of serve', () => {
  it.each([{ port: -1 }, { port: 65_536 }, { port: 1.5 }, { graceMs: NaN }, { graceMs: -1 }])(
    'are refused: %j',
    async (options) => {
      const app = createServer(await openMemory(onTestFinished))
      await expect(serve(app, options)).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
    },
  )
})
