import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { readPage } from '../docs/read-page.mjs'
import { path } from '../lib/place.mjs'
import { gather } from '../lib/spawn.mjs'
import { withTarballs } from './install-line.mjs'
import { emptyProject, install } from './project.mjs'

/** @typedef {import('./runtimes.mjs').Runtime} Runtime @typedef {import('./check-package.mjs').Installed} Installed */

const OURS = [
  '@recollect/core',
  '@recollect/extract-en',
  '@recollect/extract-zh',
  '@recollect/store-memory',
  '@recollect/store-sqlite',
]
const JEST = ['jest@30.5.2', '@swc/jest@0.2.39', '@swc/core@1.16.22']

const COMMON_JS = `const { createRecollect } = require('@recollect/core')
const { english } = require('@recollect/extract-en')
const { chinese } = require('@recollect/extract-zh')
const { sqliteStore } = require('@recollect/store-sqlite')

exports.answer = async () => {
  const recollect = await createRecollect({ store: sqliteStore({ file: ':memory:' }), languages: [chinese(), english()] })
  const memory = recollect.scope('alice')
  await memory.remember('I live in Berlin. 我喜欢喝茶。')
  const { text } = await memory.answer('Where do I live?')
  await recollect.close()
  return text
}
`
const CALLING = "require('./answer.js').answer().then(console.log)\n"

const NEST = `import { createRecollect, RecollectError, type Recollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { inMemoryStore } from '@recollect/store-memory'

const Injectable = (): ClassDecorator => () => undefined

@Injectable()
class MemoryService {
  constructor(private readonly recollect: Recollect) {}

  async answer(user: string): Promise<string | null> {
    const memory = this.recollect.scope(user)
    await memory.remember('I live in Berlin.')
    return (await memory.answer('Where do I live?')).text
  }
}

async function bootstrap(): Promise<void> {
  const service = new MemoryService(await createRecollect({ store: inMemoryStore(), languages: [english()] }))
  console.log(await service.answer('alice'))
  await service.answer('').catch((error: unknown) => {
    if (!(error instanceof RecollectError)) throw error
  })
}

void bootstrap()
`
const NEST_CONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
    outDir: 'dist',
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [path('node_modules', '@types')],
  },
  files: ['main.ts'],
}

const BUNDLED = `import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { inMemoryStore } from '@recollect/store-memory'
const main = async () => {
  const memory = (await createRecollect({ store: inMemoryStore(), languages: [english()] })).scope('alice')
  await memory.remember('I live in Berlin.')
  console.log((await memory.answer('Where do I live?')).text)
}
main()
`

/** As core's README writes it. */
function jestConfig() {
  const { blocks } = readPage('README.md', readFileSync(path('packages/core/README.md'), 'utf8'))
  const config = blocks.find(({ lang, text }) => lang === 'js' && text.includes('transformIgnorePatterns'))
  if (config === undefined) throw new Error("Core's README shows no jest.config.js.")
  return config.text
}

const files = () => ({
  'commonjs/package.json': '{ "type": "commonjs" }',
  'commonjs/answer.js': COMMON_JS,
  'commonjs/main.js': CALLING,
  'jest/package.json': '{ "type": "commonjs" }',
  'jest/answer.js': COMMON_JS,
  'jest/answer.test.js':
    "const { answer } = require('./answer.js')\nit('answers', async () => expect(await answer()).toMatch('Berlin'))\n",
  'jest/jest.config.js': jestConfig(),
  'jest/native.json': '{}',
  'nest/package.json': '{ "type": "commonjs" }',
  'nest/tsconfig.json': JSON.stringify(NEST_CONFIG),
  'nest/main.ts': NEST,
})

/**
 * Applications of the kinds there are, in one project: CommonJS, Jest, TypeScript that is compiled to CommonJS as NestJS does, and a
 * bundle. (Plain ES modules are what READMEs' examples are.)
 * @param {ReadonlyMap<string, import('../lib/pack.mjs').Packed>} packed @param {string} folder @param {Runtime} runtime
 * @returns {Promise<Installed>}
 */
export async function installConsumers(packed, folder, runtime) {
  const project = emptyProject(folder)
  const problems = await install(project, withTarballs([...OURS, ...JEST], packed), runtime, {
    scripts: false,
  })
  for (const [name, text] of Object.entries(files())) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), text)
  }
  if (problems.length === 0) problems.push(...(await compiled(join(project, 'nest'))))
  if (problems.length === 0) await bundled(project)
  return { project, problems, sources: [], run: (on) => runConsumers(project, on) }
}

/** @param {string} folder */
async function compiled(folder) {
  const tsc = path('packages/core/node_modules/typescript/bin/tsc')
  const { status, output } = await gather(process.execPath, [tsc, '-p', folder], { cwd: folder })
  return status === 0 ? [] : [`TypeScript for CommonJS does not compile:\n${output}`]
}

const bundled = (/** @type {string} */ project) =>
  build({
    stdin: { contents: BUNDLED, resolveDir: project, loader: 'js' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: join(project, 'bundled', 'main.cjs'),
    logLevel: 'error',
  })

/** From 24.9 on Jest itself requires ES modules, with the flag its documentation names; before, it has to translate them. */
const jestFlags = ({ major }) =>
  major >= 24
    ? { flags: ['--experimental-vm-modules'], config: 'native.json' }
    : { flags: [], config: 'jest.config.js' }

/** @param {string} project @param {Runtime} runtime */
async function runConsumers(project, runtime) {
  const { flags, config } = jestFlags(runtime)
  const jest = join(project, 'node_modules', 'jest', 'bin', 'jest.js')
  const programs = {
    CommonJS: ['commonjs/main.js'],
    'TypeScript to CommonJS': ['nest/dist/main.js'],
    'a bundle': ['bundled/main.cjs'],
    Jest: [...flags, jest, '--rootDir', join(project, 'jest'), '--config', join(project, 'jest', config)],
  }
  const problems = []
  for (const [name, args] of Object.entries(programs)) {
    const { status, output } = await gather(runtime.node, args, { cwd: project, env: runtime.env })
    const said = name === 'Jest' ? /1 passed/u : /Berlin/u
    if (status !== 0 || !said.test(output)) problems.push(`${name} fails:\n${output}`)
  }
  return { did: Object.keys(programs), problems }
}
