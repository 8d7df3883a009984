import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { llmDiscoverer, openAiModel } from '@recollect/llm-discovery'
import { sqliteStore } from '@recollect/store-sqlite'
import { sqliteJobs } from '@recollect/store-sqlite/jobs'
import { scriptedDiscovery, startModelServer } from '@recollect/testkit/model-server'
import type { ModelServer } from '@recollect/testkit/model-server'
import BetterSqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { life } from './kills/life.ts'
import { bundleWorker, Worker } from './kills/processes.ts'
import { knowledgeOf } from './kills/state.ts'
import { emptyDirectory } from './support/run.ts'

const KILLS = 20
const SCOPE = '张三'
const { messages, story } = life(30)

const bundle = { path: '', remove: (): void => undefined }
const servers: ModelServer[] = []
beforeAll(async () => {
  Object.assign(bundle, await bundleWorker())
})
afterAll(async () => {
  bundle.remove()
  await Promise.all(servers.map((server) => server.close()))
})

const open = async (file: string, baseURL: string) => {
  const store = sqliteStore({ file, durability: 'normal' })
  const discoverer = llmDiscoverer({ model: openAiModel({ model: 'scripted', baseURL }) })
  const recollect = await createRecollect({
    store,
    languages: [chinese(), english()],
    plugins: [knowledge({ discoverer })],
  })
  return { store, recollect, memory: recollect.scope(SCOPE) }
}

/** A file in which everything was heard and nothing is discovered. */
async function heard(baseURL: string): Promise<string> {
  const file = join(emptyDirectory(), 'r.db')
  const { recollect, memory } = await open(file, baseURL)
  await memory.remember(messages)
  await recollect.close()
  return file
}

describe('a worker that is killed', () => {
  it('at random moments leaves what one that is let alone leaves, each episode once', async () => {
    const told = scriptedDiscovery(story)
    let heardOf: () => void = () => undefined
    const server = await startModelServer({
      reply: (request) => {
        heardOf()
        return told(request)
      },
    })
    servers.push(server)
    /** After so many calls of the model, and a moment more: before, while and after what it says is written. */
    const randomMoment = () =>
      new Promise<void>((resolve) => {
        let left = Math.floor(Math.random() * 8)
        const soon = () => setTimeout(resolve, Math.random() * 15)
        heardOf = () => {
          left -= 1
          if (left === 0) soon()
        }
        if (left === 0) soon()
      })
    const { url } = server
    const untouched = await heard(url)
    const calmFile = join(emptyDirectory(), 'r.db')
    copyFileSync(untouched, calmFile)
    const calm = await open(calmFile, url)
    await calm.memory.discover()
    const expected = await knowledgeOf(calm.store, calm.memory, SCOPE)
    expect([expected.messages, expected.episodes.length]).toEqual([90, 30])
    expect(expected.nodes).toHaveLength(31)
    const calls = server.requests.length

    let kills = 0
    let again = 0
    while (kills < KILLS) {
      const file = join(emptyDirectory(), 'r.db')
      copyFileSync(untouched, file)
      const before = server.requests.length
      const begin = () => new Worker(bundle.path, [file, url, SCOPE])
      // The next ones start while one works.
      const waiting = [begin(), begin()]
      for (let done = false; !done;) {
        const worker = waiting.shift() ?? begin()
        if (kills + waiting.length < KILLS) waiting.push(begin())
        await worker.ready
        worker.begin()
        if (kills < KILLS) {
          await Promise.race([worker.ended, randomMoment()])
          worker.kill()
        }
        await worker.ended
        expect(worker.errors).toBe('')
        done = worker.done
        if (!done) kills += 1
      }
      for (const worker of waiting) worker.kill()
      await Promise.all(waiting.map(({ ended }) => ended))
      again += server.requests.length - before - calls
      const { store, recollect, memory } = await open(file, url)
      expect(await knowledgeOf(store, memory, SCOPE)).toEqual(expected)
      await recollect.close()
      const jobs = sqliteJobs({ file })
      expect(await jobs.count({ state: 'failed' })).toMatchObject({ failed: 0 })
      await jobs.close()
      const database = new BetterSqlite(file)
      expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
      database.close()
    }
    // It was killed in the midst of things: some calls were made in vain, and made again.
    expect(again).toBeGreaterThan(0)
    await calm.recollect.close()
  }, 600_000)
})
