import type { Aftermath } from '@recollect/store-kysely'

/** A client sees none of the server's files: it can only say what is in them. */
const REMAINS = [
  'Dead rows: their bytes stay in the files of the server until VACUUM FULL has written the tables anew, as their owner; after a plain VACUUM they stay until later rows overwrite them.',
  'The write-ahead log and its archive, replicas, base backups and dumps: until they are written over or deleted.',
] as const

export const eraseAftermath: Aftermath = {
  note: () => Promise.resolve(),
  finish: () => Promise.resolve({ residue: null, remains: REMAINS }),
}
