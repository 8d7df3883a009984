import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { path, readJson } from './place.mjs'

const TEMPLATE = path('scripts', 'language-pack')
const SUFFIX = '.tmpl'
const TAG = /^[a-z]{2,3}$/u
const GROUPS = ['packages', 'examples']

/** Thrown for what the caller can put right; shown without a stack. */
export class UsageError extends Error {}

/** `Swiss German` → `swissGerman`. */
const camel = (name) => {
  const [first = '', ...rest] = name.split(/[^A-Za-z]+/u).filter((word) => word !== '')
  return (
    first.toLowerCase() + rest.map((word) => word[0]?.toUpperCase() + word.slice(1).toLowerCase()).join('')
  )
}

const upperFirst = (word) => word.charAt(0).toUpperCase() + word.slice(1)

/** The English name of a language; undefined when the platform knows none. */
const englishName = (tag) => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag)

/**
 * What a new pack is called and where it goes.
 * @param {{ tag: string | undefined, dir?: string | undefined, name?: string | undefined }} given
 */
export function planPack({ tag, dir, name }) {
  if (tag === undefined || !TAG.test(tag)) {
    throw new UsageError(
      `${tag === undefined ? 'No language was given' : `"${tag}" is no language tag`}: use the two or three small letters of ISO 639, such as "fr".`,
    )
  }
  const language = name ?? englishName(tag)
  if (language === undefined || camel(language) === '') {
    throw new UsageError(`"${tag}" is no language this Node knows. Say what it is called: --name "Elvish".`)
  }
  const folder = dir ?? `packages/extract-${tag}`
  if (basename(folder) !== `extract-${tag}` || !GROUPS.includes(dirname(folder))) {
    throw new UsageError(
      `"${folder}" is no place for it: use packages/extract-${tag} or examples/extract-${tag}.`,
    )
  }
  const factory = camel(language)
  return {
    tag,
    language,
    folder,
    factory,
    options: `${upperFirst(factory)}Options`,
    published: dirname(folder) === 'packages',
  }
}

/** The manifest follows the English pack's, so that versions stand in one place. */
function manifestOf({ tag, language, factory, published }) {
  const { scripts, exports, files, publishConfig, devDependencies, ...model } = readJson(
    'packages/extract-en/package.json',
  )
  return {
    name: `@recollect/extract-${tag}`,
    version: model.version,
    ...(published ? {} : { private: true }),
    description: `${language} language pack for Recollect: rules, questions, query lexicon and answers`,
    ...(published ? { keywords: ['recollect', 'memory', factory.toLowerCase(), 'nlp'] } : {}),
    license: model.license,
    type: model.type,
    engines: model.engines,
    sideEffects: false,
    exports,
    ...(published ? { files, publishConfig } : {}),
    scripts,
    peerDependencies: model.peerDependencies,
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([id]) => id !== 'fast-check'),
    ),
  }
}

const filled = (text, { tag, language, factory, options }) =>
  text
    .replaceAll('__tag__', tag)
    .replaceAll('__language__', language)
    .replaceAll('__factory__', factory)
    .replaceAll('__Options__', options)
    .replaceAll('__package__', `@recollect/extract-${tag}`)

const templateFiles = () =>
  readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))

/** The files of a new pack, by their path within it. */
export function packFiles(plan) {
  /** @type {Map<string, string>} */
  const files = new Map([['package.json', `${JSON.stringify(manifestOf(plan), null, 2)}\n`]])
  for (const file of templateFiles()) {
    files.set(file.slice(0, -SUFFIX.length), filled(readFileSync(join(TEMPLATE, file), 'utf8'), plan))
  }
  return files
}

/** Writes a new pack under `base`, which is the repository's root. Nothing is written over. */
export function writePack(plan, base = path()) {
  const target = join(base, plan.folder)
  if (existsSync(target))
    throw new UsageError(`${plan.folder} is already there. Remove it first, or work on in it.`)
  for (const [file, text] of packFiles(plan)) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), text)
  }
}
