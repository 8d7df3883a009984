/** @typedef {import('../model.mjs').Item} Item */

const textOf = (/** @type {Item} */ { excerptTokens = [] }) => excerptTokens.map(({ text }) => text).join('')

/** How something is declared, on as many lines as it has. @param {Item} item */
export function signature(item) {
  if (item.kind === 'Namespace') return `namespace ${item.name}`
  const text = textOf(item)
    .replace(/^export (?:declare )?|^declare /u, '')
    .replace(/^default /u, '')
    .trim()
    .replace(/;$/u, '')
    .replaceAll(/ +$/gmu, '')
  // A function may be the value of a constant.
  const isValue =
    item.kind === 'Variable' || (item.kind === 'Function' && !/^(?:async )?function\b/u.test(text))
  return isValue ? `const ${text.replace(/^const /u, '')}` : text
}

/** In a table, where whether it may be written to goes without saying. @param {Item} item */
export const oneLine = (item) =>
  signature(item)
    .replace(/^(?:readonly|const|function) /u, '')
    .replaceAll(/\/\*\*[^]*?\*\//gu, '')
    .replaceAll(/\breadonly (?=\w+\??:)/gu, '')
    .replaceAll(/\s+/gu, ' ')

/** Code in a table's cell. @param {string} text */
export function code(text) {
  const fence = text.includes('`') ? '``' : '`'
  const gap = fence.length > 1 ? ' ' : ''
  return `${fence}${gap}${text.replaceAll('|', '\\|')}${gap}${fence}`
}

/** What a declaration and its members name, in the order of the alphabet. @param {Item} item @returns {string[]} */
export const namedBy = (item) =>
  [
    ...new Set([
      ...(item.excerptTokens ?? []).flatMap(({ canonicalReference }) => canonicalReference ?? []),
      ...(item.members ?? []).flatMap(namedBy),
    ]),
  ].sort()
