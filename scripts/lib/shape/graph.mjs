import { posix } from 'node:path'

/**
 * @typedef {import('./read.mjs').Import['kind']} Kind
 * @typedef {import('./read.mjs').Source} Source
 * @typedef {ReadonlyMap<string, readonly { to: string, kind: Kind }[]>} Graph
 */

/**
 * Files of this repository that its files need.
 * @param {ReadonlyMap<string, Source>} sources @param {ReadonlyMap<string, string>} entries what packages export, such as
 * `@recollect/core/store`, by the file it is written in
 */
export function graphOf(sources, entries) {
  const resolve = (/** @type {string} */ from, /** @type {string} */ file) => {
    const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : entries.get(from)
    return target !== undefined && sources.has(target) ? target : null
  }
  const graph = new Map(
    [...sources.values()].map(({ file, imports }) => [
      file,
      imports.flatMap(({ from, kind }) => {
        const to = resolve(from, file)
        return to === null ? [] : [{ to, kind }]
      }),
    ]),
  )
  return { graph, resolve }
}

/**
 * What is loaded with some files, themselves included. @param {Graph} graph @param {readonly string[]} start @param {readonly Kind[]}
 * kinds
 */
export function closure(graph, start, kinds) {
  const seen = new Set(start)
  for (const file of seen)
    for (const { to, kind } of graph.get(file) ?? []) if (kinds.includes(kind)) seen.add(to)
  return seen
}

/**
 * Circles of files that need each other, in whichever way: the strongly connected parts, by Tarjan, without recursion.
 * @param {Graph} graph @returns {string[][]}
 */
export function circles(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const marks = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const found = []
  const enter = (/** @type {string} */ file) => {
    const mark = { index: marks.size, low: marks.size, open: true }
    marks.set(file, mark)
    stack.push(file)
    return { file, mark, next: (graph.get(file) ?? []).map(({ to }) => to) }
  }
  const leave = (/** @type {ReturnType<typeof enter>} */ { file, mark }) => {
    if (mark.low !== mark.index) return
    const part = stack.splice(stack.lastIndexOf(file))
    for (const one of part) Object.assign(marks.get(one) ?? {}, { open: false })
    if (part.length > 1) found.push(part.sort())
  }
  for (const start of graph.keys()) {
    const path = marks.has(start) ? [] : [enter(start)]
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const to = top.next.pop()
      const mark = to === undefined ? undefined : marks.get(to)
      if (to === undefined) {
        leave(top)
        path.pop()
        const above = path.at(-1)
        if (above) above.mark.low = Math.min(above.mark.low, top.mark.low)
      } else if (mark === undefined) path.push(enter(to))
      else if (mark.open) top.mark.low = Math.min(top.mark.low, mark.index)
    }
  }
  return found
}
