import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { readPage } from '../docs/read-page.mjs'

/** @typedef {import('./stages.mjs').Stage} Stage */

/** Blocks of TypeScript under a README's heading "Use", in order. @param {string} readme */
export function examplesIn(readme) {
  const { blocks, headings } = readPage('README.md', readme)
  const from = headings.findIndex(({ text }) => text === 'Use' || text === '使用')
  if (from < 0) return []
  const start = headings[from]?.line ?? 0
  const end = headings.find(({ level, line }) => level <= 2 && line > start)?.line ?? Infinity
  return blocks
    .filter(({ lang, line }) => lang === 'ts' && line > start && line < end)
    .map(({ text }) => text)
}

/**
 * Writes an example into a project: as TypeScript, for the compiler, and without its types, for Node.
 * @param {string} project @param {string} source @param {Stage} stage
 * @returns {Promise<{ types: string, code: string }>} the files
 */
export async function writeExample(project, source, stage) {
  const text = [stage.before, source, stage.after].filter(Boolean).join('\n')
  const place = stage.place ?? 'example'
  const types = join(project, `${place}.ts`)
  const code = join(project, `${place}.mjs`)
  const files = { ...stage.files?.(), [`${place}.ts`]: `${text}\nexport {}\n` }
  const { code: plain } = await transform(text, { loader: 'ts', format: 'esm', target: 'node20' })
  for (const [name, contents] of Object.entries({ ...files, [`${place}.mjs`]: plain })) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), contents)
  }
  return { types, code }
}
