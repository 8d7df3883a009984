/** @typedef {{ subpath: string, alias: string, types: string }} Entry */

const camel = (/** @type {string} */ name) =>
  name.replaceAll(/[^a-z0-9]+(?<next>[a-z0-9])/giu, (_all, next) => next.toUpperCase())

/**
 * What may be imported from a package and has types. The alias stands for a subpath in the report; its ending keeps it apart from
 * whatever the main entry exports.
 * @param {{ exports?: Record<string, string | { types?: string }> }} manifest
 * @returns {Entry[]} the main entry first
 */
export const entriesOf = (manifest) =>
  Object.entries(manifest.exports ?? {})
    .flatMap(([subpath, target]) =>
      typeof target === 'string' || target.types === undefined
        ? []
        : [{ subpath, alias: `${camel(subpath.slice(2))}Entry`, types: target.types }],
    )
    .sort((a, b) => Number(b.subpath === '.') - Number(a.subpath === '.'))

/**
 * One module that exports all of them, so that a declaration several entries share is told once.
 * @param {readonly Entry[]} entries @param {(types: string) => string} locate
 */
export const combined = (entries, locate) =>
  entries
    .map(({ subpath, alias, types }) => {
      const from = JSON.stringify(locate(types).replace(/\.d\.ts$/u, '.js'))
      return subpath === '.' ? `export * from ${from}\n` : `export * as ${alias} from ${from}\n`
    })
    .join('')
