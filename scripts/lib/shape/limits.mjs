import { posix } from 'node:path'
import ts from 'typescript'
import { linesOf, treeOf } from './read.mjs'

export const MOST_FILES = 45
export const LONGEST_LINE = 140

/** A list, not a part: a file for each entry, found by its name. */
const LISTS = ['packages/cli/src/commands']

/** Folders with too many files of their own. @param {Iterable<string>} files @returns {[string, number][]} */
export function crowdedFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  return [...counts].filter(([folder, count]) => count > MOST_FILES && !LISTS.includes(folder))
}

const isLiteral = (/** @type {ts.Node} */ node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isRegularExpressionLiteral(node)

/**
 * Numbers of the lines that are too long. A text or a pattern is not broken in two for it: such a line counts as `whole`.
 * @param {import('./read.mjs').Source} source
 */
export function longLines(source) {
  const long = linesOf(source.text).flatMap((line, i) => (line.length > LONGEST_LINE ? [i] : []))
  if (long.length === 0) return { whole: [], breakable: [] }
  const tree = treeOf(source)
  /** @type {Map<number, number>} */
  const longest = new Map()
  const look = (/** @type {ts.Node} */ node) => {
    if (isLiteral(node)) {
      const place = (/** @type {number} */ at) => tree.getLineAndCharacterOfPosition(at)
      const [start, end] = /** @type {const} */ ([place(node.getStart(tree)), place(node.end)])
      for (let line = start.line; line <= end.line; line += 1) {
        const from = line === start.line ? start.character : 0
        const to = line === end.line ? end.character : Infinity
        longest.set(line, Math.max(longest.get(line) ?? 0, to - from))
      }
    }
    ts.forEachChild(node, look)
  }
  look(tree)
  const isWhole = (/** @type {number} */ line) => (longest.get(line) ?? 0) > LONGEST_LINE / 2
  const numbered = (/** @type {number[]} */ lines) => lines.map((line) => line + 1)
  return { whole: numbered(long.filter(isWhole)), breakable: numbered(long.filter((line) => !isWhole(line))) }
}
