import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Ran } from './run.ts'

const bin = fileURLToPath(new URL('../../bin.js', import.meta.url))
const PACKAGES = [
  'cli',
  'core',
  'extract-zh',
  'extract-en',
  'store-kysely',
  'store-memory',
  'store-sqlite',
  'privacy',
  'server',
]

/** These tests start the program as it is built. @throws with what to do when it is not. */
export function requireBuild(): void {
  const missing = PACKAGES.filter(
    (name) => !existsSync(fileURLToPath(new URL(`../../../${name}/dist/index.js`, import.meta.url))),
  )
  if (missing.length > 0) {
    throw new Error(
      `Not built: ${missing.join(', ')}. Run "npm run build", or the whole of "npm test", which builds first.`,
    )
  }
}

export interface Started {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  /** Closes the reading end of standard output after the first piece. */
  readonly leaveEarly?: boolean
}

/** One call in a process of its own, with nothing of this process's environment but the way to its programs. */
export function spawnRecollect(cwd: string, argv: readonly string[], around: Started = {}): Promise<Ran> {
  const env = { ...environment(cwd), ...around.env }
  const child = spawn(process.execPath, [bin, ...argv], { cwd, env })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece
    if (around.leaveEarly) child.stdout.destroy()
  })
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (err += piece))
  child.stdin.on('error', () => undefined)
  child.stdin.end(around.input ?? '')
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? -1, out, err }))
  })
}

const environment = (cwd: string) => ({
  PATH: process.env['PATH'] ?? '',
  HOME: cwd,
  LANG: 'en_US.UTF-8',
  TZ: 'UTC',
})

/** A command that serves, ended by a signal as soon as it says that it listens. */
export function endedBy(cwd: string, argv: readonly string[], signal: NodeJS.Signals): Promise<Ran> {
  const child = spawn(process.execPath, [bin, ...argv], { cwd, env: environment(cwd) })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (out += piece))
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    err += piece
    if (err.includes('"listening"')) child.kill(signal)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? -1, out, err }))
  })
}
