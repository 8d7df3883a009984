import { existsSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'
import { serving } from './support/serving.ts'

const TOKEN = 'a-token-of-alice-0123456789'

async function started(argv: readonly string[], dir = emptyDirectory()) {
  const server = await serving(dir, argv)
  onTestFinished(async () => void (await server.stop()))
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }
  return { ...server, dir, call }
}

describe('recollect serve', () => {
  it('answers over HTTP on the database of the command, and ends cleanly with Ctrl-C', async () => {
    const { dir, call, stop } = await started(['serve'])
    const body = { messages: [{ text: 'I live in Oslo' }] }
    expect((await call('/v1/scopes/default/messages', body)).status).toBe(200)
    expect((await call('/v1/scopes/default/answer', { query: 'Where do I live?' })).text).toContain('Oslo')
    const { code, out } = await stop()
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u) },
    ])
    expect((await recollect(dir, ['ask', 'Where do I live?'])).out).toContain('Oslo')
    await expect(call('/healthz')).rejects.toThrow()
  })

  it('lets in who brings a token, to the scopes it stands for', async () => {
    const dir = emptyDirectory()
    const tokens = join(dir, 'tokens.json')
    writeFileSync(tokens, JSON.stringify({ [TOKEN]: { id: 'alice', roles: ['writer'] } }), { mode: 0o600 })
    const { call } = await started(['serve', '--tokens', 'tokens.json'], dir)
    const bearer = { authorization: `Bearer ${TOKEN}` }
    expect((await call('/v1/scopes/alice/stats')).status).toBe(401)
    expect((await call('/v1/scopes/alice/stats', undefined, bearer)).status).toBe(200)
    expect((await call('/v1/scopes/bob/stats', undefined, bearer)).status).toBe(403)
  })

  it('answers pages and names that are given, typed or configured', async () => {
    const dir = emptyDirectory()
    const configured = { origins: ['https://file.example'], allowedHosts: ['memory.internal'] }
    writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify(configured))
    const { url, call } = await started(['serve', '--origin', 'https://app.example'], dir)
    const asked = async (origin: string) => (await call('/v1/scopes/a/stats', undefined, { origin })).status
    expect([await asked('https://app.example'), await asked('https://file.example')]).toEqual([200, 403])
    // `fetch` sends no other Host than that of the address.
    const named = (host: string) =>
      new Promise((resolve) => {
        request(`${url}/healthz`, { headers: { host } }, (answer) =>
          resolve(answer.resume().statusCode),
        ).end()
      })
    expect([await named('memory.internal:80'), await named('evil.example')]).toEqual([200, 403])
  })

  it.each([
    [['--origin', 'https://app.example/'], 'is no origin as browsers send it', '不是浏览器发送的来源'],
    [['--allowed-host', 'Memory:80'], 'is no name of a host', '不是主机名'],
  ])('says what is wrong with %j', async (argv, en, zh) => {
    for (const [lang, said] of [['en', en] as const, ['zh', zh] as const]) {
      const { code, err } = await recollect(emptyDirectory(), ['serve', ...argv, '--lang', lang])
      expect([code, err]).toEqual([2, expect.stringContaining(said)])
    }
  })

  it('refuses a file of tokens that others may read, or that is none', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'open.json'), '{}', { mode: 0o644 })
    writeFileSync(join(dir, 'none.json'), '{"short": 1}', { mode: 0o600 })
    const refusal = async (file: string, lang: string) =>
      (await recollect(dir, ['serve', '--tokens', file, '--lang', lang])).err
    expect(await refusal('open.json', 'en')).toContain('chmod 600')
    expect(await refusal('none.json', 'en')).toContain('is no file of tokens')
    expect(await refusal('none.json', 'zh')).toContain('不是令牌文件')
    expect(await refusal('absent.json', 'en')).toContain('There is no file')
  })

  it('says what to do when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await new Promise((resolve) => taken.once('listening', resolve))
    const address: AddressInfo | string | null = taken.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const { code, err } = await recollect(emptyDirectory(), ['serve', '--port', port])
    expect([code, err]).toEqual([2, expect.stringContaining('--port 0 for a free one')])
  })
})

describe('recollect ui', () => {
  const built = existsSync(fileURLToPath(new URL('../../ui/dist/page/index.html', import.meta.url)))

  it.skipIf(!built)('serves the page and the API behind it', async () => {
    const { call, stop } = await started(['ui', '--no-open', '--scope', '小明', '--lang', 'zh'])
    expect((await call('/')).text).toContain('<!doctype html>')
    expect(JSON.parse((await call('/ui.json')).text)).toEqual({
      scopes: null,
      scope: '小明',
      language: 'zh',
      features: [],
    })
    expect((await call('/v1/scopes/%E5%B0%8F%E6%98%8E/stats')).status).toBe(200)
    expect((await stop()).code).toBe(0)
  })
})
