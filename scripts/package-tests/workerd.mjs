import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gather } from '../lib/spawn.mjs'
import { strangersEnvironment } from './runtimes.mjs'

/** Fetched when it is needed: 160 MB that nothing else wants. */
const WORKERD = 'workerd@1.20261117.1'
const DATE = '2026-11-01'

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${DATE}"
);
`
const WORKER = `export default {
  async fetch() {
    return Response.json(await globalThis.recollectAnswers())
  },
}
`

/** Runs a bundle in the runtime of Cloudflare's workers, without its Node compatibility. @param {string} script @param {string} place */
export async function inWorkerd(script, place) {
  const folder = join(place, 'workerd')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const { status, output } = await gather(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', WORKERD],
    { cwd: folder, env: strangersEnvironment() },
  )
  if (status !== 0) throw new Error(`${WORKERD} could not be fetched:\n${output}`)
  writeFileSync(join(folder, 'worker.js'), `${script}\n${WORKER}`)
  writeFileSync(join(folder, 'config.capnp'), CONFIG)
  return answered(folder)
}

/** @param {string} folder @returns {Promise<unknown>} */
async function answered(folder) {
  // It tells the port it was given on its third stream.
  const child = spawn(
    join(folder, 'node_modules/.bin/workerd'),
    ['serve', 'config.capnp', '--control-fd=3'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    },
  )
  const said = []
  child.stderr?.on('data', (chunk) => said.push(chunk))
  const ended = once(child, 'close')
  try {
    const port = await Promise.race([portOf(child.stdio[3]), ended.then(() => undefined)])
    if (port === undefined) throw new Error(`workerd did not start:\n${Buffer.concat(said)}`)
    const answer = await globalThis.fetch(`http://127.0.0.1:${port}/`)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text}\n${Buffer.concat(said)}`)
    return JSON.parse(text)
  } finally {
    child.kill()
    await ended
  }
}

/** @param {unknown} control a stream of lines of JSON @returns {Promise<number | undefined>} */
async function portOf(control) {
  if (!(control instanceof Readable)) return undefined
  let text = ''
  for await (const chunk of control) {
    text += chunk
    const found = /"event":"listen"[^\n]*"port":(?<port>\d+)/u.exec(text)?.groups?.['port']
    if (found) return Number(found)
  }
  return undefined
}
