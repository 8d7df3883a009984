import { keyOf, sectionsOf } from '../model.mjs'
import { anchorer } from './anchors.mjs'
import { foreignOf } from './foreign.mjs'
import { grouped } from './groups.mjs'
import { namedBy } from './signature.mjs'

/**
 * @typedef {import('../model.mjs').Item} Item @typedef {import('../model.mjs').Section} Section @typedef {import('../entries.mjs').Entry}
 * Entry
 */
/** @typedef {{ name: string, entries: readonly Entry[], report: string, model: any }} Extracted */
/** @typedef {{ heading: string, anchor: string, items: Item[] }} Place a declaration, with its overloads */
/**
 * @typedef {{ title: string, names: Place[] }} Group @typedef {{ heading: string, anchor: string, note: string, groups: Group[] }}
 * Chapter
 */

/** What exported declarations name themselves; what those rest on in turn stands in the report. */
function namedTypes(/** @type {Section[]} */ sections, /** @type {Item[]} */ hidden) {
  const named = new Set(sections.flatMap(({ items }) => items.flatMap(namedBy)).map(keyOf))
  return hidden.filter(
    ({ kind, canonicalReference }) =>
      (kind === 'Interface' || kind === 'TypeAlias') && named.has(keyOf(canonicalReference)),
  )
}

const quoted = (/** @type {readonly string[]} */ names) => names.map((name) => `\`${name}\``).join(', ')

function noteOn(
  /** @type {Section} */ { again },
  /** @type {{ name: string, from: string }[]} */ foreign,
  /** @type {string} */ name,
) {
  const handed = foreign.map((one) => `\`${one.name}\` of \`${one.from}\``).join(', ')
  return [again.length > 0 && `As in \`${name}\`: ${quoted(again)}.`, handed && `Handed on: ${handed}.`]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * A package in the order of its page: a chapter for each entry, then what these name and do not export. Anchors are given in that order.
 * @param {Extracted} extracted @returns {Chapter[]}
 */
export function chaptersOf({ name, entries, report, model }) {
  const anchor = anchorer()
  anchor(name)
  /** @returns {Chapter} */
  const chapter = (
    /** @type {string} */ heading,
    /** @type {string} */ note,
    /** @type {Item[]} */ items,
  ) => ({
    heading,
    anchor: anchor(heading),
    note,
    groups: grouped(items).map(({ title, names }) => ({
      title,
      names: names.map(([first, ...others]) => ({
        heading: first.name,
        anchor: anchor(first.name),
        items: [first, ...others],
      })),
    })),
  })
  const { sections, hidden } = sectionsOf(model, entries)
  const chapters = sections.map((section) => {
    const foreign = foreignOf(report, section.entry)
    return chapter(`${name}${section.entry.subpath.slice(1)}`, noteOn(section, foreign, name), section.items)
  })
  const near = namedTypes(sections, hidden)
  if (near.length === 0) return chapters
  return [
    ...chapters,
    chapter(
      'Reached, not exported',
      'Types of members and parameters above; they have no name to import.',
      near,
    ),
  ]
}
