import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { path, workspaces } from './place.mjs'

/**
 * What rules of a language pack are about, each a folder of `src/facts`. Priority decides between rules; of two that are equal in it and
 * take the same words, the first counts: a fact goes before the change of one, and before what is read of a whole clause.
 */
const AREAS = [
  'contact',
  'self',
  'people',
  'pets',
  'home',
  'work',
  'study',
  'habits',
  'health',
  'tastes',
  'pastimes',
  'things',
  'plans',
  'events',
  'changes',
  'clauses',
]

const RULES = /^export const (?<name>\w+): (?<type>ExtractionRule|readonly ExtractionRule\[\]) =/gmu
const ALL_EXPORTS = /^export .*$/gmu
const HEAD = [
  '// Made by `npm run rules`: the rules of every file beside it. Not to be changed by hand.',
  "import type { ExtractionRule } from '@recollect/core/extraction'",
  '',
].join('\n')
const WIDTH = 110
const INDEX = 'index.ts'
const TEST = /\.test\.ts$/u

/** As the formatter writes it. @param {readonly string[]} names @param {string} file */
function importOf(names, file) {
  const line = `import { ${names.join(', ')} } from './${file}'`
  return line.length > WIDTH
    ? `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './${file}'`
    : line
}

/**
 * The file that lists the rules of these, which lie beside it or below.
 * @param {readonly (readonly [file: string, text: string])[]} files
 */
export function ruleListOf(files) {
  const found = files.map(([file, text]) => {
    const rules = [...text.matchAll(RULES)].map(({ groups }) => ({
      name: groups?.name ?? '',
      isList: groups?.type !== 'ExtractionRule',
    }))
    if (rules.length === 0 || rules.length < (text.match(ALL_EXPORTS) ?? []).length)
      throw new Error(`${file}: each export of a file of facts is an ExtractionRule or a list of them`)
    return { file, rules }
  })
  const imports = found.map(({ file, rules }) =>
    importOf(
      rules.map(({ name }) => name),
      file,
    ),
  )
  const rules = found.flatMap((one) => one.rules).map(({ name, isList }) => `${isList ? '...' : ''}${name}`)
  return `${HEAD}${imports.join('\n')}

/** Their priority decides; ties keep this order. */
${listOf(rules)}
`
}

/** As the formatter writes it. @param {readonly string[]} rules */
function listOf(rules) {
  const head = 'export const rules: readonly ExtractionRule[] = ['
  const line = `${head}${rules.join(', ')}]`
  return line.length > WIDTH ? `${head}\n${rules.map((rule) => `  ${rule},\n`).join('')}]` : line
}

/** Names without their ending, so that `habit.ts` comes before `habit-ended.ts`. @param {string} folder */
const namesIn = (folder) =>
  readdirSync(path(folder))
    .filter((name) => name.endsWith('.ts') && name !== INDEX && !TEST.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()

/** @param {string} folder @param {readonly string[]} files */
const listOfFiles = (folder, files) =>
  ruleListOf(files.map((file) => [file, readFileSync(path(folder, file), 'utf8')]))

/** @param {string} folder of facts, sorted into areas */
function listFor(folder) {
  const areas = readdirSync(path(folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const unknown = areas.filter(({ name }) => !AREAS.includes(name))
  if (unknown.length > 0) throw new Error(`${folder} has no area called ${unknown[0]?.name}`)
  const files = AREAS.filter((area) => existsSync(path(folder, area))).flatMap((area) =>
    namesIn(`${folder}/${area}`).map((name) => `${area}/${name}.ts`),
  )
  return listOfFiles(folder, files)
}

/** @param {string} folder of rules, which are few enough to lie side by side */
const flatListFor = (folder) =>
  listOfFiles(
    folder,
    namesIn(folder).map((name) => `${name}.ts`),
  )

/** The lists of all packs of this repository, by the file they belong in. @returns {Map<string, string>} */
export function ruleLists() {
  const packs = workspaces().filter((dir) => dir.includes('/extract-'))
  /** @param {string} folder */
  const having = (folder) => packs.map((dir) => `${dir}/src/${folder}`).filter((at) => existsSync(path(at)))
  return new Map([
    ...having('facts').map((at) => /** @type {const} */ ([`${at}/rule-list.ts`, listFor(at)])),
    ...having('rules').map((at) => /** @type {const} */ ([`${at}/${INDEX}`, flatListFor(at)])),
  ])
}
