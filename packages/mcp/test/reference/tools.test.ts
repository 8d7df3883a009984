import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { ResourceUpdatedNotificationSchema } from '@modelcontextprotocol/sdk/types.js'
import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReferenceServer, serveHttp } from '../../src/index.ts'
import type { HttpService } from '../../src/index.ts'
import { graphSchema } from '../../src/reference/shapes.ts'
import { joined } from '../support/a-graph.ts'
import { aMemory } from '../support/a-memory.ts'
import type { TestMemory } from '../support/a-memory.ts'
import { call, httpClient } from '../support/clients.ts'

let memory: TestMemory
let http: HttpService
let client: Client
let scope: ScopedMemory
let tests = 0

beforeAll(async () => {
  memory = await aMemory()
})
afterAll(() => memory.close())
beforeEach(async () => {
  scope = memory.recollect.scope(`graph-${String(++tests)}`)
  http = await serveHttp(createReferenceServer(memory.recollect, { scope: scope.scope }))
  client = await httpClient(http.url)
})
afterEach(async () => {
  await client.close()
  await http.close()
})

const alice = { name: 'Alice', entityType: 'person', observations: ['Speaks Spanish', '喜欢咖啡'] }
const acme = { name: 'Acme', entityType: 'company', observations: [] }
const worksAt = { from: 'Alice', to: 'Acme', relationType: 'works_at' }
const graph = async () => (await call(client, 'read_graph')).data

/** A JSON schema without what it tells people. */
const bare = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'description' || key === '$schema' ? undefined : value,
    ),
  )

const texts = { type: 'array', items: { type: 'string' } }
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const list = (items: object) => ({ type: 'array', items })
const string = { type: 'string' }
const entity = object({ name: string, entityType: string, observations: texts })
const relation = object({ from: string, to: string, relationType: string })

describe('the nine tools', () => {
  it('take what they take in the reference, and say whether they delete', async () => {
    const { tools } = await client.listTools()
    expect(Object.fromEntries(tools.map(({ name, inputSchema }) => [name, bare(inputSchema)]))).toEqual({
      create_entities: object({ entities: list(entity) }),
      create_relations: object({ relations: list(relation) }),
      add_observations: object({ observations: list(object({ entityName: string, contents: texts })) }),
      delete_entities: object({ entityNames: texts }),
      delete_observations: object({ deletions: list(object({ entityName: string, observations: texts })) }),
      delete_relations: object({ relations: list(relation) }),
      read_graph: { type: 'object', properties: {} },
      search_nodes: object({ query: string }),
      open_nodes: object({ names: texts }),
    })
    for (const { name, annotations } of tools)
      expect(annotations, name).toMatchObject({
        readOnlyHint: /^(?:read|search|open)_/u.test(name),
        destructiveHint: name.startsWith('delete_'),
        idempotentHint: !/^(?:create|add)_/u.test(name),
        openWorldHint: false,
      })
  })

  it('give results in the shapes and words of the reference', async () => {
    const created = await call(client, 'create_entities', { entities: [alice, acme] })
    expect(created.data).toEqual({ entities: [alice, acme] })
    expect(created.text).toBe(JSON.stringify([alice, acme], null, 2))
    const related = await call(client, 'create_relations', { relations: [worksAt] })
    expect(related.data).toEqual({ relations: [worksAt] })
    expect(related.text).toBe(JSON.stringify([worksAt], null, 2))
    const added = await call(client, 'add_observations', {
      observations: [{ entityName: 'Acme', contents: ['big'] }],
    })
    expect(added.data).toEqual({ results: [{ entityName: 'Acme', addedObservations: ['big'] }] })
    const whole = { entities: [alice, { ...acme, observations: ['big'] }], relations: [worksAt] }
    expect((await call(client, 'read_graph')).text).toBe(JSON.stringify(whole, null, 2))
    expect((await call(client, 'search_nodes', { query: '咖啡' })).data).toEqual({
      entities: [alice],
      relations: [worksAt],
    })
    expect((await call(client, 'open_nodes', { names: ['Alice'] })).data).toEqual({
      entities: [alice],
      relations: [worksAt],
    })
    const texts = [
      await call(client, 'delete_observations', {
        deletions: [{ entityName: 'Acme', observations: ['big'] }],
      }),
      await call(client, 'delete_relations', { relations: [worksAt] }),
      await call(client, 'delete_entities', { entityNames: ['Alice', 'nobody'] }),
    ]
    expect(texts.map(({ text }) => text)).toEqual([
      'Observations deleted successfully',
      'Relations deleted successfully',
      'Entities deleted successfully',
    ])
    expect(texts.at(-1)?.data).toEqual({ success: true, message: 'Entities deleted successfully' })
    expect(await graph()).toEqual({ entities: [acme], relations: [] })
  })

  it('refuse what the reference refuses, and say what to do', async () => {
    await call(client, 'create_entities', { entities: [alice] })
    const observations = [
      { entityName: 'Alice', contents: ['new'] },
      { entityName: 'Bob', contents: ['x'] },
    ]
    const { isError, text } = await call(client, 'add_observations', { observations })
    expect(isError).toBe(true)
    expect(text).toMatch(/^Entity with name Bob not found\. Create it with create_entities/u)
    expect(await graph()).toEqual({ entities: [alice], relations: [] })
    const wrong = await call(client, 'create_entities', { entities: [{ name: 'x' }] })
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('entityType') })
  })

  it('keep what is said at once, by several clients', async () => {
    const other = await httpClient(http.url)
    await call(client, 'create_entities', { entities: [alice] })
    const contents = Array.from({ length: 12 }, (_, at) => `observation ${String(at)}`)
    await Promise.all(
      contents.map((text, at) =>
        call(at % 2 === 0 ? client : other, 'add_observations', {
          observations: [{ entityName: 'Alice', contents: [text] }],
        }),
      ),
    )
    const { entities } = graphSchema.parse(await graph())
    expect(entities[0]?.observations.toSorted()).toEqual([...alice.observations, ...contents].toSorted())
    await other.close()
  })
})

describe('the graph as facts', () => {
  it('is one fact for each entity, observation and relation, under names that can be read', async () => {
    await call(client, 'create_entities', { entities: [alice, acme] })
    await call(client, 'create_relations', { relations: [worksAt] })
    const { rows } = await scope.cards.list()
    expect(rows.map(({ slot, value, facet }) => [slot, value, facet])).toEqual([
      ['graph.entity', 'person', null],
      ['graph.observation', 'Speaks Spanish', null],
      ['graph.observation', '喜欢咖啡', null],
      ['graph.entity', 'company', null],
      ['graph.relation', 'Acme', 'works_at'],
    ])
    expect(rows[0]?.entity).toMatch(/^user\.Alice-[0-9a-f]{20}$/u)
  })

  it('keeps the history of what was deleted, which undo brings back', async () => {
    await call(client, 'create_entities', { entities: [alice] })
    const [, first] = (await scope.cards.list()).rows
    await call(client, 'delete_observations', {
      deletions: [{ entityName: 'Alice', observations: ['Speaks Spanish'] }],
    })
    expect(
      (await scope.history(first?.versionKey ?? '')).map(({ active, relation }) => [active, relation]),
    ).toEqual([
      [false, 'sets'],
      [false, 'retracts'],
    ])
    const [change] = (await scope.changes.list({ limit: 1 })).rows
    await scope.undo(change?.id ?? '')
    expect(await graph()).toEqual({ entities: [alice], relations: [] })
  })

  it('leaves nothing of what was deleted where the server was told to forget', async () => {
    const served = await serveHttp(createReferenceServer(scope, { deletion: 'forget' }))
    const other = await httpClient(served.url)
    await call(other, 'create_entities', { entities: [alice] })
    await call(other, 'delete_entities', { entityNames: ['Alice'] })
    expect((await scope.cards.list()).rows).toEqual([])
    await other.close()
    await served.close()
  })

  it('shows what somebody put right, not what was wrong', async () => {
    await call(client, 'create_entities', { entities: [{ ...alice, observations: ['Speaks Spanish'] }] })
    const [, spanish] = (await scope.cards.list()).rows
    await scope.correct(spanish?.id ?? '', 'Speaks Portuguese')
    expect(await graph()).toMatchObject({
      entities: [{ name: 'Alice', observations: ['Speaks Portuguese'] }],
    })
    await call(client, 'add_observations', {
      observations: [{ entityName: 'Alice', contents: ['Speaks Spanish'] }],
    })
    expect(await graph()).toMatchObject({
      entities: [{ observations: ['Speaks Portuguese', 'Speaks Spanish'] }],
    })
    await call(client, 'delete_observations', {
      deletions: [{ entityName: 'Alice', observations: ['Speaks Portuguese'] }],
    })
    expect(await graph()).toMatchObject({ entities: [{ observations: ['Speaks Spanish'] }] })
  })

  it('takes back what was written when a call fails in the middle', async () => {
    let writes = 0
    const put: ScopedMemory['put'] = (fact) => {
      if (++writes > 3) throw new Error('the disk is full')
      return scope.put(fact)
    }
    const served = await serveHttp(createReferenceServer({ ...scope, put }))
    const other = await httpClient(served.url)
    const failed = await call(other, 'create_entities', { entities: [alice, acme] })
    expect(failed).toMatchObject({ isError: true, text: expect.stringMatching(/^INTERNAL/u) })
    expect(await graph()).toEqual({ entities: [], relations: [] })
    await other.close()
    await served.close()
  })
})

describe('a deletion for good', () => {
  const forgetting = async (given: Partial<ScopedMemory>, onError: (error: unknown) => void = () => {}) =>
    joined(createReferenceServer({ ...scope, ...given }, { deletion: 'forget', onError }))

  it('that fails in the middle leaves everything as it was, and tells the client no more than that', async () => {
    let calls = 0
    const forget: ScopedMemory['forget'] = async (target, options) => {
      if (++calls === 2) throw new Error('boom /var/path')
      return scope.forget(target, options)
    }
    const reported: unknown[] = []
    const other = await forgetting({ forget }, (error) => reported.push(error))
    await call(other, 'create_entities', { entities: [alice] })
    const failed = await call(other, 'delete_entities', { entityNames: ['Alice'] })
    expect(failed).toMatchObject({ isError: true, text: expect.stringMatching(/^INTERNAL/u) })
    expect(failed.text).not.toContain('boom')
    expect(reported).toMatchObject([{ message: 'boom /var/path' }])
    expect(await graph()).toEqual({ entities: [alice], relations: [] })
    await other.close()
  })

  it('leaves nothing that could be brought back', async () => {
    const other = await forgetting({})
    await call(other, 'create_entities', { entities: [alice] })
    const [created] = (await scope.changes.list({ limit: 1 })).rows
    await call(other, 'delete_entities', { entityNames: ['Alice'] })
    const changes = (await scope.changes.list()).rows
    for (const { id } of changes.filter(({ seq }) => seq > (created?.seq ?? 0)))
      await expect(scope.undo(id, { dependents: 'undo' }), id).rejects.toThrow(/deleted for good/u)
    expect(await graph()).toEqual({ entities: [], relations: [] })
    await other.close()
  })

  it('holds where only its last part fails, which is told and comes about by itself', async () => {
    const forget: ScopedMemory['forget'] = async (target, options) => {
      if ('card' in target) throw new Error('the disk is gone')
      return scope.forget(target, options)
    }
    const reported: unknown[] = []
    const other = await forgetting({ forget }, (error) => reported.push(error))
    await call(other, 'create_entities', { entities: [alice] })
    const { isError } = await call(other, 'delete_entities', { entityNames: ['Alice'] })
    expect(isError).toBe(false)
    expect(reported).toMatchObject([{ message: 'the disk is gone' }])
    expect((await scope.cards.list()).rows).toEqual([])
    expect((await scope.settle()).nextDue).toEqual(expect.any(Number))
    await other.close()
  })
})

describe('what cannot be taken back', () => {
  const undo = () => Promise.reject(new Error('no undo /var/path'))
  const failingWith = (error: Error) => {
    let writes = 0
    const put: ScopedMemory['put'] = (fact) => (++writes > 2 ? Promise.reject(error) : scope.put(fact))
    return { ...scope, put, undo }
  }

  it('is told to the client when the failure was foreseen, and the other to whoever runs the server', async () => {
    const reported: unknown[] = []
    const full = new RecollectError('STORE_FULL', 'The disk is full. Make room.')
    const other = await joined(
      createReferenceServer(failingWith(full), { onError: (error) => reported.push(error) }),
    )
    const { text } = await call(other, 'create_entities', { entities: [alice] })
    expect(text).toMatch(/^STORE_FULL: The disk is full\. Make room\. 2 of the changes .*read_graph/u)
    expect(text).not.toContain('/var/path')
    expect(reported).toMatchObject([{ message: 'no undo /var/path' }])
    await other.close()
  })

  it('is told to whoever runs the server alone when it was not', async () => {
    const reported: unknown[] = []
    const other = await joined(
      createReferenceServer(failingWith(new Error('boom')), { onError: (error) => reported.push(error) }),
    )
    const { text } = await call(other, 'create_entities', { entities: [alice] })
    expect(text).toMatch(/^INTERNAL: /u)
    expect(text).not.toMatch(/boom|var/u)
    expect(reported).toMatchObject([
      { message: expect.stringContaining('boom'), errors: [{ message: 'boom' }, {}] },
    ])
    await other.close()
  })
})

describe('the resource', () => {
  it('is the whole graph, and those who subscribed hear of changes', async () => {
    const heard: string[] = []
    let resolve = () => {}
    const once = new Promise<void>((done) => {
      resolve = done
    })
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
      heard.push(params.uri)
      resolve()
    })
    const other = await httpClient(http.url)
    await call(other, 'create_entities', { entities: [acme] })
    await client.subscribeResource({ uri: 'memory://knowledge-graph' })
    await call(other, 'create_entities', { entities: [alice] })
    await once
    expect(heard).toEqual(['memory://knowledge-graph'])
    await client.unsubscribeResource({ uri: 'memory://knowledge-graph' })
    const [content] = (await client.readResource({ uri: 'memory://knowledge-graph' })).contents
    expect(JSON.parse(content !== undefined && 'text' in content ? content.text : '')).toEqual(await graph())
    expect((await client.listResources()).resources).toMatchObject([{ uri: 'memory://knowledge-graph' }])
    await other.close()
  })
})
