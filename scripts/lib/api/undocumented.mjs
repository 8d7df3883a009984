import { readDocstring } from './docstring.mjs'
import { sectionsOf } from './model.mjs'

/** @typedef {import('./model.mjs').Item} Item @typedef {import('./entries.mjs').Entry} Entry */

const KINDS = new Set(['Class', 'Function', 'Interface', 'TypeAlias', 'Variable'])

const isSilent = (/** @type {Item} */ { docComment }) => {
  const { text, returns } = readDocstring(docComment)
  return text === '' && returns === ''
}

/**
 * Declarations a user can import that nothing is said of. Of overloads one is enough.
 * @param {{ name: string, entries: readonly Entry[], model: any }} extracted
 */
export function undocumented({ name, entries, model }) {
  const { sections } = sectionsOf(model, entries)
  const items = sections.flatMap((section) => section.items).filter(({ kind }) => KINDS.has(kind))
  const told = new Set(items.filter((item) => !isSilent(item)).map((item) => item.name))
  return items
    .filter((item) => isSilent(item) && !told.has(item.name))
    .map(
      (item) =>
        `${name}: ${item.name} (${item.fileUrlPath?.replace(/^dist/u, 'src').replace(/\.d\.ts$/u, '.ts')}) has no docstring`,
    )
}
