import { commandsIn } from './shell.mjs'

/** @typedef {import('./read-page.mjs').Page} Page @typedef {import('./read-page.mjs').Block} Block */

const CHINESE = '.zh-CN.md'
/** English only: the log of decisions, and what they rest on. */
const ENGLISH_ONLY = /^docs\/decisions\//u

/** Where the English and the Chinese page do not say the same things in the same order. @param {readonly Page[]} pages */
export function pairProblems(pages) {
  const byName = new Map(pages.map((page) => [page.name, page]))
  return pages.flatMap((page) => {
    if (page.name.endsWith(CHINESE))
      return byName.has(englishOf(page.name)) ? [] : [`${page.name} has no English page`]
    const other = byName.get(page.name.replace(/\.md$/u, CHINESE))
    if (other) return differences(page, other)
    const wanted = page.name.startsWith('docs/') && !ENGLISH_ONLY.test(page.name)
    return wanted ? [`${page.name} has no Chinese page`] : []
  })
}

const englishOf = (/** @type {string} */ name) => name.replace(CHINESE, '.md')

/** @param {Page} page @param {Page} other */
function differences(page, other) {
  const levels = (/** @type {Page} */ { headings }) => headings.map(({ level }) => level).join(' ')
  const kinds = (/** @type {Page} */ { blocks }) => blocks.map(({ lang }) => lang || 'text').join(' ')
  const names = `${page.name} and ${other.name}`
  if (levels(page) !== levels(other))
    return [`${names}: levels of headings differ\n  ${levels(page)}\n  ${levels(other)}`]
  if (kinds(page) !== kinds(other))
    return [`${names}: code blocks differ\n  ${kinds(page)}\n  ${kinds(other)}`]
  return page.blocks.flatMap((block, at) => {
    const same = skeleton(block) === skeleton(other.blocks[at])
    return same
      ? []
      : [`${page.name}:${block.line} and ${other.name}:${other.blocks[at]?.line}: the code differs`]
  })
}

/** Code without what may be said in another language. @param {Block | undefined} block */
function skeleton(block) {
  const { lang = '', text = '' } = block ?? {}
  if (lang === 'sh') return commandsIn(text).map(named).join('\n')
  return COMPARED.has(lang)
    ? text.replaceAll(SAID, '""').replaceAll(NOTES, '').replaceAll(LANGUAGE, '').replaceAll(/\s+/gu, '')
    : ''
}

/** What a command in a console says is compared where it is run. */
const COMPARED = new Set(['ts', 'js', 'json', 'sql'])
/** Texts, and patterns of a language. */
const SAID = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|pattern: \/(?:[^/\\\n]|\\.)+\/\w*/gu
const NOTES = /\/\/.*$|\/\*[^]*?\*\//gmu
/** Names of packs, words, and names of fields. */
const LANGUAGE = /\b(?:english|chinese)\b|\p{Script=Han}+|[\p{L}\w]+(?=:)/gu

/** A command and its options. @param {string[]} words */
const named = (words) => [words[0], ...words.slice(1).filter((word) => word.startsWith('-'))].join(' ')
