import { readFileSync } from 'node:fs'
import { templateFiles } from './files.ts'
import type { Language } from './language.ts'

interface Manifest {
  readonly version: string
  readonly homepage: string
  readonly license: string
  readonly engines: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const isManifest = (read: unknown): read is Manifest =>
  typeof read === 'object' &&
  read !== null &&
  ['version', 'homepage', 'license', 'engines', 'devDependencies'].every((field) =>
    Object.hasOwn(read, field),
  )

/**
 * This package's own, read when it is used: publishing puts versions in the place of what only the workspace understands. Its development
 * dependencies are what a pack is developed with.
 */
function own(): Manifest {
  const file = new URL('../package.json', import.meta.url)
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isManifest(read))
    throw new Error(`${file.pathname} is not as it was published. Install the package again.`)
  return read
}

const nameOf = ({ tag }: Language) => `recollect-extract-${tag}`

/** A pack runs on it; all else it is developed with. */
const RULES = '@recollect/rules'

function manifestOf(language: Language, { version, license, engines, ...manifest }: Manifest) {
  const { [RULES]: rules, ...devDependencies } = manifest.devDependencies
  return {
    name: nameOf(language),
    version: '0.0.0',
    description: `${language.language} language pack for Recollect: rules, questions, query lexicon and answers`,
    keywords: ['recollect', 'memory', language.factory.toLowerCase(), 'nlp'],
    license,
    type: 'module',
    engines,
    sideEffects: false,
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    files: ['dist', 'README.md'],
    scripts: {
      build: 'tsup && tsc -p tsconfig.build.json',
      prepack: 'npm run build',
      test: 'vitest run',
      typecheck: 'tsc',
    },
    dependencies: { [RULES]: rules },
    peerDependencies: { '@recollect/core': `${version.split('.')[0]}.x` },
    devDependencies: Object.fromEntries(Object.entries(devDependencies).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Every file of a pack that stands in a folder of its own, anywhere, by its path within it. */
export function packAlone(language: Language): ReadonlyMap<string, string> {
  const manifest = own()
  const [repository = ''] = manifest.homepage.split('#')
  return new Map([
    ['package.json', `${JSON.stringify(manifestOf(language, manifest), null, 2)}\n`],
    ...templateFiles(language, {
      kind: 'alone',
      packageName: nameOf(language),
      core: repository,
      steps: `${repository}/blob/main/CONTRIBUTING.md#a-new-language`,
    }),
  ])
}
