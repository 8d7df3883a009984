import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The built program, as `npm start` runs it. */
const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url))

interface Started {
  readonly child: ChildProcess
  readonly url: string
  readonly lines: readonly string[]
}

let directory = ''
let file = ''
const running = new Set<ChildProcess>()

function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [PROGRAM, '--lang', 'en', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...environment },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Waits for the line with the address. */
async function start(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Started> {
  const child = run(['--db', file, ...args], environment)
  const lines: string[] = []
  const read = createInterface({ input: child.stdout ?? process.stdin })
  for await (const line of read) {
    lines.push(line)
    const url = /http:\/\/127\.0\.0\.1:\d+/u.exec(line)?.[0]
    if (url === undefined) continue
    child.stdout?.resume()
    return { child, url, lines }
  }
  throw new Error(`It ended without an address: ${lines.join('\n')}`)
}

const endOf = async (child: ChildProcess): Promise<unknown> => {
  const [code] = await once(child, 'exit')
  return code
}

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'recollect-start-'))
  file = join(directory, 'page.db')
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** Each starts the program, some of them twice. */
const STARTS_MS = 90_000

describe('npm start', { timeout: STARTS_MS }, () => {
  it('prints the walk-through, serves page and API to this machine alone, ends cleanly, and remembers after a restart', async () => {
    const first = await start(['--port', '0'])
    expect(first.lines.join('\n')).toMatch(/location: Brooklyn → Seattle/u)
    expect(await (await fetch(first.url)).text()).toContain('<title>Recollect</title>')
    const told = await fetch(`${first.url}/v1/scopes/me/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ text: '我搬家到了海淀区' }] }),
    })
    expect(told.status).toBe(200)
    const port = Number(new URL(first.url).port)
    expect(await statusFor(port, 'evil.example')).toBe(403)
    expect(await statusFor(port, `localhost:${String(port)}`)).toBe(200)
    const refused = run(['--db', join(directory, 'other.db'), '--port', String(port)])
    const problems: string[] = []
    refused.stderr?.on('data', (data: Buffer) => problems.push(data.toString()))
    refused.stdout?.resume()
    expect(await endOf(refused)).toBe(1)
    expect(problems.join('')).toContain('--port 0')
    first.child.kill('SIGTERM')
    expect(await endOf(first.child)).toBe(0)

    const second = await start([], { PORT: String(port) })
    expect(second.url).toBe(first.url)
    const cards = await (await fetch(`${second.url}/v1/scopes/me/cards`)).text()
    expect(cards).toContain('海淀区')
    second.child.kill('SIGINT')
    expect(await endOf(second.child)).toBe(0)
  })

  it('ends by itself with --no-serve', async () => {
    const child = run(['--no-serve'])
    child.stdout?.resume()
    expect(await endOf(child)).toBe(0)
  })
})

/** As a page elsewhere asks whose name points at this machine. */
async function statusFor(port: number, host: string): Promise<number | undefined> {
  const request = get({ port, host: '127.0.0.1', path: '/playground/stories', headers: { host } })
  const [response] = await once(request, 'response')
  response.resume()
  return response.statusCode
}
