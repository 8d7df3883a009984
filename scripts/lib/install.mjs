import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { path, readJson, say, workspaces } from './place.mjs'
import { quiet, quietTool } from './spawn.mjs'

const STAMP = 'node_modules/.recollect-stamp.json'

/** Native addons are compiled for one platform and one Node ABI. */
const runtime = `${process.platform}-${process.arch}-${process.versions.modules}`

/** What decides which dependencies belong here. */
function wanted() {
  const hash = createHash('sha256')
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...workspaces().map((dir) => `${dir}/package.json`),
  ]
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path(file)))
      .update('\0')
  return hash.digest('hex')
}

/** What pnpm itself leaves behind when it is done. */
const PNPM_STATE = 'node_modules/.modules.yaml'

const installed = () => (existsSync(path(STAMP)) && existsSync(path(PNPM_STATE)) ? readJson(STAMP) : {})

const writeStamp = (stamp) => writeFileSync(path(STAMP), `${JSON.stringify(stamp)}\n`)

const LOCAL_PNPM = 'node_modules/pnpm/package.json'

/** Once installed, pnpm is a package of the workspace itself; before, npm fetches the same version. */
async function pnpmInstall(frozen) {
  const what = 'Installing'
  const lock = frozen ? '--frozen-lockfile' : '--no-frozen-lockfile'
  const args = ['install', lock, '--prefer-offline', '--reporter=append-only']
  const { packageManager } = readJson('package.json')
  const version = packageManager.split('@')[1]
  if (existsSync(path(LOCAL_PNPM)) && readJson(LOCAL_PNPM).version === version) {
    const result = await quietTool(what, 'pnpm', args)
    // When node_modules has to be made anew, pnpm takes itself away with it.
    if (result.ok || existsSync(path(LOCAL_PNPM))) return result
    say('Trying again with a fresh pnpm ...')
  }
  const windows = process.platform === 'win32'
  return quiet(what, windows ? 'npx.cmd' : 'npx', ['--yes', packageManager, ...args], { shell: windows })
}

/**
 * Installs what the lock file says, when it is not what stands in node_modules.
 * @param {{ frozen?: boolean }} options `frozen: false` lets the lock file take in a new package of the workspace
 */
export async function ensureInstalled({ frozen = true } = {}) {
  const files = wanted()
  const now = installed()
  if (now.files === files && now.runtime === runtime) return
  const first = !existsSync(path(PNPM_STATE))
  say(
    first
      ? 'Installing dependencies (first run: one to two minutes, SQLite is compiled) ...'
      : 'Dependencies have changed; installing ...',
  )
  // Whatever happens to this install, the next one knows that it is not done, and what native packages are compiled for.
  if (now.runtime !== undefined) writeStamp({ runtime: now.runtime })
  const { ok, seconds } = await pnpmInstall(frozen)
  if (!ok) process.exit(1)
  if (now.runtime !== undefined && now.runtime !== runtime) {
    say('Node has changed; compiling native packages for it ...')
    const rebuilt = await quietTool('Compiling', 'pnpm', ['rebuild', '--recursive', 'better-sqlite3'])
    if (!rebuilt.ok) process.exit(1)
  }
  writeStamp({ files: wanted(), runtime })
  say(`Dependencies are in place (${seconds}).`)
}
