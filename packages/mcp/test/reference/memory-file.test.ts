import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReferenceServer, exportMemoryFile, importMemoryFile } from '../../src/index.ts'
import { anEntity, aRelation, joined } from '../support/a-graph.ts'
import { aMemory } from '../support/a-memory.ts'
import type { TestMemory } from '../support/a-memory.ts'
import { call } from '../support/clients.ts'
import { random } from '../support/random.ts'

let memory: TestMemory
let scope: ScopedMemory
let tests = 0
beforeAll(async () => {
  memory = await aMemory()
})
afterAll(() => memory.close())
beforeEach(() => {
  scope = memory.recollect.scope(`file-${String(++tests)}`)
})

const FILE = `{"type":"entity","name":"张三","entityType":"人","observations":["讲西班牙语","likes tea"]}
{"type":"entity","name":"Acme","entityType":"company","observations":[]}

{"type":"relation","from":"张三","to":"Acme","relationType":"works_at"}
{"type":"relation","from":"张三","to":"Nowhere","relationType":"lives_in"}`

const whole = async (lines: AsyncIterable<string>) => {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}
const exported = () => whole(exportMemoryFile(scope))

async function read() {
  const client = await joined(createReferenceServer(scope))
  const { data } = await call(client, 'read_graph')
  await client.close()
  return data
}

it('imports a memory.jsonl and reports what became what', async () => {
  const report = await importMemoryFile(scope, FILE)
  expect(report).toEqual({
    dryRun: false,
    lines: 4,
    facts: 6,
    became: [
      { line: 1, kind: 'entity', what: '张三', became: 'added', facts: 3 },
      { line: 2, kind: 'entity', what: 'Acme', became: 'added', facts: 1 },
      { line: 4, kind: 'relation', what: '张三 works_at Acme', became: 'added', facts: 1 },
      { line: 5, kind: 'relation', what: '张三 lives_in Nowhere', became: 'added', facts: 1 },
    ],
    dangling: 1,
    notKept: [],
    unreadable: [],
  })
  expect(await read()).toEqual({
    entities: [
      { name: '张三', entityType: '人', observations: ['讲西班牙语', 'likes tea'] },
      { name: 'Acme', entityType: 'company', observations: [] },
    ],
    relations: [
      { from: '张三', to: 'Acme', relationType: 'works_at' },
      { from: '张三', to: 'Nowhere', relationType: 'lives_in' },
    ],
  })
})

it('says the same in a dry run, and writes nothing', async () => {
  const dry = await importMemoryFile(scope, FILE, { dryRun: true })
  expect((await scope.stats()).cards.total).toBe(0)
  expect({ ...dry, dryRun: false }).toEqual(await importMemoryFile(scope, FILE))
})

it('adds nothing the second time, and only what is new of a file that grew', async () => {
  await importMemoryFile(scope, FILE)
  const second = await importMemoryFile(scope, FILE)
  expect(second.facts).toBe(0)
  expect(second.became.map(({ became }) => became)).toEqual(['known', 'known', 'known', 'known'])
  const grown = FILE.replace('"likes tea"', '"likes tea","has a dog"')
  expect((await importMemoryFile(scope, grown)).became[0]).toMatchObject({ became: 'extended', facts: 1 })
  expect(await read()).toMatchObject({
    entities: [{ observations: ['讲西班牙语', 'likes tea', 'has a dog'] }, {}],
  })
})

it.each(Array.from({ length: 4 }, (_, seed) => seed))(
  'gives back every file as it was, whatever stands in it (run %i)',
  async (seed) => {
    const source = random(1000 + seed)
    const lines = [
      ...source.list(8, () => JSON.stringify({ type: 'entity', ...anEntity(source) })),
      ...source.list(8, () => JSON.stringify({ type: 'relation', ...aRelation(source) })),
    ]
    await importMemoryFile(scope, lines)
    expect(await exported()).toEqual(lines)
    expect((await importMemoryFile(scope, lines)).facts).toBe(0)
    expect(await exported()).toEqual(lines)
  },
)

it('survives an export and import of the scope', async () => {
  await importMemoryFile(scope, FILE)
  const lines = await exported()
  const copy = memory.recollect.scope(`${scope.scope}-copy`)
  await copy.import(scope.export())
  expect(await whole(exportMemoryFile(copy))).toEqual(lines)
})

describe('a file that is not as it should be', () => {
  const DAMAGED = [
    '\uFEFF{"type":"entity","name":"A","entityType":"t","observations":[],"colour":"red"}',
    '{"type":"entity","name":"B","ent',
    '{"type":"entity","name":"C","entityType":"t","observations":"x"}',
    '[1]',
    '{"type":"note","text":"x"}',
    '{"type":"relation","from":"A","to":"B"}',
  ]

  it('is refused whole, by its first line that cannot be read', async () => {
    await expect(importMemoryFile(scope, DAMAGED)).rejects.toMatchObject({ code: 'INVALID_IMPORT', line: 2 })
    await expect(importMemoryFile(scope, DAMAGED)).rejects.toThrow(
      /Line 2: .*skipUnreadable.*Nothing was imported/u,
    )
    expect((await scope.stats()).cards.total).toBe(0)
  })

  it('is told of line by line in a dry run, and imported without those on request', async () => {
    const report = await importMemoryFile(scope, DAMAGED, { dryRun: true })
    expect(report.unreadable.map(({ line }) => line)).toEqual([2, 3, 4, 6])
    expect(report.notKept).toEqual([
      { line: 5, reason: 'Its type is neither entity nor relation.' },
      { line: 1, reason: 'It has fields that are not kept: colour.' },
    ])
    await importMemoryFile(scope, DAMAGED, { skipUnreadable: true })
    expect(await exported()).toEqual(['{"type":"entity","name":"A","entityType":"t","observations":[]}'])
  })

  it('leaves nothing behind when an import is stopped', async () => {
    const seen: number[] = []
    const stopped = importMemoryFile(scope, FILE, {
      onProgress: ({ done, total }) => {
        seen.push(done / total)
        if (done === 3) throw new RecollectError('CLOSED', 'Stopped by the caller.')
      },
    })
    await expect(stopped).rejects.toThrow('Stopped by the caller.')
    expect(seen).toEqual([1 / 6, 2 / 6, 3 / 6])
    expect(await exported()).toEqual([])
  })
})
