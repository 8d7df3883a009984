import { createDatabase } from '@recollect/test-postgres'
import type { FaultContext } from '../context.ts'
import type { StoreTask } from '../worker/open.ts'

/** A new database on the server of the context, without tables. */
export async function newDatabase({ server }: FaultContext): Promise<StoreTask> {
  const { url } = await createDatabase((await server()).adminUrl)
  return { kind: 'postgres', url }
}
