/** @typedef {import('../lib/pack.mjs').Packed} Packed */

const SECTION = /^## (?:Install|安装)\n(?<body>.*?)(?=^## |$(?![^]))/msu
const LINE = /^(?:npm install|pnpm add) (?<words>[^#\n]+)/gmu

/** Each line of what a README says to install, as it is written there, flags aside. @param {string} readme @returns {string[][]} */
export function installLines(readme) {
  const body = SECTION.exec(readme)?.groups?.['body'] ?? ''
  const lines = [...body.matchAll(LINE)].map(({ groups }) => groups?.['words']?.trim().split(/\s+/u) ?? [])
  if (lines.length === 0) throw new Error('The README names nothing to install under its heading "Install".')
  return lines.map((words) => words.filter((word) => !word.startsWith('-')))
}

/** The first of them. @param {string} readme @returns {string[]} */
export const installLine = (readme) => installLines(readme)[0] ?? []

/** Packages of the workspace npm would fetch for one of them. An optional peer is the user's to bring. */
const needsOf = ({ manifest }) =>
  [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}).filter(
      (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
    ),
  ].filter((name) => name.startsWith('@recollect/'))

/**
 * The same line with tarballs for what is not yet published, and for what that needs in turn.
 * @param {readonly string[]} line @param {ReadonlyMap<string, Packed>} packed
 */
export function withTarballs(line, packed) {
  const found = new Set()
  const visit = (/** @type {string} */ name) => {
    const one = packed.get(name)
    if (one === undefined) throw new Error(`${name} is no public package.`)
    if (found.has(one.tarball)) return
    found.add(one.tarball)
    needsOf(one).forEach(visit)
  }
  line.filter((word) => word.startsWith('@recollect/')).forEach(visit)
  return [...found, ...line.filter((word) => !word.startsWith('@recollect/'))]
}

/**
 * Names npm would take the newest of, where the package works with another: a peer or dependency of it that is to be installed beside it
 * says its major.
 * @param {readonly string[]} line @param {Packed['manifest']} manifest @returns {string[]}
 */
export const withoutVersion = (line, { dependencies, peerDependencies }) =>
  line.filter((word) => !word.startsWith('@recollect/') && word in { ...dependencies, ...peerDependencies })
