import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uiApp } from '../src/index.ts'
import type { UiSettings } from '../src/index.ts'

const settings: UiSettings = { scopes: ['alice'], scope: 'alice', language: 'zh', features: ['stories'] }
const answering = (name: string) => ({
  fetch: (request: Request) => new Response(`${name} ${request.method} ${new URL(request.url).pathname}`),
})

let directory = ''
const get = (path: string, init?: RequestInit) =>
  uiApp({ api: answering('api'), playground: answering('playground'), settings, directory }).request(
    path,
    init,
  )

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'recollect-ui-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Recollect</title>')
  writeFileSync(join(directory, 'icon.svg'), '<svg/>')
  writeFileSync(join(directory, 'assets', 'index-1a2b.js'), 'export {}')
})
afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

describe('uiApp', () => {
  it('serves the page under a policy that lets no inline script and no other host in', async () => {
    const response = await get('/')
    expect(await response.text()).toContain('<title>Recollect</title>')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('lets files whose names change with their content be kept for ever, and no others', async () => {
    const script = await get('/assets/index-1a2b.js')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const icon = await get('/icon.svg')
    expect(icon.headers.get('content-type')).toBe('image/svg+xml')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
  })

  it('tells the page what it offers', async () => {
    expect(await (await get('/ui.json')).json()).toEqual(settings)
  })

  it('hands everything else to the API, and the playground to its own', async () => {
    expect(await (await get('/v1/scopes/alice/cards')).text()).toBe('api GET /v1/scopes/alice/cards')
    expect(await (await get('/healthz')).text()).toBe('api GET /healthz')
    expect(await (await get('/playground/reset', { method: 'POST' })).text()).toBe(
      'playground POST /playground/reset',
    )
  })

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2findex.html',
    '/assets',
  ])('serves no file by the path %s: only what was read at the beginning', async (path) => {
    expect(await (await get(path)).text()).toMatch(/^api GET/u)
  })

  it('says how to build a page that is not there', () => {
    expect(() => uiApp({ api: answering('api'), settings, directory: join(directory, 'nowhere') })).toThrow(
      'npm run build',
    )
  })
})
