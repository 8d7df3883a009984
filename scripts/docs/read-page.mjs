/**
 * @typedef {{ lang: string, text: string, line: number, before: string, run: boolean }} Block
 *   `before`: code that stands in a comment of the page. `run`: whether what it prints is compared.
 * @typedef {{ level: number, text: string, line: number }} Heading
 * @typedef {{ target: string, line: number }} Link
 * @typedef {{ name: string, blocks: Block[], headings: Heading[], links: Link[], anchors: Set<string> }} Page
 */

const FENCE = /^(?<indent> *)(?<marks>`{3,})(?<lang>[\w-]*)/u
const OPENED = /^<!-- check(?<kind>:\w*)? ?(?<rest>.*)$/u

/** @param {string} name @param {string} source @param {string} [preamble] @returns {Page} */
export function readPage(name, source, preamble = '') {
  /** @type {Page} */
  const page = { name, blocks: [], headings: [], links: [], anchors: new Set() }
  const lines = source.split('\n')
  const told = { page: preamble, next: '', types: false }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const fence = FENCE.exec(line)?.groups
    if (fence) {
      const end = closing(lines, at, fence['marks'] ?? '')
      const text = `${lines.slice(at + 1, end).join('\n')}\n`
      const before = [told.page, told.next].filter(Boolean).join('\n')
      page.blocks.push({ lang: fence['lang'] ?? '', text, line: at + 1, before, run: !told.types })
      Object.assign(told, { next: '', types: false })
      at = end
    } else if (OPENED.test(line)) at = readComment(lines, at, told)
    else readProse(page, line, at + 1)
  }
  return page
}

/** @param {string[]} lines @param {number} from @param {string} marks */
function closing(lines, from, marks) {
  const end = lines.findIndex((line, at) => at > from && line.trim() === marks)
  return end < 0 ? lines.length : end
}

/**
 * `<!-- check:page … -->`: code before every block of the page. `<!-- check: … -->`: before the next one. `<!-- check:types -->`: the next
 * one is compiled and not run.
 * @param {string[]} lines @param {number} from @param {{ page: string, next: string, types: boolean }} told
 */
function readComment(lines, from, told) {
  const end = lines.findIndex((line, at) => at >= from && line.includes('-->'))
  const { kind = '', rest = '' } = OPENED.exec(lines[from] ?? '')?.groups ?? {}
  const code = [rest, ...lines.slice(from + 1, end + 1)]
    .join('\n')
    .replace(/-->.*$/u, '')
    .trim()
  if (kind === ':page') told.page = code
  else if (kind === ':types') told.types = true
  else told.next = code
  return end
}

/** @param {Page} page @param {string} line @param {number} at */
function readProse(page, line, at) {
  const heading = /^(?<marks>#{1,6}) (?<text>.+)$/u.exec(line)?.groups
  if (heading) {
    const text = heading['text'] ?? ''
    page.headings.push({ level: heading['marks']?.length ?? 1, text, line: at })
    page.anchors.add(freeAnchor(page.anchors, anchorOf(text)))
  }
  for (const { groups } of line.matchAll(/<a (?:id|name)="(?<id>[^"]+)"/gu))
    page.anchors.add(groups?.['id'] ?? '')
  const prose = line.replaceAll(/`[^`]*`/gu, '')
  for (const { groups } of prose.matchAll(/\]\((?<target>[^()\s]+)(?: "[^"]*")?\)/gu))
    page.links.push({ target: groups?.['target'] ?? '', line: at })
}

/** As GitHub makes them. @param {string} heading */
export const anchorOf = (heading) =>
  heading
    .replaceAll(/\[(?<text>[^\]]*)\]\([^)]*\)/gu, '$<text>')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

/** @param {Set<string>} taken @param {string} anchor */
function freeAnchor(taken, anchor) {
  let free = anchor
  for (let n = 1; taken.has(free); n += 1) free = `${anchor}-${n}`
  return free
}
