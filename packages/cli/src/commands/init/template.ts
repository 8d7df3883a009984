import { isAbsolute, relative } from 'node:path'
import type { Settings } from '../../config/types.ts'
import { isServer } from '../../database/address.ts'

const INDENT = 2

/** The configuration file: only what a new user is likely to change; everything else keeps its default. */
export function configText(
  format: 'json' | 'ts',
  { db, scope, languages, register, durability, postgres }: Settings,
  cwd: string,
): string {
  const common = { db: portable(db, cwd), scope, languages, register }
  const content = isServer(db) ? { ...common, postgres } : { ...common, durability }
  const json = JSON.stringify(content, null, INDENT)
  if (format === 'json') return `${json}\n`
  const object = json.replaceAll(/^( *)"(\w+)":/gmu, '$1$2:')
  return [
    "import type { RecollectConfig } from '@recollect/cli'",
    '',
    `const config: RecollectConfig = ${object}`,
    '',
    'export default config',
    '',
  ].join('\n')
}

/** Relative where the database lies below the configuration, so that the folder can be moved. */
function portable(db: string, cwd: string): string {
  if (isServer(db)) return db
  const path = relative(cwd, db)
  return path.startsWith('..') || isAbsolute(path) ? db : `./${path.replaceAll('\\', '/')}`
}
