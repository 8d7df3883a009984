import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import type { FactInput, Recollect, ScopedMemory } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { sqliteStore } from '@recollect/store-sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createReferenceServer } from '../../src/index.ts'
import { joined } from '../support/a-graph.ts'
import { aMemory } from '../support/a-memory.ts'
import type { TestMemory } from '../support/a-memory.ts'
import { call } from '../support/clients.ts'

/** Two memories on one file, as two processes have them. */
let one: TestMemory
let two: Recollect
let scope: ScopedMemory
let other: Client
let tests = 0

beforeAll(async () => {
  one = await aMemory()
  two = await createRecollect({
    plugins: [sessions(), timeline()],
    store: sqliteStore({ file: one.file }),
    languages: [english()],
  })
})
afterAll(async () => {
  await two.close()
  await one.close()
})
beforeEach(async () => {
  scope = one.recollect.scope(`graph-${String(++tests)}`)
  other = await joined(createReferenceServer(two, { scope: scope.scope }))
})

interface Interruption {
  /** What is written when something else comes in between. */
  readonly at: (fact: FactInput) => boolean
  readonly by: () => Promise<unknown>
  /** Default: just before it is written. */
  readonly after?: boolean
  readonly deletion?: 'retract' | 'forget'
}

/** A server in whose way something comes, once. */
const interrupted = ({ at, by, after = false, deletion = 'retract' }: Interruption) => {
  let reached = false
  const around = async <T>(fact: FactInput, write: () => Promise<T>): Promise<T> => {
    const isNow = !reached && at(fact)
    if (isNow) reached = true
    if (isNow && !after) await by()
    const written = await write()
    if (isNow && after) await by()
    return written
  }
  const put: ScopedMemory['put'] = (fact) => around(fact, () => scope.put(fact))
  const forget: ScopedMemory['forget'] = (target, options) => {
    const slot = 'slot' in target ? (target.slot.split(':').at(-1) ?? '') : ''
    return around({ slot, value: '' }, () => scope.forget(target, options))
  }
  return joined(createReferenceServer({ ...scope, put, forget }, { deletion }))
}

const x = { name: 'X', entityType: 'thing', observations: ['known'] }
const secret = { observations: [{ entityName: 'X', contents: ['SECRET'] }] }
const deleteX = (client: Client) => call(client, 'delete_entities', { entityNames: ['X'] })
const active = async () => (await scope.cards.list({ active: true })).rows.map(({ value }) => value)

async function bareAgain(client: Client) {
  await call(client, 'create_entities', { entities: [{ ...x, observations: [] }] })
  expect((await call(client, 'open_nodes', { names: ['X'] })).data).toEqual({
    entities: [{ ...x, observations: [] }],
    relations: [],
  })
}

const BOTH = ['retract', 'forget'] as const

describe('an observation on the way while its entity is deleted by another process', () => {
  const cases = BOTH.flatMap((deletion) => [false, true].map((after) => ({ deletion, after })))

  it.each(cases)('is refused, and nothing of it is left: %j', async ({ deletion, after }) => {
    await call(other, 'create_entities', { entities: [x] })
    const deleting = await joined(createReferenceServer(two, { scope: scope.scope, deletion }))
    const client = await interrupted({
      at: ({ slot }) => slot === 'graph.observation',
      by: () => deleteX(deleting),
      after,
    })
    const late = await call(client, 'add_observations', secret)
    expect(late).toMatchObject({ isError: true, text: expect.stringContaining('X not found') })
    expect(await active()).toEqual([])
    await bareAgain(client)
  })

  it.each(BOTH)('goes with it when it is written before the deletion ends (%s)', async (deletion) => {
    await call(other, 'create_entities', { entities: [x] })
    const client = await interrupted({
      at: ({ slot }) => slot === 'graph.entity',
      by: () => call(other, 'add_observations', secret),
      deletion,
    })
    expect((await deleteX(client)).isError).toBe(false)
    expect(await active()).toEqual([])
    await bareAgain(other)
  })

  it('is one of a new entity as well, which is then created again whole', async () => {
    const whole = { ...x, observations: ['a', 'b'] }
    const client = await interrupted({ at: ({ value }) => value === 'b', by: () => deleteX(other) })
    expect((await call(client, 'create_entities', { entities: [whole] })).data).toEqual({ entities: [whole] })
    expect((await call(other, 'read_graph')).data).toEqual({ entities: [whole], relations: [] })
  })

  it('is taken back with all the rest of its call', async () => {
    await call(other, 'create_entities', { entities: [x, { ...x, name: 'Y' }] })
    const client = await interrupted({ at: ({ value }) => value === 'SECRET', by: () => deleteX(other) })
    const both = { observations: [{ entityName: 'Y', contents: ['more'] }, ...secret.observations] }
    expect((await call(client, 'add_observations', both)).isError).toBe(true)
    expect((await call(other, 'read_graph')).data).toMatchObject({
      entities: [{ name: 'Y', observations: ['known'] }],
    })
  })
})

it.each(BOTH)(
  'clears away what a process that ended in the middle left of an entity that is gone (%s)',
  async (deletion) => {
    const client = await joined(createReferenceServer(scope, { deletion }))
    await call(other, 'create_entities', { entities: [{ ...x, observations: ['SECRET'] }] })
    const [entity] = (await scope.cards.list({ slot: 'graph.entity' })).rows
    await scope.forget({ slot: `${entity?.entity ?? ''}:graph.entity` })
    expect(await active()).toEqual(['SECRET'])
    expect((await call(client, 'read_graph')).data).toEqual({ entities: [], relations: [] })
    await bareAgain(client)
    expect(await active()).toEqual(['thing'])
    expect((await scope.cards.list({ slot: 'graph.observation' })).rows).toHaveLength(
      deletion === 'forget' ? 0 : 2,
    )
  },
)

const results = z.object({ results: z.array(z.object({ addedObservations: z.array(z.string()) })) })

it('does calls one after the other, whichever server object of a memory they reach', async () => {
  const clients = await Promise.all(
    [scope.scope, scope.scope].map((name) => joined(createReferenceServer(two, { scope: name }))),
  )
  await call(other, 'create_entities', { entities: [x] })
  const given = await Promise.all(clients.map((client) => call(client, 'add_observations', secret)))
  const added = given.flatMap(({ data }) => results.parse(data).results)
  expect(added.flatMap(({ addedObservations }) => addedObservations)).toEqual(['SECRET'])
})

it('has one entity of a name that two processes create at once', async () => {
  const client = await interrupted({
    at: ({ slot }) => slot === 'graph.entity',
    by: () =>
      call(other, 'create_entities', { entities: [{ ...x, entityType: 'idea', observations: ['b'] }] }),
  })
  await call(client, 'create_entities', { entities: [x] })
  expect((await call(other, 'read_graph')).data).toEqual({
    entities: [{ ...x, observations: ['b', 'known'] }],
    relations: [],
  })
})
