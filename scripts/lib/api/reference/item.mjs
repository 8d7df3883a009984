import { inCell, prose, readDocstring } from '../docstring.mjs'
import { code, namedBy, oneLine, signature } from './signature.mjs'

/** @typedef {import('../model.mjs').Item} Item */
/** @typedef {(reference: string) => string | null} Link where a name of the declarations is told, when it is */

const table = (/** @type {[string, string]} */ [first, second], /** @type {[string, string][]} */ rows) =>
  rows.length === 0
    ? []
    : [[`| ${first} | ${second} |`, '| --- | --- |', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join('\n')]

/** Members named by a symbol are for the library itself. */
const isTold = (/** @type {Item} */ item) => !oneLine(item).startsWith('[')

/** @param {Item} item @returns {[string, string]} */
const memberRow = (item) => [
  code(`${item.isStatic === true ? 'static ' : ''}${oneLine(item).replace(/^static /u, '')}`),
  inCell(prose(readDocstring(item.docComment))),
]

const fenced = (/** @type {string} */ text) => `\`\`\`ts\n${text}\n\`\`\``

function links(/** @type {Item} */ item, /** @type {Link} */ link) {
  const found = namedBy(item).flatMap((reference) => link(reference) ?? [])
  return found.length === 0 ? [] : [`Types: ${[...new Set(found)].join(', ')}`]
}

/**
 * A declaration: what it is, how it is written, what it is made of. Overloads stand together.
 * @param {readonly Item[]} overloads of one name @param {Link} link @returns {string}
 */
export function told(overloads, link) {
  const docstrings = overloads.map(({ docComment }) => readDocstring(docComment))
  const params = docstrings.flatMap((docstring) => docstring.params)
  return [
    ...docstrings.map(prose).filter(Boolean),
    fenced(overloads.map(signature).join('\n')),
    ...table(
      ['parameter', 'meaning'],
      params.map(([name, meaning]) => [code(name), inCell(meaning)]),
    ),
    ...table(
      ['member', 'meaning'],
      overloads.flatMap(({ members = [] }) => members.filter(isTold).map(memberRow)),
    ),
    ...docstrings.map(({ example }) => example).filter(Boolean),
    ...overloads.flatMap((item) => links(item, link)).slice(0, 1),
  ].join('\n\n')
}
