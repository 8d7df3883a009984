import { InvalidConfigError, StoreError } from '@recollect/core'
import type { PostgresSettings } from '../options.ts'
import { isRecent, OLDEST_VERSION } from './extension.ts'
import type { Extension } from './extension.ts'
import type { VectorState } from './state.ts'

type Wish = PostgresSettings['vectors']

/** By what an open store keeps vectors: pgvector, or null for packed. Throws when that is not what is wished for, or cannot be. */
export function inUse(wish: Wish, { made, extension }: VectorState): Extension | null {
  if (!made) {
    if (wish === 'pgvector') throw new StoreError('STORE_UNAVAILABLE', IS_PACKED)
    return null
  }
  if (wish === 'packed') throw new InvalidConfigError(IS_PGVECTOR)
  return usable(extension) ?? refuse(extension)
}

/** What new tables are made with: pgvector as it is there, as it is to be installed, or null for packed. */
export type NewTables = Extension | 'install' | null

/** `offer`: the version that may be installed. Throws when pgvector is wished for and cannot be had. */
export function forNewTables(wish: Wish, extension: Extension | null, offer: string | null): NewTables {
  if (wish === 'packed') return null
  const found = usable(extension)
  if (found !== null) return found
  if (extension === null && offer !== null && isRecent(offer)) return 'install'
  return wish === 'auto' ? null : refuse(extension)
}

const usable = (extension: Extension | null): Extension | null =>
  extension !== null && isRecent(extension.version) ? extension : null

function refuse(extension: Extension | null): never {
  throw new StoreError('STORE_UNAVAILABLE', extension === null ? MISSING : tooOld(extension.version))
}

const IS_PACKED =
  "This database keeps its vectors packed. Call store.migrate() once with vectors: 'pgvector' to move them, or pass vectors: 'auto'."

const IS_PGVECTOR =
  "This database keeps its vectors by pgvector. Pass vectors: 'auto' and no cipher, or copy it into one made with vectors: 'packed'."

const MISSING =
  `This database has no pgvector, or not from ${OLDEST_VERSION} on, and this role may not install it. Install the package on the server, let a superuser run ` +
  '"create extension vector" in this database and call store.migrate() again; or pass vectors: \'auto\', which does without.'

const tooOld = (version: string): string =>
  `pgvector is ${version} here. Update the package on the server to ${OLDEST_VERSION} or later, and let a superuser run ` +
  '"alter extension vector update" in this database.'
