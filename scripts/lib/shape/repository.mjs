import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { path, readJson, root, workspaces } from '../place.mjs'
import { graphOf } from './graph.mjs'
import { readSource } from './read.mjs'

const GROUPS = ['packages', 'apps', 'examples', 'scripts']
const CODE = /\.(?:[cm]?[jt]s|tsx)$/u
const MADE = /(?:^|\/)(?:node_modules|dist|\.turbo)\//u
const TEST = /\.(?:test|test-d|bench)\.(?:mjs|tsx?)$|\/test\//u
const GENERATED = /\/lexicon\/.*(?:weights|tables|word-classes)\.ts$|\/facts\/rule-list\.ts$/u

/** Whether it is code of a product, not of its tests. @param {string} file */
export const isSource = (file) => !TEST.test(file)

/** Written by a program from data. @param {string} file */
export const isGenerated = (file) => GENERATED.test(file)

/** With types of files, as links to other packages are not followed then. @param {string} group @returns {string[]} */
const filesIn = (group) =>
  readdirSync(path(group), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map(({ name, parentPath }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !MADE.test(file))

/** What packages export, by the file it is written in. */
function entries() {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const dir of workspaces()) {
    const { name, exports = {} } = readJson(`${dir}/package.json`)
    for (const [entry, target] of Object.entries(exports))
      found.set(`${name}${entry.slice(1)}`, join(dir, target['@recollect/source'] ?? ''))
  }
  return found
}

/** All code of the repository, tests included, and what needs what. */
export function readRepository() {
  const files = GROUPS.flatMap(filesIn).sort()
  const sources = new Map(files.map((file) => [file, readSource(file, readFileSync(path(file), 'utf8'))]))
  return { sources, ...graphOf(sources, entries()) }
}
