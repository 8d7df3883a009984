import { isAbsolute, relative } from 'node:path'
import type { ModelSettings, Settings } from '../../config/types.ts'
import { isServer } from '../../database/address.ts'
import { shownUrl } from '../../models/server.ts'

const INDENT = 2

/** The configuration file: only what a new user is likely to change; everything else keeps its default. */
export function configText(
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
