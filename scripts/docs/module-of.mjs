/** @typedef {import('./read-page.mjs').Page} Page @typedef {import('./read-page.mjs').Block} Block */
/**
 * `line`: of the page, where the line before the module's first would stand. @typedef {{ file: string, text: string, name: string, line:
 * number }} Module
 */

const CODE = new Map([
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['js', 'ts'],
  ['javascript', 'ts'],
  ['tsx', 'tsx'],
])

/** A block of code as a module of its own; none, if it is no TypeScript. @param {Page} page @param {Block} block @returns {Module[]} */
export function moduleOf({ name }, block) {
  const extension = CODE.get(block.lang)
  if (extension === undefined) return []
  const before = isWhole(block.text) || block.before === '' ? '' : `${block.before}\n`
  return [
    {
      file: `${name.replaceAll(/\W/gu, '-')}-${block.line}.${extension}`,
      text: `${before}${withStandIns(block.text)}\nexport {}\n`,
      name,
      line: block.line - before.split('\n').length + 1,
    },
  ]
}

/** A whole program introduces everything itself. @param {string} text */
const isWhole = (text) => /^import [^\n]*\bcreateRecollect\b/mu.test(text)

/** Files of the reader's own. @param {string} text */
const withStandIns = (text) => text.replaceAll(/ from '\.{1,2}\/[^']*'/gu, " from './stand-ins.ts'")
