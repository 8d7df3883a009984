import { existsSync, readFileSync } from 'node:fs'
import { builtInProblems } from './built-in.mjs'
import { exportsProblems } from './exports.mjs'
import { path, readJson, workspaces } from './place.mjs'
import { provenanceProblems, workflowProblems } from './provenance.mjs'
import { catalogOf, peerProblems, privateProblems, versionProblems } from './versions.mjs'

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

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)

/** Dependencies are exact, so that two installs are the same; only what a user brings along is a range. */
const inexact = (dependencies = {}) =>
  Object.entries(dependencies).filter(
    ([, version]) => !/^(?:npm:\S+@)?\d|^(?:catalog|workspace):/u.test(version),
  )

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
  yield* exportsProblems(manifest)
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

const textIn = (file) => (existsSync(path(file)) ? readFileSync(path(file), 'utf8') : null)

const packages = () => workspaces().map((dir) => ({ dir, manifest: readJson(`${dir}/package.json`) }))

function* rootProblems(rootManifest) {
  for (const [name] of inexact(rootManifest.devDependencies)) yield `does not pin ${name}`
  if (rootManifest.packageManager !== `pnpm@${rootManifest.devDependencies.pnpm}`)
    yield 'packageManager and devDependencies name different versions of pnpm'
  yield* workflowProblems(textIn('.github/workflows/release.yml'))
}

function* packageProblems({ dir, manifest }, rootManifest, hidden) {
  yield* manifestProblems(dir, manifest, rootManifest)
  yield* peerProblems(manifest)
  if (manifest.private) return
  yield* provenanceProblems(dir, manifest, rootManifest)
  yield* privateProblems(manifest, hidden)
  yield* builtInProblems(dir, manifest)
  yield* readmeProblems(dir)
}

/** What every package has in common, checked rather than remembered. */
export function conventionProblems() {
  const root = readJson('package.json')
  const all = packages()
  const hidden = new Set(all.filter(({ manifest }) => manifest.private).map(({ manifest }) => manifest.name))
  const versions = new Set(
    all.filter(({ manifest }) => !manifest.private).map(({ manifest }) => manifest.version),
  )
  const manifests = [root, ...all.map(({ manifest }) => manifest)]
  return [
    ...[...rootProblems(root)].map((problem) => `root: ${problem}`),
    ...all.flatMap((one) =>
      [...packageProblems(one, root, hidden)].map((problem) => `${one.dir}: ${problem}`),
    ),
    ...versionProblems(manifests, catalogOf(textIn('pnpm-workspace.yaml') ?? '')),
    ...(versions.size > 1 ? [`the public packages have several versions: ${[...versions].join(', ')}`] : []),
  ]
}
