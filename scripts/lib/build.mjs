import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { path, readJson, root, say, workspaces } from './place.mjs'
import { quietTool } from './spawn.mjs'

const SHARED = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tsconfig.build.json',
  'tsup.base.ts',
  'tsup.late.ts',
  'tsup.pack.ts',
  'scripts/carry-types.mjs',
  'packages/create-language-pack/templates/alone/pack-version.ts',
  'turbo.json',
]
const STAMPS = 'node_modules/.recollect-built'

const listed = (dir) =>
  existsSync(path(dir))
    ? readdirSync(path(dir), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    : []

/** What stands in a package and goes into no build. */
const NOT_BUILT = new Set(['dist', 'node_modules', 'test', 'etc', '.turbo', 'coverage', '.peers'])
const SETTINGS = /\.(?:json|[cm]?[jt]s)$/u

/** All that may go into a build of a package: its sources, its page, its data, its settings. */
const goesIn = (dir) =>
  readdirSync(path(dir), { withFileTypes: true }).flatMap((entry) => {
    const file = `${dir}/${entry.name}`
    if (entry.isDirectory()) return NOT_BUILT.has(entry.name) ? [] : listed(file)
    return SETTINGS.test(entry.name) ? [file] : []
  })

/** Examples run as they are. */
const isBuilt = (dir) => readJson(`${dir}/package.json`).scripts?.bundle !== undefined

/** Files a build reads, by name, size and time: a thousand looks, not a thousand reads. */
function fingerprint(dirs) {
  const hash = createHash('sha256')
  const own = dirs.flatMap(goesIn)
  for (const file of [...SHARED, ...own].sort()) {
    if (!existsSync(path(file))) continue
    const { size, mtimeMs } = statSync(path(file))
    hash.update(`${file}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/** Builds the named programs with all they depend on, unless nothing has changed since. `task`: a task of turbo, with its options. */
async function upToDate(task, label, dirs) {
  const stamp = path(STAMPS, label)
  const present = dirs.filter(isBuilt).every((dir) => existsSync(path(dir, 'dist')))
  const now = fingerprint(dirs)
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true
  say(present ? 'Building what has changed ...' : 'Building (the first time takes half a minute) ...')
  const { ok, seconds } = await quietTool('Building', 'turbo', ['run', '--continue', ...task])
  if (!ok) return false
  mkdirSync(path(STAMPS), { recursive: true })
  writeFileSync(stamp, now)
  say(`Built (${seconds}).`)
  return true
}

/** A package and all of the workspace it needs, development included: what `turbo --filter=<name>...` builds. */
function closure(name) {
  const manifests = new Map(
    workspaces().map((dir) => {
      const manifest = readJson(`${dir}/package.json`)
      return [manifest.name, { dir, needs: { ...manifest.dependencies, ...manifest.devDependencies } }]
    }),
  )
  const found = new Set()
  const visit = (id) => {
    const entry = manifests.get(id)
    if (!entry || found.has(entry.dir)) return
    found.add(entry.dir)
    Object.keys(entry.needs).forEach(visit)
  }
  visit(`@recollect/${name}`)
  return [...found]
}

/** What runs, without declarations, which take most of the time of a build. @param {string} name of a package, without its scope */
export const bundle = (name) => upToDate(['bundle', `--filter=@recollect/${name}...`], name, closure(name))

export const bundleAll = () => upToDate(['bundle'], 'all', workspaces())

/** With declarations. `--only`: what was bundled is not written again, since tests may be running on it. */
export const buildAll = async () =>
  (await bundleAll()) && upToDate(['declare', '--only'], 'declared', workspaces())
