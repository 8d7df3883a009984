import type { Recollect } from '@recollect/core'
import { postgresStore } from '@recollect/store-postgres'
import { withRecollect } from '../../library/with-recollect.ts'

export const SCHEMA = 'recollect'

/** Runs `work` with a memory in the database at `url`; its tables are made when they are not there. */
export const withMemory = <T>(
  url: string,
  work: (recollect: Recollect) => Promise<T>,
  poolSize = 2,
): Promise<T> => withRecollect({ store: postgresStore({ url, schema: SCHEMA, poolSize }) }, work)
