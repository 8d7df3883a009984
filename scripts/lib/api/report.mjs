/** @typedef {import('./entries.mjs').Entry} Entry */

const namespaces = (/** @type {string} */ name, /** @type {readonly Entry[]} */ entries) =>
  entries
    .filter(({ subpath }) => subpath !== '.')
    .map(({ subpath, alias }) => `\`${alias}\` is \`${name}${subpath.slice(1)}\`.`)

/**
 * The report as it is checked in: what API Extractor wrote, under a head that says how to read it.
 * @param {{ name: string, entries: readonly Entry[], report: string }} extracted
 */
export function reportText({ name, entries, report }) {
  const head = [
    `# What ${name} declares`,
    '',
    'Written by `npm run api`. A change here is a change for users. Declared without `export`: can be reached, not imported.',
    ...namespaces(name, entries),
    '',
  ]
  // Names that came and went are told apart by a counter, not by where they stand.
  return `${head.join('\n')}\n${report.slice(report.indexOf('```ts')).trimEnd()}\n`
}
