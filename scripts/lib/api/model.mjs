/** @typedef {import('./entries.mjs').Entry} Entry */
/** @typedef {{ kind: string, text: string, canonicalReference?: string }} Token */
/**
 * @typedef {object} Item a declaration or a member of one, as API Extractor writes them
 * @property {string} kind @property {string} name @property {string} canonicalReference
 * @property {string} [docComment] @property {Token[]} [excerptTokens] @property {Item[]} [members]
 * @property {string} [fileUrlPath] @property {boolean} [isExported] @property {boolean} [isStatic]
 */
/** @typedef {{ entry: Entry, items: Item[], again: string[] }} Section `again`: names that are the main entry's as well */

/** Marked so: declared, and not a name of the combined entry itself. */
const isLocal = (/** @type {Item} */ { canonicalReference }) => canonicalReference.includes('!~')

const placeOf = (/** @type {Item} */ { fileUrlPath, kind, name }) =>
  `${fileUrlPath} ${kind} ${name.replace(/_\d+$/u, '')}`

/**
 * What each entry exports, and what only can be reached.
 * @param {{ members: { members: Item[] }[] }} model @param {readonly Entry[]} entries
 * @returns {{ sections: Section[], hidden: Item[] }}
 */
export function sectionsOf(model, entries) {
  const all = model.members[0]?.members ?? []
  const aliases = new Map(entries.map(({ subpath, alias }) => [subpath === '.' ? '' : alias, subpath]))
  const main = all.filter((item) => !isLocal(item) && !aliases.has(item.name))
  const mains = new Set(main.map(placeOf))
  const sections = entries.map((entry) => {
    const { subpath, alias } = entry
    if (subpath === '.') return { entry, items: main, again: [] }
    const found = all.find(({ name }) => name === alias)?.members ?? []
    const items = found.filter((item) => !mains.has(placeOf(item)))
    return { entry, items, again: found.filter((item) => !items.includes(item)).map(({ name }) => name) }
  })
  const exported = new Set(sections.flatMap(({ items }) => items.map(placeOf)))
  return { sections, hidden: all.filter((item) => isLocal(item) && !exported.has(placeOf(item))) }
}

/**
 * One key for a declaration, however it is referred to: by the combined entry, by one of its entries, or from another package.
 * @param {string} reference such as `@recollect/core!calendarEntry.Calendar:interface`
 */
export const keyOf = (reference) =>
  reference.replace(/!~?(?:[\w$]+Entry\.)?(?<name>[^:.#]+)[^]*$/u, '!$<name>')
