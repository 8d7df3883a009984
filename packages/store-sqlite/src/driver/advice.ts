import { StoreError } from '@recollect/core'
import type { SqliteDriverName } from '../options.ts'

/** First versions of Node that have `node:sqlite` without a flag. */
const NODE_HAS_IT = [22, 13] as const

/** A driver that is not there, or does not run here: what happened and what to do. */
export const noDriver = (what: string, cause?: unknown): StoreError =>
  new StoreError('STORE_UNAVAILABLE', what, cause === undefined ? {} : { cause })

/** The driver that needs no compiler, as far as this runtime has one. */
export function withoutCompiler(versions: NodeJS.ProcessVersions = process.versions): string {
  if (versions['bun'] !== undefined) return `Or pass ${named('bun:sqlite')}, which is part of Bun.`
  return hasNodeSqlite(versions)
    ? `Or pass ${named('node:sqlite')}, which needs none.`
    : `Or pass ${named('node:sqlite')} on Node ${NODE_HAS_IT.join('.')} or later, which needs none.`
}

export function hasNodeSqlite({ node }: Pick<NodeJS.ProcessVersions, 'node'>): boolean {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  return major > NODE_HAS_IT[0] || (major === NODE_HAS_IT[0] && minor >= NODE_HAS_IT[1])
}

const named = (driver: SqliteDriverName): string => `driver: '${driver}'`

/** Imports what may not be there. Bundlers leave it alone, so that a driver nobody chose need not be installed. */
export const importLate = (name: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ name)
