import { page, placesOf } from './reference/page.mjs'
import { indexPage } from './reference/index-page.mjs'
import { reportText } from './report.mjs'

/** @typedef {import('./reference/chapters.mjs').Extracted} Extracted */
/** @typedef {{ dir: string, description: string, extracted: Extracted }} Package */

const short = (/** @type {string} */ dir) => dir.split('/')[1] ?? dir

/**
 * Every file the surface is written down in, by its path from the root.
 * @param {readonly Package[]} packages @returns {Map<string, string>}
 */
export function surfaceFiles(packages) {
  const pageName = (/** @type {string} */ dir) => `${short(dir)}.md`
  const places = new Map(packages.flatMap(({ dir, extracted }) => [...placesOf(extracted, pageName(dir))]))
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const { dir, extracted } of packages) {
    files.set(`${dir}/etc/${short(dir)}.api.md`, reportText(extracted))
    files.set(`docs/api/${pageName(dir)}`, page(extracted, { file: pageName(dir), dir, places }))
  }
  const listed = packages.map(({ dir, ...one }) => ({ ...one, file: pageName(dir) }))
  for (const [file, text] of indexPage(listed)) files.set(file, text)
  return files
}
