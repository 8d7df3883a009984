import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { until } from './support/until.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const script = at(`../node_modules/.cache/holder-${String(process.pid)}.mjs`)

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeAll(() =>
  build({
    entryPoints: [at('./support/holder.ts')],
    outfile: script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  }),
)
afterAll(() => rmSync(script, { force: true }))

describe.runIf(inject('postgres').available)('a process that started a server', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('leaves neither server nor files behind on %s', async (signal) => {
    const holder = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(createInterface(holder.stdout), 'line')
    const { pid, data } = JSON.parse(line)
    expect([alive(pid), existsSync(data)]).toEqual([true, true])
    holder.kill(signal)
    await until(() => !alive(pid) && !existsSync(data))
  })
})
