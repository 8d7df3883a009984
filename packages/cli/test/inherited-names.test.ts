import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { createServer } from '@recollect/server'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'

/** What every object inherits. */
const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
]

const STORES: readonly (readonly [string, (directory: string) => Store])[] = [
  ['in memory', () => inMemoryStore()],
  ['on SQLite', (directory) => sqliteStore({ file: join(directory, 'm.db') })],
]

async function withMemory<T>(
  make: (directory: string) => Store,
  work: (recollect: Awaited<ReturnType<typeof createRecollect>>) => Promise<T>,
): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-'))
  const recollect = await createRecollect({
    plugins: [sessions(), transfer()],
    store: make(directory),
    languages: [english(), chinese()],
  })
  try {
    return await work(recollect)
  } finally {
    await recollect.close()
    rmSync(directory, { recursive: true })
  }
}

describe.each(STORES)('a slot that is called as what every object inherits, %s', (_, make) => {
  it.each(NAMES)('%s is a name like any other', async (name) => {
    await withMemory(make, async (recollect) => {
      const memory = recollect.scope('s')
      expect((await memory.answer(`What is my ${name}?`)).text).not.toMatch(/function|native code|\[object/u)
      await memory.put({ slot: name, value: 'first' })
      const written = await memory.put({ slot: name, value: 'second', metadata: { [name]: name } })
      expect(written.card?.value).toBe('second')
      expect((await memory.history(name)).map(({ value }) => value)).toEqual(['first', 'second'])
      for (const question of [`What is my ${name}?`, `我的${name}是什么？`, name]) {
        expect((await memory.answer(question)).text).not.toMatch(/function|native code|\[object/u)
        await memory.recall(question, { trace: true, filter: { slot: name } })
      }
      expect(await memory.describe(written)).toContain('second')
      expect((await memory.cards.list({ slot: name, active: true })).rows.map(({ value }) => value)).toEqual([
        'second',
      ])
      await memory.remember({
        text: `my ${name} is third`,
        metadata: { [name]: 'x' },
        speaker: name,
        session: name,
        key: name,
      })
      // No record may have it for a key of its own: a filter by it is refused.
      if (name !== '__proto__')
        expect((await memory.items.list({ metadata: { [name]: 'x' } })).rows).toHaveLength(1)
      await memory.session(name).working.set({ [name]: { [name]: 1 } })
      await memory.session(name).log(`what is my ${name}?`, name, { topics: [name] })
      await memory.session(name).context(`what is my ${name}?`)
      const lines: string[] = []
      for await (const line of memory.export()) lines.push(line)
      const other = recollect.scope(name)
      await other.import(lines)
      expect((await other.cards.list({ slot: name })).rows.length).toBeGreaterThanOrEqual(2)
      await memory.forget({ slot: name })
      await other.erase()
    })
  })

  it.each(NAMES)('%s is a name like any other over REST', async (name) => {
    await withMemory(make, async (recollect) => {
      await recollect.scope('s').put({ slot: name, value: 'mine' })
      const app = createServer(recollect, { assumeLocal: true })
      const asked = await app.request(`/v1/scopes/s/recall`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `What is my ${name}?` }),
      })
      expect(asked.status).toBeLessThan(500)
      expect(await asked.text()).not.toMatch(/native code/u)
    })
  })
})
