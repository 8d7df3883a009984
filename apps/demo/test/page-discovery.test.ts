import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { DiscoverReport } from '@recollect/knowledge'
import { johnEn, scriptedDiscovery, startModelServer } from '@recollect/testkit/model-server'
import type { ModelOptions } from '../src/options.ts'
import { openPage } from '../src/page/open-page.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const parse: <T>(text: string) => T = JSON.parse

/** Discovers over HTTP what the first conversation of a story holds. */
async function discovered(model: ModelOptions | null): Promise<DiscoverReport> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-page-'))
  ends.push(() => rmSync(directory, { recursive: true, force: true }))
  const errors: unknown[] = []
  const page = await openPage({
    file: join(directory, 'page.db'),
    port: 0,
    language: null,
    model,
    onError: (error) => errors.push(error),
  })
  ends.push(() => page.close())
  await page.recollect.scope('me').remember([...(johnEn.conversations[0] ?? [])])
  const answer = await fetch(`${page.url.replace(/\/$/u, '')}/v1/scopes/me/discover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"ongoing":true}',
  })
  expect(errors).toEqual([])
  return parse(await answer.text())
}

it('finds what is private in conversations when it was started with a model', async () => {
  const server = await startModelServer({ reply: scriptedDiscovery(johnEn.story) })
  ends.push(() => server.close())
  const report = await discovered({ model: 'scripted', baseURL: server.url, apiKey: undefined })
  expect(report.reports.flatMap(({ findings }) => findings).length).toBeGreaterThan(0)
})

it('cuts episodes and asks nobody when it was started without one', async () => {
  const report = await discovered(null)
  expect(report.episodes.added).toBeGreaterThan(0)
  expect(report).toMatchObject({ reports: [], stopped: null, usage: { calls: 0 } })
  expect(report.owed).toBeGreaterThan(0)
})
