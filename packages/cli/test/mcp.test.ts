import { PassThrough, Writable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { run } from '../src/index.ts'
import type { Io, Output } from '../src/index.ts'
import { emptyDirectory, recollect } from './support/run.ts'
import { serving } from './support/serving.ts'

const message = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params })
const INITIALIZE = message(1, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
})

/** A client that writes a request and waits for its answer; everything on standard output must be one. */
function client(dir: string, argv: readonly string[]) {
  const input = new PassThrough()
  const waiting = new Map<number, (answer: unknown) => void>()
  let rest = ''
  let complaints = ''
  const stdout = sink((text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const answer = JSON.parse(line)
      expect(answer.jsonrpc).toBe('2.0')
      waiting.get(answer.id)?.(answer)
    }
  })
  const io: Io = {
    stdin: { stream: input, isTTY: false },
    stdout,
    stderr: sink((text) => {
      complaints += text
    }),
    cwd: dir,
    env: { LANG: 'en_US.UTF-8', TZ: 'UTC' },
    onInterrupt: () => () => undefined,
  }
  const code = run(argv, io)
  return {
    ask: (request: ReturnType<typeof message>) =>
      new Promise<{ result: Record<string, unknown> }>((resolve) => {
        waiting.set(request.id, (answer) => resolve(Object(answer)))
        input.write(`${JSON.stringify(request)}\n`)
      }),
    leave: () => {
      input.end()
      return code
    },
    left: () => rest,
    send: (line: string) => void input.write(`${line}\n`),
    complaints: () => complaints,
  }
}

function sink(hear: (text: string) => void): Output {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      hear(String(chunk))
      done()
    },
  })
  const write = (text: string) => Promise.resolve(hear(text))
  return { stream, isTTY: false, columns: 80, color: false, write }
}

describe('recollect mcp', () => {
  it.each([[[]], [['--json']]])(
    'speaks the protocol over standard output and nothing else, and ends with its client (%j)',
    async (more) => {
      const dir = emptyDirectory()
      const { ask, leave, left } = client(dir, ['mcp', '--scope', 'ada', ...more])
      expect((await ask(INITIALIZE)).result).toMatchObject({ serverInfo: { name: 'recollect' } })
      const called = message(2, 'tools/call', {
        name: 'remember',
        arguments: { messages: [{ text: 'I live in Oslo' }] },
      })
      expect((await ask(called)).result).not.toHaveProperty('isError', true)
      expect([await leave(), left()]).toEqual([0, ''])
      expect((await recollect(dir, ['ask', 'Where do I live?', '--scope', 'ada'])).out).toContain('Oslo')
    },
  )

  it('answers what a client got wrong, notes it as such, and goes on', async () => {
    const { ask, send, leave, complaints } = client(emptyDirectory(), ['mcp'])
    await ask(INITIALIZE)
    send('no \u001b[31mjson')
    send('x'.repeat(11 * 1024 * 1024))
    expect((await ask(message(2, 'ping'))).result).toEqual({})
    expect(await leave()).toBe(0)
    const lines = complaints().split('\n').filter(Boolean)
    expect(lines).toHaveLength(2)
    for (const line of lines)
      expect(line).toMatch(/^The client sent something wrong, and was told: INVALID_INPUT/u)
    expect(complaints()).not.toMatch(/doctor|unexpected/iu)
  })

  it('is a drop-in for the reference memory server with --reference', async () => {
    const { ask, leave } = client(emptyDirectory(), ['mcp', '--reference'])
    await ask(INITIALIZE)
    const { tools } = (await ask(message(2, 'tools/list'))).result
    expect(JSON.stringify(tools)).toMatch(/create_entities.*open_nodes/su)
    expect(await leave()).toBe(0)
  })

  it('serves over HTTP too, until Ctrl-C', async () => {
    const server = await serving(emptyDirectory(), ['mcp', '--http'])
    onTestFinished(async () => void (await server.stop()))
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/u)
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(INITIALIZE),
    })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"serverInfo"')])
    expect((await server.stop()).code).toBe(0)
  })

  it('lets pages of the origins and requests to the hosts in that are named', async () => {
    const named = ['--origin', 'https://app.example', '--allowed-host', 'memory.internal']
    const server = await serving(emptyDirectory(), ['mcp', '--http', ...named])
    onTestFinished(async () => void (await server.stop()))
    const asked = async (origin: string) =>
      (
        await fetch(server.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            origin,
          },
          body: JSON.stringify(INITIALIZE),
        })
      ).status
    expect([await asked('https://app.example'), await asked('https://evil.example')]).toEqual([200, 403])
  })

  it.each([
    ['--origin', 'https://app.example'],
    ['--allowed-host', 'memory.internal'],
  ])('%s is for --http', async (option, value) => {
    const { code, err } = await recollect(emptyDirectory(), ['mcp', option, value])
    expect([code, err]).toEqual([2, expect.stringContaining(`${option} is for --http`)])
  })
})
