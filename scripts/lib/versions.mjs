/**
 * @typedef {{ name: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, peerDependencies?:
 * Record<string, string> }} Manifest
 */

/**
 * Two versions on purpose. The linter and what generates types read types through the older compiler's programming interface, which the
 * newer one does not have; packages are compiled by the newer.
 */
const TWICE = new Set(['typescript'])

/** The catalog of pnpm-workspace.yaml. @param {string} yaml @returns {Map<string, string>} */
export function catalogOf(yaml) {
  const lines = yaml.split('\n')
  const from = lines.indexOf('catalog:') + 1
  const length = lines.slice(from).findIndex((line) => !line.startsWith('  '))
  return new Map(
    lines.slice(from, length < 0 ? undefined : from + length).flatMap((line) => {
      const { name, version } = /^ {2}'?(?<name>[^':]+)'?: (?<version>\S+)$/u.exec(line)?.groups ?? {}
      return name === undefined || version === undefined ? [] : [[name, version]]
    }),
  )
}

/** @param {Manifest} manifest @returns {[string, string][]} */
const ownDependencies = ({ dependencies, devDependencies }) =>
  [...Object.entries(dependencies ?? {}), ...Object.entries(devDependencies ?? {})].filter(
    ([, version]) => !version.startsWith('workspace:'),
  )

/** One version of everything, in all of the workspace. @param {readonly Manifest[]} manifests @param {Map<string, string>} catalog */
export function* versionProblems(manifests, catalog) {
  /** @type {Map<string, Map<string, string[]>>} */
  const users = new Map()
  for (const manifest of manifests) {
    for (const [dependency, version] of ownDependencies(manifest)) {
      if (TWICE.has(dependency)) continue
      if (catalog.has(dependency) && version !== 'catalog:')
        yield `${manifest.name}: ${dependency} stands in the catalog; say "catalog:"`
      const exact = version === 'catalog:' ? (catalog.get(dependency) ?? version) : version
      const byVersion = users.get(dependency) ?? new Map()
      users.set(dependency, byVersion.set(exact, [...(byVersion.get(exact) ?? []), manifest.name]))
    }
  }
  for (const [dependency, byVersion] of users) {
    if (byVersion.size === 1) continue
    const told = [...byVersion].map(([version, names]) => `${version} (${names.join(', ')})`)
    yield `${dependency} has several versions: ${told.join('; ')}`
  }
}

/** What users bring along is tried here. @param {Manifest} manifest */
export function* peerProblems({ peerDependencies, devDependencies, dependencies }) {
  for (const peer of Object.keys(peerDependencies ?? {})) {
    if (devDependencies?.[peer] === undefined)
      yield `takes the peer ${peer} and does not develop with it: put it into devDependencies`
    if (dependencies?.[peer] !== undefined) yield `takes ${peer} as a peer and as a dependency`
  }
}

/**
 * A private package cannot be installed; built in or used in tests it may be. @param {Manifest} manifest @param {ReadonlySet<string>}
 * hidden
 */
export function* privateProblems({ dependencies, peerDependencies }, hidden) {
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    if (hidden.has(name)) yield `depends on ${name}, which is not published`
}
