import { endOfNext, from } from './range.ts'
import type { Finder } from './range.ts'

const FENCE = /(?:^|(?<=\n))[^\S\n]{0,8}(?:`{3,}|~{3,}|'{3,}|"{3,})|`{3}/gu

/** Fenced blocks; one without an end goes on to the end of the text. */
export const fencedBlocks: Finder = (text) =>
  from(text, FENCE, (after, [fence]) => {
    const mark = fence.trim().slice(0, 3)
    const end = text.indexOf(mark, after)
    return end < 0 ? text.length : end + mark.length
  })

const OBJECT = /[[{]\s{0,8}(?=["'“][^"'”\n]{1,200}["'”]\s{0,8}[:：])|\[\s{0,8}(?=\{)/gu

/** JSON and what looks like it, to the bracket that closes it; cut off, to the end of the text. */
export const objects: Finder = (text) => from(text, OBJECT, (after) => endOfBrackets(text, after))

function endOfBrackets(text: string, after: number): number {
  let depth = 1
  let isQuoted = false
  for (let at = after; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '\\') at += 1
    else if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

const COMMENT = /<!--/gu
const COMMENT_END = /-->/gu

/** Comments of a markup language. */
export const comments: Finder = (text) => from(text, COMMENT, (after) => endOfNext(text, COMMENT_END, after))

const TAG = /[<[](?<name>[a-z][\w:.-]{0,40})(?:\s[^<>[\]]{0,400})?[>\]]/giu
/** An element that was cut off goes on to the end when it is one of those that hold texts. */
const CONTAINER =
  /^(?:html|body|main|article|section|div|p|pre|code|document|doc|file|text|page|email|mail|message|content|context|data|memory|memories|note|system|assistant|tool|tool_.{1,20}|function.{0,20}|result|results|output|response|user|human|instructions?|search.{0,20}|web.{0,20}|source|quote|blockquote|transcript)$/iu

/** Elements of a markup language, from the first tag to the last that closes it. */
export const elements: Finder = (text) => {
  const closing = lastClosings(text)
  return from(text, TAG, (after, { 0: tag, index, groups }) => {
    const name = (groups?.['name'] ?? '').toLowerCase()
    const end = closing.get(name) ?? 0
    if (end > after) return end
    return tag.startsWith('<') && CONTAINER.test(name) ? text.length : index
  })
}

const CLOSING = /[<[]\/(?<name>[a-z][\w:.-]{0,40})\s{0,8}[>\]]/giu

const lastClosings = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...text.matchAll(CLOSING)].map(({ 0: tag, index, groups }) => [
      (groups?.['name'] ?? '').toLowerCase(),
      index + tag.length,
    ]),
  )

const LINK = /\b(?:https?|ftp|file|data|javascript):[^\s<>"'“”「」，。]{1,4000}/giu
const TITLED = /\]\((?<target>[^()\n]{0,4000})\)/gu

/** Addresses. */
export const links: Finder = (text) => from(text, LINK, (after) => after)
/** The targets of links with the titles that stand beside them. */
export const linkTargets: Finder = (text) => from(text, TITLED, (after) => after)
