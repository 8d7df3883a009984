// usage: npm run shape [-- --list]: how large the repository is and what is tangled in it; --list names the files.
import { circles, closure } from './lib/shape/graph.mjs'
import { upwardImports } from './lib/shape/layers.mjs'
import { crowdedFolders, LONGEST_LINE, longLines, MOST_FILES } from './lib/shape/limits.mjs'
import { exportedNames, linesOf, settingsIn } from './lib/shape/read.mjs'
import { isGenerated, isSource, readRepository } from './lib/shape/repository.mjs'
import { readJson } from './lib/place.mjs'

const CORE = 'packages/core'
const { sources, graph, resolve } = readRepository()
const all = [...sources.values()]
const product = all.filter(({ file }) => isSource(file))

/** @param {readonly import('./lib/shape/read.mjs').Source[]} some */
const sized = (some) => {
  const lines = some.reduce((sum, { text }) => sum + linesOf(text).length, 0)
  return `${lines.toLocaleString('en')} in ${some.length.toLocaleString('en')} files`
}
const handWritten = product.filter(({ file }) => !isGenerated(file))
const under = (/** @type {string} */ folder) =>
  handWritten.filter(({ file }) => file.startsWith(`${folder}/`))
const packageOf = (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/')

function coreRows() {
  const settings = sources.get(`${CORE}/src/config/schema.ts`)
  const code = Object.values(readJson(`${CORE}/package.json`).exports).filter((to) => typeof to !== 'string')
  return [
    ['core: source lines, without tests', sized(under(`${CORE}/src`))],
    ['core: exports of `.`', exportedNames(`${CORE}/src/index.ts`, sources, resolve).size],
    ['core: configuration keys', settings ? settingsIn(settings) : 'no schema'],
    ['core: entry points', code.length],
    ...['remember', 'recall'].map((verb) => {
      const start = [`${CORE}/src/memory/${verb}.ts`]
      const now = closure(graph, start, ['value']).size
      return [
        `core: files \`${verb}\` loads`,
        `${now}, ${closure(graph, start, ['value', 'lazy']).size} with lazy ones`,
      ]
    }),
  ]
}

function tangleRows() {
  const found = circles(graph)
  const { upward, unplaced } = upwardImports(new Map([...graph].filter(([file]) => isSource(file))))
  /** @type {Map<string, number>} */
  const where = new Map()
  for (const [first = ''] of found) where.set(packageOf(first), (where.get(packageOf(first)) ?? 0) + 1)
  const sum = [...upward.values()].reduce((a, b) => a + b, 0)
  return {
    found,
    upward,
    rows: [
      ['circles of files, type-only imports included', found.length],
      ...[...where].map(([place, some]) => [`- ${place}`, some]),
      ["imports up between core's layers", sum],
      ...unplaced.map((part) => ["- in none of core's layers", part]),
    ],
  }
}

function sizeRows() {
  const long = product.map((source) => ({ file: source.file, ...longLines(source) }))
  const crowded = crowdedFolders(product.map(({ file }) => file))
  const count = (/** @type {'whole' | 'breakable'} */ kind) =>
    long.reduce((sum, one) => sum + one[kind].length, 0)
  return [
    ['source lines, without tests', sized(handWritten)],
    ['- generated tables beside them', sized(product.filter(({ file }) => isGenerated(file)))],
    [`folders of over ${MOST_FILES} files`, crowded.length],
    ...crowded.map(([folder, files]) => [`- ${folder}`, files]),
    [
      `lines over ${LONGEST_LINE} characters`,
      `${count('breakable')}, and ${count('whole')} of one text or pattern`,
    ],
  ]
}

const packRows = ['extract-en', 'extract-zh'].flatMap((name) => {
  const some = under(`packages/${name}/src`)
  const characters = some.reduce((sum, { patterns }) => sum + patterns, 0)
  return [
    [`${name}: source lines`, sized(some)],
    [`${name}: characters of regular expressions`, characters.toLocaleString('en')],
  ]
})

const { rows, found, upward } = tangleRows()
const table = [...sizeRows(), ...rows, ...coreRows(), ...packRows].map((row) => row.map(String))
const width = Math.max(...table.map(([what = '']) => what.length))
for (const [what = '', figure = ''] of table) console.log(`${what.padEnd(width)}  ${figure}`)

if (process.argv.includes('--list')) {
  for (const circle of found) console.log(`\ncircle:\n  ${circle.join('\n  ')}`)
  console.log(`\nup:\n${[...upward].map(([step, times]) => `  ${step}: ${times}`).join('\n')}`)
}
