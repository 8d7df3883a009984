import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { path } from '../lib/place.mjs'

/** @typedef {import('./read-page.mjs').Page} Page */

/** Links within the repository that lead nowhere. @param {readonly Page[]} pages */
export function linkProblems(pages) {
  const byName = new Map(pages.map((page) => [page.name, page]))
  return pages.flatMap((page) =>
    page.links
      .filter(({ target }) => !/^[a-z]+:/u.test(target))
      .flatMap(({ target, line }) => {
        const problem = problemOf(byName, page, target)
        return problem === null ? [] : [`${page.name}:${line}: ${target} ${problem}`]
      }),
  )
}

/** @param {Map<string, Page>} pages @param {Page} page @param {string} target */
function problemOf(pages, page, target) {
  const [file = '', anchor] = decodeURI(target).split('#')
  const name = file === '' ? page.name : normalize(join(dirname(page.name), file))
  if (name.startsWith('..')) return 'leads out of the repository'
  const other = pages.get(name)
  if (other === undefined && !existsSync(path(name))) return 'is not there'
  return anchor === undefined || other === undefined || other.anchors.has(anchor)
    ? null
    : `has no heading #${anchor}`
}
