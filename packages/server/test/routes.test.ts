import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { letterEmbedder } from './support/embedder.ts'
import { documents } from '../src/docs/documents.ts'
import { apiRoutes, docsRoutes } from '../src/routes/index.ts'
import type { Route } from '../src/routes/index.ts'
import { ask } from './support/ask.ts'
import { CALLS } from './support/calls.ts'
import type { Call, Left } from './support/calls.ts'
import { catDiscoverer } from './support/discoverer.ts'
import { bothLanguages, EVERYTHING, listen, openGuarded, openMemory } from './support/server.ts'
import { AUDIT_ROUTE_OF, entries, functionsOn, ROUTE_OF } from './support/verbs.ts'

const routes: readonly Route[] = [...apiRoutes, ...docsRoutes(documents(apiRoutes, true))]
const byId = new Map(routes.map((route) => [route.id, route]))

const puts: (() => Promise<void>)[] = []
const later = (put: () => Promise<void>) => void puts.unshift(put)
afterAll(async () => {
  for (const put of puts) await put()
})

let url = ''
beforeAll(async () => {
  const recollect = await openGuarded(later, {
    languages: await bothLanguages(),
    embedder: letterEmbedder,
    plugins: [sessions(), knowledge({ discoverer: catDiscoverer }), timeline(), transfer()],
  })
  url = await listen(later, recollect, { principal: EVERYTHING })
})

const left: Left = new Map()

const filled = (text: string): string =>
  text.replaceAll(/\$(?<name>\w+)/gu, (_, name: string) => left.get(name) ?? `no ${name}`)

function addressOf({ path }: Call): string {
  return path.startsWith('///') ? `${url}/${path.slice(3)}` : `${url}/v1/scopes/alice${filled(path)}`
}

function bodyOf({ body, type }: Call): unknown {
  if (typeof body === 'string' && type !== undefined) return filled(body)
  const given: unknown = body === undefined ? undefined : JSON.parse(filled(JSON.stringify(body)))
  return given
}

/** The answer as its schema reads it: without the fields the document does not tell of. */
function toldOf({ answer }: Route['shape'], given: unknown): unknown {
  if (answer === null || 'says' in answer) return given
  return answer.parse(given)
}

const at = (value: unknown, way: readonly (string | number)[]): unknown =>
  way.reduce<unknown>((inner, key) => Object(inner)[key], value)

describe('every route', () => {
  it.each(CALLS.map((call) => [call.route, call] as const))(
    '%s answers as the document says',
    async (id, call) => {
      const route = byId.get(id)
      if (!route) throw new Error(`no route ${id}`)
      if (call.head === true) {
        const response = await fetch(addressOf(call))
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
        await response.body?.cancel()
        return
      }
      const headers = call.type === undefined ? {} : { 'content-type': call.type }
      const { status, json, text } = await ask(addressOf(call), call.method, bodyOf(call), headers)
      expect({ status, text: status < 300 ? '' : text }).toEqual({
        status: route.shape.answer === null ? 204 : 200,
        text: '',
      })
      expect(toldOf(route.shape, json)).toEqual(json)
      for (const [name, way] of Object.entries(call.leaves ?? {}))
        left.set(name, way.length === 0 ? text : String(at(json, way)))
    },
  )

  it('is called above', () => {
    expect(new Set(CALLS.map(({ route }) => route))).toEqual(new Set(routes.map(({ id }) => id)))
  })
})

describe('a route of a plugin that is not installed', () => {
  it.each([
    ['sessions', 'GET', '/sessions', undefined],
    ['sessions', 'POST', '/log/search', { query: 'x' }],
    ['knowledge', 'GET', '/episodes', undefined],
    ['knowledge', 'POST', '/enhanced-query', { query: 'x' }],
    ['knowledge', 'POST', '/discover', {}],
    ['knowledge', 'GET', '/discovery/status', undefined],
    ['timeline', 'GET', '/diff?from=2024-01-01', undefined],
    ['timeline', 'POST', '/why-not', { id: 'x', query: 'x' }],
    ['timeline', 'GET', '/cards?validAt=2024-01-01', undefined],
    ['timeline', 'POST', '/recall', { query: 'x', knownAt: '2024-01-01' }],
    ['transfer', 'GET', '/export', undefined],
    ['transfer', 'POST', '/import', undefined],
    ['transfer', 'POST', '/repair', {}],
  ])('says to install %s: %s %s', async (plugin, method, path, body) => {
    const bare = await listen(onTestFinished, await openMemory(onTestFinished, { plugins: [] }))
    const { json } = await ask(`${bare}/v1/scopes/alice${path}`, method, body)
    expect(json).toMatchObject({
      status: 422,
      code: 'INVALID_CONFIG',
      detail: expect.stringContaining(`plugins: [${plugin}()]`),
    })
  })
})

describe('every verb of a scope', () => {
  it('has a route', () => {
    const named = [...entries(ROUTE_OF), ...entries(AUDIT_ROUTE_OF)]
    expect(named.filter(([, route]) => !byId.has(route))).toEqual([])
  })

  it('stands in the table of this test', async () => {
    const alice = (await openMemory(later)).scope('alice')
    expect(
      entries(ROUTE_OF)
        .map(([verb]) => verb)
        .sort(),
    ).toEqual([...functionsOn(alice)].sort())
  })
})
