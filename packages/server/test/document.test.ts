import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { apiRoutes } from '../src/routes/index.ts'
import { ask } from './support/ask.ts'
import { clientDir, complaints, PROGRAM, runProgram, typesOf } from './support/program.ts'
import { bothLanguages, listen, openGuarded, openMemory } from './support/server.ts'

const puts: (() => Promise<void>)[] = []
const later = (put: () => Promise<void>) => void puts.unshift(put)
afterAll(async () => {
  for (const put of puts) await put()
})

let url = ''
let document = ''
beforeAll(async () => {
  url = await listen(later, await openMemory(later, { languages: await bothLanguages() }))
  document = (await ask(`${url}/openapi.json`, 'GET')).text
})

/** The same of a server that asks for tokens. */
async function guardedDocument(): Promise<string> {
  const { staticTokens } = await import('../src/index.ts')
  const authenticate = staticTokens({ 'alice-token-0123456789': { id: 'alice', roles: ['owner'] } })
  const guarded = await listen(onTestFinished, await openGuarded(onTestFinished), { authenticate })
  return (await ask(`${guarded}/openapi.json`, 'GET')).text
}

/** Every object in a value, however deep. */
const objectsIn = (value: unknown): readonly Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [{ ...value }, ...inner]
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(document))).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it.each(['open', 'with tokens'])('passes the rules of a linter: %s', async (kind) => {
    const source = kind === 'open' ? document : await guardedDocument()
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
  })

  it('says of every list what is in it, and of every route what it asks for', async () => {
    for (const text of [document, await guardedDocument()]) {
      const lists = objectsIn(JSON.parse(text)).filter(({ type }) => [type].flat().includes('array'))
      expect(lists.filter((list) => !('items' in list))).toEqual([])
      for (const path of Object.values(Object(JSON.parse(text)).paths))
        for (const operation of Object.values(Object(path))) {
          expect(operation).toHaveProperty('security')
          expect(operation).toHaveProperty('description', expect.stringMatching(/token/u))
        }
    }
    const { paths, info } = Object(JSON.parse(await guardedDocument()))
    expect(paths['/healthz'].get.security).toEqual([])
    expect(paths['/v1/scopes'].get.security).toEqual([{ bearer: [] }])
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
  })

  it('tells of every route, with a summary, examples and problems', () => {
    const { paths, components } = Object(JSON.parse(document))
    for (const { id, method, path, summary, shape } of apiRoutes) {
      const operation = paths[path]?.[method]
      expect(operation).toMatchObject({ operationId: id, summary: summary.en })
      expect(operation.responses.default.content).toHaveProperty(['application/problem+json'])
      const schema = operation.requestBody?.content['application/json']?.schema
      if (shape.body !== null && schema) expect([id, typeof schema]).toEqual([id, 'object'])
    }
    expect(components.schemas.RecallRequest.example).toMatchObject({ query: '我现在住在哪里？' })
  })

  it('has no shape that nothing can have', () => {
    expect(document).not.toContain('allOf')
  })

  it('says what is left out and what is null as the API does', () => {
    const { RecallRequest, Hit } = Object(JSON.parse(document)).components.schemas
    expect(RecallRequest.required).toEqual(['query'])
    expect(RecallRequest.additionalProperties).toBe(false)
    expect(Hit.properties.card.anyOf).toContainEqual({ type: 'null' })
  })

  it('is given in Chinese', async () => {
    const { json } = await ask(`${url}/openapi.json?lang=zh`, 'GET')
    expect(Object(json).info.title).toBe('Recollect 记忆接口')
    expect(Object(json).paths['/v1/scopes/{scope}/recall'].post.summary).toContain('回忆')
  })
})

describe('the page', () => {
  const page = async (path: string, accepted?: string) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted }
    return ask(`${url}${path}`, 'GET', undefined, headers)
  }

  it('tells of every route and shape', async () => {
    const { text, headers } = await page('/docs')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const { id, summary } of apiRoutes) {
      expect(text).toContain(`<details id="${id}">`)
      expect(text).toContain(summary.en.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
    }
    expect(text).toContain('<details id="shape-MemoryCard">')
  })

  it('needs no script and nothing from elsewhere', async () => {
    const { text, headers } = await page('/docs')
    expect(text).not.toMatch(/<script|javascript:|\son\w+=|(?:src|href)="(?:https?:)?\/\//iu)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/u,
    )
  })

  it.each([
    ['/docs', 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['/docs', 'de,en;q=0.5,zh;q=0.7', 'zh-CN'],
    ['/docs', 'de', 'en'],
    ['/docs', 'zh;q=0', 'en'],
    ['/docs?lang=en', 'zh-CN', 'en'],
    ['/docs?lang=zh', undefined, 'zh-CN'],
  ])('%s for %s is in %s', async (path, accepted, language) => {
    const { text } = await page(path, accepted)
    expect(/<html lang="(?<language>[\w-]+)">/u.exec(text)?.groups?.['language']).toBe(language)
  })

  it('refuses a language it has not', async () => {
    expect((await page('/docs?lang=fr')).json).toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

// The last: the compiler keeps the process from anything else, so that connections that wait are closed meanwhile.
describe('a client generated from it', () => {
  it('works', async () => {
    expect(await runProgram(await clientDir(later), PROGRAM, { baseUrl: url })).toEqual({
      answer: '你住在长沙。',
      slot: 'location',
      slots: ['likes', 'location'],
      problem: 'NOT_FOUND',
    })
  })

  it('passes the type check, and does not with a field that is none', async () => {
    const wrong = PROGRAM.replace("query: '我住在哪里？'", 'question: 1')
    const types = await typesOf(document)
    const [none, some] = await complaints(await clientDir(later), types, [PROGRAM, wrong])
    expect(none).toEqual([])
    expect(some).toEqual([expect.stringContaining('question')])
  }, 60_000)
})
