import { postgresStore } from '@recollect/store-postgres'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { describe, expect, inject, it } from 'vitest'
import { ATTACKS } from './corpus/all.ts'
import { cardsOf, changedBy, openMemory } from './run-attack.ts'

/** One conversation in nine, of every language. */
const SAMPLE = ATTACKS.filter((_, at) => at % 9 === 0)

describe.skipIf(!inject('postgres').available)('a memory on Postgres that others try to poison', () => {
  const database = ownDatabase()

  it('makes and changes no card from a source that is not the user, and tells where its cards come from', async () => {
    const recollect = await openMemory(postgresStore({ url: database.current.url }))
    const changed: string[] = []
    for (const attack of SAMPLE) changed.push(...(await changedBy(recollect, attack)))
    expect(changed).toEqual([])
    const alice = recollect.scope('alice')
    await alice.remember('I live in Oslo')
    const [card] = await cardsOf(alice)
    expect(await alice.provenance(card?.id ?? '')).toMatchObject({ path: 'rule', message: { quote: 'Oslo' } })
    await recollect.close()
  })
})
