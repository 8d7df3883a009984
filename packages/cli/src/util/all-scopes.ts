import type { Memories } from '../privacy/access.ts'

/** Names of every scope of the database. */
export async function allScopeNames(recollect: Memories): Promise<string[]> {
  const names: string[] = []
  for await (const name of recollect.admin.scopes()) names.push(name)
  return names
}
