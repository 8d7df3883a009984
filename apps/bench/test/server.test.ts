import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { server } from '../src/commands/server.ts'
import { QUICK } from '../src/server/plan.ts'
import { runServer } from '../src/server/run.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const clients = at(`../node_modules/.cache/server-clients-${String(process.pid)}.mjs`)

beforeAll(async () => {
  await build({
    entryPoints: [at('../src/server-clients.ts')],
    outfile: clients,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => {
  rmSync(clients, { force: true })
})

it('asks in process and over HTTP, and lets a crowd ask and remember, without an error', async () => {
  const { inProcess, overHttp, crowd } = await runServer(QUICK, clients, () => undefined)
  expect(inProcess.calls).toBeGreaterThanOrEqual(QUICK.callers)
  expect(overHttp.calls).toBeGreaterThanOrEqual(QUICK.callers)
  expect(crowd.calls).toBeGreaterThanOrEqual(QUICK.crowd.clients)
  expect([inProcess, overHttp, crowd].flatMap(({ errors }) => errors)).toEqual([])
})

it('does not write the figures of a quick run down', async () => {
  await expect(server({ quick: true, results: true, json: false })).rejects.toThrow('Leave --quick out')
})
