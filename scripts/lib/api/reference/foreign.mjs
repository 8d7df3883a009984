/** @typedef {import('../entries.mjs').Entry} Entry */

const IMPORT =
  /^import (?:type )?(?:\{ (?<name>\w+)(?: as (?<as>\w+))? \}|\* as (?<all>\w+)) from '(?<from>[^']+)';$/gmu

/** @param {string} report @returns {Map<string, string>} module by local name */
export const importsOf = (report) =>
  new Map(
    [...report.matchAll(IMPORT)].map(({ groups: { name, as, all, from } = {} }) => [
      as ?? name ?? all ?? '',
      from ?? '',
    ]),
  )

const exportedNames = (/** @type {string} */ block) =>
  [...block.matchAll(/^\s*(?<local>\w+)(?: as (?<name>\w+))?,?$/gmu)].map(({ groups }) => {
    const local = groups?.['local'] ?? ''
    return { local, name: groups?.['name'] ?? local }
  })

/**
 * What an entry hands on from other packages: the model leaves it out, the report tells.
 * @param {string} report @param {Entry} entry
 * @returns {{ name: string, from: string }[]}
 */
export function foreignOf(report, { subpath, alias }) {
  const imports = importsOf(report)
  const blocks =
    subpath === '.'
      ? [...report.matchAll(/^export \{ (?<names>[^}]+) \}$/gmu)].map(({ groups }) => groups?.['names'] ?? '')
      : [
          new RegExp(`^declare namespace ${alias} \\{\\n {4}export \\{\\n(?<names>[^}]*)\\}`, 'mu').exec(
            report,
          )?.groups?.['names'] ?? '',
        ]
  return blocks.flatMap(exportedNames).flatMap(({ local, name }) => {
    const from = imports.get(local)
    return from === undefined ? [] : [{ name, from }]
  })
}
