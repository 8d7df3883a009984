import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { must } from './must.mjs'
import { strangersEnvironment } from './runtimes.mjs'

/** @typedef {{ url: string, env: NodeJS.ProcessEnv, close: () => Promise<void> }} Registry `env` leads npm to it */

/** The last that runs on Node 20; fetched when it is needed. */
const VERDACCIO = 'verdaccio@6.8.0'
/** A part of it asks for the tag `cjs`, which not every mirror of npm has. */
const OVERRIDES = { 'node-fetch': '2.7.0' }
const PATIENCE_MS = 30_000

const configOf = (/** @type {string} */ uplink) => `storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
uplinks:
  npm:
    url: ${uplink}
packages:
  '@recollect/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: npm
web:
  enable: false
log: { type: stdout, format: pretty, level: warn }
`

/** A registry on this machine: ours are published to it, all others it fetches. @param {string} folder @returns {Promise<Registry>} */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides: OVERRIDES }))
  const npm = { cwd: folder, env: strangersEnvironment() }
  await must(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', VERDACCIO],
    npm,
  )
  const uplink = await must('npm', ['config', 'get', 'registry'], npm)
  writeFileSync(join(folder, 'config.yaml'), configOf(uplink.trim().split('\n').at(-1) ?? ''))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const close = await listening(folder, port, url)
  return { url, env: environmentFor(folder, url), close }
}

/** npm publishes with a token only, and any will do here. It stands in a file of the rehearsal, not in the user's own. */
function environmentFor(/** @type {string} */ folder, /** @type {string} */ url) {
  const file = join(folder, 'npmrc')
  writeFileSync(file, `registry=${url}/\n${url.slice('http:'.length)}/:_authToken=rehearsal\n`)
  return { npm_config_userconfig: file, npm_config_registry: `${url}/`, npm_config_provenance: 'false' }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

async function listening(
  /** @type {string} */ folder,
  /** @type {number} */ port,
  /** @type {string} */ url,
) {
  const args = [join(folder, 'node_modules/verdaccio/bin/verdaccio'), '--config', 'config.yaml']
  const child = spawn(process.execPath, [...args, '--listen', `127.0.0.1:${port}`], { cwd: folder })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  const ended = once(child, 'close')
  const close = async () => {
    child.kill()
    await ended
  }
  for (
    const until = Date.now() + PATIENCE_MS;
    Date.now() < until && child.exitCode === null;
    await after(200)
  )
    if (await answers(url)) return close
  await close()
  throw new Error(`${VERDACCIO} did not start:\n${Buffer.concat(said)}`)
}

const answers = (/** @type {string} */ url) =>
  globalThis.fetch(`${url}/-/ping`).then(
    (answer) => answer.ok,
    () => false,
  )
