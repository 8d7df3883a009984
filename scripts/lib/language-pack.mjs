import { basename, dirname } from 'node:path'
import { languageOf, templateFiles, UsageError, writeInto } from '@recollect/create-language-pack'
import { path, readJson } from './place.mjs'

const GROUPS = ['packages', 'examples']

/**
 * What a new pack of this repository is called and where it goes.
 * @param {{ tag: string | undefined, dir?: string | undefined, name?: string | undefined }} given
 */
export function planPack({ tag, dir, name }) {
  const language = languageOf({ tag, name })
  const folder = dir ?? `packages/extract-${tag}`
  if (basename(folder) !== `extract-${tag}` || !GROUPS.includes(dirname(folder))) {
    throw new UsageError(
      `"${folder}" is no place for it: use packages/extract-${tag} or examples/extract-${tag}.`,
    )
  }
  return { ...language, folder, published: dirname(folder) === 'packages' }
}

/** What only tests of the English pack use that a new one has not. */
const NOT_AT_FIRST = new Set(['fast-check', '@recollect/store-memory'])

/** The manifest follows the English pack's, so that versions stand in one place. */
function manifestOf({ tag, language, factory, published }) {
  const { scripts, exports, files, publishConfig, dependencies, devDependencies, ...model } = readJson(
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
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([id]) => id.startsWith('@recollect/')),
    ),
    peerDependencies: model.peerDependencies,
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([id]) => !NOT_AT_FIRST.has(id)),
    ),
  }
}

/** The files of a new pack, by their path within it. */
export function packFiles(plan) {
  const setting = {
    kind: /** @type {const} */ ('workspace'),
    packageName: `@recollect/extract-${plan.tag}`,
    core: '../../packages/core',
    steps: '../../CONTRIBUTING.md#a-new-language',
  }
  return new Map([
    ['package.json', `${JSON.stringify(manifestOf(plan), null, 2)}\n`],
    ...templateFiles(plan, setting),
  ])
}

/** Writes a new pack under `base`, which is the repository's root. Nothing is written over. */
export const writePack = (plan, base = path()) => writeInto(plan.folder, packFiles(plan), base)
