import { format } from 'node:util'
import { bundled } from './bundle.mjs'
import { moduleOf } from './module-of.mjs'
import { atReaders } from './reader.mjs'

/** @typedef {import('./read-page.mjs').Page} Page */
/** @typedef {{ where: string, said: string[], printed: string[] }} Ran */

const PRINTS = /^\s*console\.log\(.*\) \/\/ (?<said>.+)$/gmu
/** Leaves a file behind, or listens. */
const ACTS = /file: '(?!:memory:)|\bserve\w*\(|\bprocess\./u

/** Runs every block that says what it prints, one after the other. @param {readonly Page[]} pages @returns {Promise<Ran[]>} */
export const ranBlocks = (pages) =>
  atReaders(async (folder) => {
    const modules = pages.flatMap(runnable)
    const load = await bundled(folder, modules)
    /** @type {Ran[]} */
    const ran = []
    for (const module of modules) {
      const { where, said } = module
      ran.push({ where, said, printed: await listening(() => load(module)) })
    }
    return ran
  })

/** @param {Page} page */
const runnable = (page) =>
  page.blocks
    .filter(({ lang, run, text }) => lang === 'ts' && run && !ACTS.test(text) && saidIn(text).length > 0)
    .flatMap((block) =>
      moduleOf(page, block).map((module) => ({
        ...module,
        where: `${page.name}:${block.line}`,
        said: saidIn(block.text),
      })),
    )

/** @param {string} text */
const saidIn = (text) => [...text.matchAll(PRINTS)].map(({ groups }) => groups?.['said'] ?? '')

/** @param {() => Promise<unknown>} work */
async function listening(work) {
  /** @type {string[]} */
  const heard = []
  const { log } = console
  console.log = (...values) => void heard.push(format(...values))
  try {
    await work()
  } catch (error) {
    heard.push(String(error))
  } finally {
    console.log = log
  }
  return heard
}

/** A comment may go on after what is printed. @param {Ran} ran */
export const agrees = ({ said, printed }) =>
  said.length === printed.length && said.every((words, at) => saysIt(words, printed[at] ?? ''))

/** @param {string} words @param {string} shown */
const saysIt = (words, shown) =>
  words === shown || (shown !== '' && words.startsWith(shown) && !/^[\w.]/u.test(words.slice(shown.length)))
