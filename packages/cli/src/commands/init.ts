import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { command } from '../argv/command.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import { CONFIG_FILES } from '../config/file.ts'
import type { ModelSettings, Settings } from '../config/types.ts'
import type { Context } from '../context.ts'
import { isServer, shownDatabase, withoutPassword } from '../database/address.ts'
import { loadPostgres, storeOptions } from '../database/server.ts'
import { CliError } from '../errors/cli-error.ts'
import { shownUrl } from '../models/server.ts'
import { withMemory } from '../open-memory.ts'
import type { View } from '../render/view.ts'

interface InitArguments {
  readonly format: 'json' | 'ts'
  readonly force: boolean
}

interface Initialised {
  readonly config: string
  readonly db: string
  /** False: the database was there and keeps what it holds. */
  readonly created: boolean
  /** The address had a password, which is not written down. */
  readonly passwordLeftOut: boolean
}

/** Writes the configuration and creates the database. Refuses to overwrite a file unless forced; data is never touched. */
async function init({ format, force }: InitArguments, context: Context): Promise<Initialised> {
  const { cwd } = context.io
  const { settings } = context.loaded
  const there = CONFIG_FILES.map((name) => join(cwd, name)).find((file) => existsSync(file))
  if (there !== undefined && !force) throw new CliError('FILE_EXISTS', (t) => t.errors.fileExists(there))
  const db = withoutPassword(settings.db)
  if (db === null) throw new CliError('INVALID_CONFIG', (t) => t.server.unclearAddress)
  const created = !(await isThere(settings))
  const config = join(cwd, `recollect.config.${format}`)
  const text = configText(format, { ...settings, db }, cwd)
  await withMemory(context, 'write', () => writeFile(config, text))
  const passwordLeftOut = isServer(db) && db !== new URL(settings.db).href
  return { config, db: shownDatabase(settings.db), created, passwordLeftOut }
}

async function isThere({ db, postgres }: Settings): Promise<boolean> {
  if (!isServer(db)) return existsSync(db)
  const { postgresSchema } = await loadPostgres()
  return (await postgresSchema(storeOptions(db, postgres))).state !== 'missing'
}

const INDENT = 2

/** The configuration file: only what a new user is likely to change; everything else keeps its default. */
function configText(
  format: 'json' | 'ts',
  { db, scope, languages, register, durability, postgres, model }: Settings,
  cwd: string,
): string {
  const common = { db: portable(db, cwd), scope, languages, register, ...modelPart(model) }
  const content = isServer(db) ? { ...common, postgres } : { ...common, durability }
  const json = JSON.stringify(content, null, INDENT)
  if (format === 'json') return `${json}\n`
  const object = json.replaceAll(/^( *)"(\w+)":/gmu, '$1$2:')
  return [
    "import type { RecollectConfig } from '@recollect/cli'",
    '',
    `const config: RecollectConfig = ${object}`,
    '',
    ...COMMENT,
    '',
    'export default config',
    '',
  ].join('\n')
}

/** What `discover` needs, where a model is named. The key stays in the environment. */
const modelPart = ({ name, baseURL }: ModelSettings): object =>
  name === null
    ? {}
    : {
        model: { name, ...(baseURL === null || shownUrl(baseURL) !== baseURL ? {} : { baseURL }) },
        discovery: { budget: { tokensPerDay: null, costPerDay: null } },
      }

/** What a file of code can say beside. */
const COMMENT = [
  '// Episodes and private knowledge ("recollect discover") need a model; its key is read from OPENAI_API_KEY alone:',
  "//   model: { name: 'gpt-5-mini', baseURL: 'https://api.openai.com/v1', prices: { inputPerMillion: 0.25, outputPerMillion: 2 } },",
  '//   discovery: { gapMinutes: 30, budget: { tokensPerDay: 200_000, costPerDay: 1 } },',
  "//   embedder: { name: 'text-embedding-3-small' },",
  '// "recollect config" lists every setting with its default.',
]

/** Relative where the database lies below the configuration, so that the folder can be moved. */
function portable(db: string, cwd: string): string {
  if (isServer(db)) return db
  const path = relative(cwd, db)
  return path.startsWith('..') || isAbsolute(path) ? db : `./${path.replaceAll('\\', '/')}`
}

function renderInit({ config, db, created, passwordLeftOut }: Initialised, { text }: View): string {
  const { init } = text.output
  return [
    init.wrote(config),
    ...(passwordLeftOut ? [text.server.passwordLeftOut] : []),
    created ? init.created(db) : init.kept(db),
    init.next,
  ].join('\n')
}

export const spec = command({
  name: 'init',
  options: ['initFormat', 'force', ...MODEL_OPTIONS],
  read: (values): InitArguments => ({
    format: values.choice('format', ['json', 'ts']) ?? 'json',
    force: values.flag('force'),
  }),
  configFile: 'ignored',
  run: init,
  render: renderInit,
})
