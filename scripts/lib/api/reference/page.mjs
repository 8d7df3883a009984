import { keyOf } from '../model.mjs'
import { chaptersOf } from './chapters.mjs'
import { told } from './item.mjs'

/** @typedef {import('./chapters.mjs').Chapter} Chapter @typedef {import('./chapters.mjs').Place} Place */
/** @typedef {import('./chapters.mjs').Extracted} Extracted @typedef {import('./item.mjs').Link} Link */

/**
 * Where each declaration of a package is told. @param {Extracted} extracted @param {string} file of its page
 * @returns {Map<string, { name: string, file: string, anchor: string }>}
 */
export function placesOf(extracted, file) {
  const places = new Map()
  for (const { groups } of chaptersOf(extracted))
    for (const { names } of groups)
      for (const { heading, anchor, items } of names)
        for (const { canonicalReference } of items)
          places.set(keyOf(canonicalReference), { name: heading, file, anchor })
  return places
}

/**
 * The page of a package.
 * @param {Extracted} extracted @param {{ file: string, dir: string, places: ReturnType<typeof placesOf> }} context
 */
export function page(extracted, { file, dir, places }) {
  const link = (/** @type {string} */ reference) => {
    const place = places.get(keyOf(reference))
    return place ? `[${place.name}](${place.file === file ? '' : place.file}#${place.anchor})` : null
  }
  const short = dir.split('/')[1]
  const head = [
    `# ${extracted.name}`,
    `Written by \`npm run api\` from the docstrings. Tables leave \`readonly\` out; the declarations as they are stand in
[${short}.api.md](../../${dir}/etc/${short}.api.md), how to use them in the [README](../../${dir}/README.md).`,
  ]
  return `${[...head, ...chaptersOf(extracted).map((chapter) => chapterText(chapter, link))].join('\n\n')}\n`
}

function chapterText(/** @type {Chapter} */ { heading, note, groups }, /** @type {Link} */ link) {
  const list = groups.map(
    ({ title, names }) => `${title}: ${names.map((one) => `[${one.heading}](#${one.anchor})`).join(', ')}`,
  )
  const items = groups.flatMap(({ names }) =>
    names.flatMap((one) => [
      `### ${one.heading}`,
      told(one.items, (reference) => exceptItself(link, one, reference)),
    ]),
  )
  return [`## ${heading}`, note, ...list, ...items].filter(Boolean).join('\n\n')
}

const exceptItself = (
  /** @type {Link} */ link,
  /** @type {Place} */ place,
  /** @type {string} */ reference,
) =>
  place.items.some(({ canonicalReference }) => keyOf(canonicalReference) === keyOf(reference))
    ? null
    : link(reference)
