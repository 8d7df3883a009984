import type { Recollect } from '@recollect/core'

/** Names of every scope of the database. */
export async function allScopeNames(recollect: Recollect): Promise<string[]> {
  const names: string[] = []
  for await (const name of recollect.scopes()) names.push(name)
  return names
}
