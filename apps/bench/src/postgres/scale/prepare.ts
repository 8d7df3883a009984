import type { Recollect } from '@recollect/core'
import { messages } from '../../speed/prepare-scope.ts'
import { BenchError } from '../../io/bench-error.ts'
import { connected } from '../server/connected.ts'
import type { Place } from '../server/databases.ts'
import { SCHEMA, withMemory } from '../server/memory.ts'
import { scopeKeySql, spreadNames } from './names.ts'
import type { ScalePlan } from './plan.ts'

/** Makes the scopes that will be asked, through the library; returns their names. */
export async function prepareScopes(place: Place, plan: ScalePlan): Promise<readonly string[]> {
  return withMemory(place.url, async (recollect) => {
    const names = await connected(place.adminUrl, (client) => spreadNames(client, plan.measured))
    await fill(recollect, names, plan.messages)
    await checkNumbers(place.adminUrl)
    return names
  })
}

async function fill(recollect: Recollect, names: readonly string[], count: number): Promise<void> {
  for (const [n, name] of names.entries()) await recollect.scope(name).remember(messages(count, n * count))
}

/** @throws BenchError when the store numbers scopes in another way: rows made here would not be found. */
async function checkNumbers(adminUrl: string): Promise<void> {
  const sql = `select count(*)::int as others from ${SCHEMA}.scopes where id <> ${scopeKeySql('name')}`
  const { rows } = await connected(adminUrl, (client) => client.query<{ others: number }>(sql))
  if (rows[0]?.others !== 0) throw new BenchError('The store numbers scopes otherwise than this benchmark.')
}
