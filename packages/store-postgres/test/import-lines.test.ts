import type { Recollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { transfer } from '@recollect/transfer'
import { postgresStore } from '../src/index.ts'
import { unreadMemory } from './support/jobs-pack.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

/** Another record of the same kind, with the same key and version. */
const twin = (line: string): string => line.replace(/"id":"[^"]{30}/u, '"id":"01a20403-bb3e-7000-9ab5-000000')

describe.runIf(inject('postgres').available)('an import with a record the database refuses', () => {
  const database = ownDatabase()
  const opened: { recollect?: Recollect } = {}
  const lines: string[] = []

  beforeAll(async () => {
    opened.recollect = await unreadMemory({
      store: postgresStore({ url: database.current.url, partitions: 2 }),
      config: {},
      plugins: [transfer()],
    })
    const source = await unreadMemory({ store: inMemoryStore(), config: {}, plugins: [transfer()] })
    const memory = source.scope('来源')
    await memory.remember({ text: 'I live in Paris.', key: 'one' })
    await memory.remember({ text: '我住在北京。', key: '二' })
    for await (const line of memory.export()) lines.push(line)
    await source.close()
  })
  afterAll(() => opened.recollect?.close())

  it.each(['item', 'card'])('names the line of the %s, and keeps nothing', async (kind) => {
    const memory = opened.recollect?.scope(`目标 ${kind}`)
    const at = lines.findIndex((line) => line.includes(`"type":"${kind}"`))
    const given = lines.toSpliced(at + 1, 0, twin(lines[at] ?? ''))
    await expect(memory?.import(given)).rejects.toMatchObject({ code: 'INVALID_IMPORT', line: at + 2 })
    expect(await memory?.stats()).toMatchObject({ items: 0, cards: { total: 0 } })
    expect(await memory?.import(lines)).toMatchObject({ items: 2, skipped: 0 })
  })
})
