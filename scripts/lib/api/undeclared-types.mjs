import { isBuiltin } from 'node:module'
import { importsOf } from './reference/foreign.mjs'

const packageOf = (/** @type {string} */ specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Where the types of a package stand that brings none. */
const typesOf = (/** @type {string} */ name) => `@types/${name.replace(/^@/u, '').replace('/', '__')}`

/**
 * Packages whose types the declarations name, and which a user would not get with this one.
 * @param {{ name: string, dependencies?: object, peerDependencies?: object, devDependencies?: object }} manifest
 * @param {string} report
 */
export function undeclaredTypes({ name, dependencies, peerDependencies, devDependencies }, report) {
  const given = new Set(Object.keys({ ...dependencies, ...peerDependencies }))
  const tried = Object.keys(devDependencies ?? {})
  const named = new Set([...importsOf(report).values()].filter((from) => !isBuiltin(from)).map(packageOf))
  return [...named].flatMap((needed) => {
    const types = typesOf(needed)
    if (!given.has(needed)) return [`${name}: its types name ${needed}, which is no dependency of it`]
    return tried.includes(types) && !given.has(types)
      ? [`${name}: its types name ${needed}, whose types (${types}) only its own development has`]
      : []
  })
}
