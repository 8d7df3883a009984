import { existsSync, readFileSync } from 'node:fs'
import { path, readJson, workspaces } from './place.mjs'

/** Every README has these headings, in this order; others may stand between. */
const HEADINGS = [
  'What is this?',
  'When to use it',
  'Install',
  'Use',
  'API',
  'Types',
  'Compatibility',
  'Contribute',
  'License',
]
const isPlugin = (name) => /^(?:extract|store)-|^(?:llm-discovery|privacy|testkit)$/u.test(name)

const withoutSource = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([key, target]) => {
      if (typeof target === 'string') return [key, target]
      const { '@recollect/source': _source, ...published } = target
      return [key, published]
    }),
  )

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

/** Dependencies are exact, so that two installs are the same; only what a user brings along is a range. */
const inexact = (dependencies = {}) =>
  Object.entries(dependencies).filter(([, version]) => !/^(?:\d|catalog:|workspace:)/u.test(version))

function* manifestProblems(dir, manifest, rootManifest) {
  const name = dir.split('/')[1]
  if (manifest.name !== `@recollect/${name}`) yield `is named ${manifest.name}, not after its directory`
  if (manifest.type !== 'module') yield 'is not an ES module'
  if (manifest.license !== 'MIT') yield 'has no licence field'
  if (!same(manifest.engines, rootManifest.engines)) yield 'asks for another Node than the root does'
  for (const [dependency, version] of inexact({ ...manifest.dependencies, ...manifest.devDependencies })) {
    yield `does not pin ${dependency} (${version})`
  }
  if (manifest.private) return
  if (manifest.sideEffects !== false) yield 'does not say "sideEffects": false'
  if (manifest.publishConfig?.access !== 'public') yield 'is not published to the public'
  if (!same(manifest.publishConfig?.exports, withoutSource(manifest.exports))) {
    yield 'publishes other exports than it develops with: publishConfig.exports is exports without @recollect/source'
  }
  if (isPlugin(name) && manifest.peerDependencies?.['@recollect/core'] !== 'workspace:0.x') {
    yield 'does not take @recollect/core as a peer (workspace:0.x)'
  }
}

function* readmeProblems(dir) {
  const file = path(dir, 'README.md')
  if (!existsSync(file)) return yield 'has no README.md'
  const found = [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gmu)].map((match) => match[1])
  const places = HEADINGS.map((heading) => found.indexOf(heading))
  for (const [i, at] of places.entries()) if (at < 0) yield `README.md has no "${HEADINGS[i]}"`
  const present = places.filter((at) => at >= 0)
  if (
    !same(
      present,
      present.toSorted((a, b) => a - b),
    )
  )
    yield `README.md has its headings in another order`
}

/** What every package has in common, checked rather than remembered. */
export function conventionProblems() {
  const rootManifest = readJson('package.json')
  const problems = inexact(rootManifest.devDependencies).map(([name]) => `root: does not pin ${name}`)
  if (rootManifest.packageManager !== `pnpm@${rootManifest.devDependencies.pnpm}`) {
    problems.push('root: packageManager and devDependencies name different versions of pnpm')
  }
  const versions = new Set()
  for (const dir of workspaces()) {
    const manifest = readJson(`${dir}/package.json`)
    if (!manifest.private) versions.add(manifest.version)
    const found = [...manifestProblems(dir, manifest, rootManifest)]
    if (!manifest.private) found.push(...readmeProblems(dir))
    problems.push(...found.map((problem) => `${dir}: ${problem}`))
  }
  if (versions.size > 1)
    problems.push(`the public packages have several versions: ${[...versions].join(', ')}`)
  return problems
}
