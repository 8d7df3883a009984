import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidImportError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { allCards, exportOf, expectSound, histories, openMemory, runs, tell } from './support/core.ts'

async function full(): Promise<string[]> {
  const { alice } = await openMemory()
  await alice.remember([
    {
      text: 'My name is Bob, I live in Paris',
      session: 's',
      key: 'k1',
      speaker: 'Bob',
      metadata: { a: ['x', null] },
    },
    'I moved to Rome',
    'Assistant: noted',
    'I like C++ and 🍕',
  ])
  return exportOf(alice)
}

async function refusal(memory: ScopedMemory, lines: Iterable<string>): Promise<InvalidImportError> {
  const error: unknown = await memory.import(lines).catch((caught: unknown) => caught)
  if (error instanceof InvalidImportError) return error
  throw error
}

const changed = (line: string | undefined, change: object): string =>
  JSON.stringify({ ...(JSON.parse(line ?? '{}') as object), ...change })

describe('export', () => {
  it('writes a header, then items, then cards, each a line of JSON with its fields by name', async () => {
    const lines = await full()
    const types = lines.map((line) => (JSON.parse(line) as { type: string }).type)
    expect(types).toEqual(['recollect', ...Array<string>(4).fill('item'), ...Array<string>(5).fill('card')])
    expect(lines[0]).toBe('{"type":"recollect","format":1}')
    for (const line of lines.slice(1)) {
      const [, ...fields] = Object.keys(JSON.parse(line) as object)
      expect(fields).toEqual([...fields].sort())
      expect(line).not.toContain('"scope"')
    }
  })

  it('orders the fields of what lies deeper too, and leaves lists as they are', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'a note', metadata: { list: ['b', 'a'], at: { z: 1, a: { y: 1, b: 2 } } } })
    const [, line] = await exportOf(alice)
    expect(line).toContain('"metadata":{"at":{"a":{"b":2,"y":1},"z":1},"list":["b","a"]}')
  })

  it('writes the header alone for an empty scope', async () => {
    const { alice } = await openMemory()
    expect(await exportOf(alice)).toEqual(['{"type":"recollect","format":1}'])
  })

  it('pages through more records than one page holds', async () => {
    const { alice } = await openMemory()
    await alice.remember(Array.from({ length: 1201 }, (_, i) => `note ${String(i)}`))
    const lines = await exportOf(alice)
    expect(new Set(lines).size).toBe(1202)
  })
})

describe('import', () => {
  it('brings back everything: the export of the import is the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const from = await openMemory()
        await tell(from.alice, history)
        const lines = await exportOf(from.alice)
        const to = await openMemory()
        await to.alice.import(lines)
        expect(await exportOf(to.alice)).toEqual(lines)
        await expectSound(to.alice)
      }),
      { numRuns: runs(30) },
    )
  })

  it('goes on as the original would: same answers, same next version', async () => {
    const { alice, recollect } = await openMemory()
    expect(await alice.import(await full())).toEqual({
      items: 4,
      cards: 5,
      sessions: 0,
      turns: 0,
      variables: 0,
      episodes: 0,
      nodes: 0,
      skipped: 0,
    })
    expect((await alice.answer('Where do I live?')).text).toBe('fact: Rome')
    expect((await alice.recall('noted')).hits[0]?.quote).toBe('noted')
    const other = recollect.scope('bob')
    await other.import(['{"type":"recollect","format":1}'])
    expect(await allCards(other)).toEqual([])
  })

  it('skips what is there already', async () => {
    const lines = await full()
    const { alice } = await openMemory()
    await alice.import(lines)
    expect(await alice.import(lines)).toMatchObject({ items: 0, cards: 0, skipped: 9 })
    expect(await exportOf(alice)).toEqual(lines)
  })

  it('reads an asynchronous source and blank lines', async () => {
    const lines = await full()
    async function* slowly() {
      for (const line of lines) {
        await Promise.resolve()
        yield `${line}\r`
        yield ''
      }
    }
    const { alice } = await openMemory()
    expect((await alice.import(slowly())).items).toBe(4)
  })

  it.each<[name: string, spoil: (lines: string[]) => string[], line: number]>([
    ['no header', (lines) => lines.slice(1), 1],
    ['two headers', (lines) => [lines[0] ?? '', ...lines], 2],
    ['a newer format', (lines) => ['{"type":"recollect","format":2}', ...lines.slice(1)], 1],
    ['an empty file', () => [], 1],
    ['a line cut in the middle', (lines) => [...lines.slice(0, -1), lines.at(-1)?.slice(0, 40) ?? ''], 10],
    ['an unknown type', (lines) => [...lines, '{"type":"node"}'], 11],
    ['an unknown field', (lines) => [...lines.slice(0, 9), changed(lines[9], { surprise: 1 })], 10],
    [
      'a field of the wrong type',
      (lines) => [...lines.slice(0, 9), changed(lines[9], { active: 'yes' })],
      10,
    ],
    ['an id that is none', (lines) => [...lines.slice(0, 9), changed(lines[9], { id: '../../x' })], 10],
    ['a card before its item', (lines) => [lines[0] ?? '', lines[5] ?? ''], 2],
    [
      'a key that is not entity:slot',
      (lines) => [...lines.slice(0, 9), changed(lines[9], { versionKey: 'x:y' })],
      10,
    ],
    [
      'a second active value',
      (lines) => [...lines, changed(lines[7], { id: '00000000-0000-7000-8000-00000000abcd' })],
      11,
    ],
    ['an item with a NUL', (lines) => [lines[0] ?? '', changed(lines[1], { text: 'a\0' })], 2],
    ['an item without text', (lines) => [lines[0] ?? '', changed(lines[1], { text: '' })], 2],
    [
      'a value that reorders text',
      (lines) => [...lines.slice(0, 9), changed(lines[9], { value: 'a\u202eb' })],
      10,
    ],
    [
      'a value with half a pair',
      (lines) => [...lines.slice(0, 9), changed(lines[9], { value: '\ud800' })],
      10,
    ],
    [
      'a parent that is not there',
      (lines) => [
        ...lines.slice(0, 9),
        changed(lines[9], { parentId: '00000000-0000-7000-8000-00000000dead' }),
      ],
      10,
    ],
    [
      'words outside the message',
      (lines) => [...lines.slice(0, 9), changed(lines[9], { span: { start: 5, end: 9999 } })],
      10,
    ],
    [
      'words that end before they begin',
      (lines) => [...lines.slice(0, 9), changed(lines[9], { span: { start: 5, end: 2 } })],
      10,
    ],
    [
      'a time no calendar has',
      (lines) => [...lines.slice(0, 9), changed(lines[9], { recordedAt: 9e15 })],
      10,
    ],
  ])('refuses %s, names the line and leaves the memory as it was', async (_name, spoil, line) => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I like jam', key: 'mine' })
    const before = await exportOf(alice)
    const lines = await full()
    const renamed = lines.map((one) => one.replaceAll('-8000-', '-a000-'))
    const error = await refusal(
      alice,
      spoil(renamed).map((one) => one.replaceAll('-8000-00000000', '-b000-00000000')),
    )
    expect(error.code).toBe('INVALID_IMPORT')
    expect(error.line).toBe(line)
    expect(error.message).toMatch(/^Line \d+: .+\.$/su)
    expect(await exportOf(alice)).toEqual(before)
  })

  it('refuses a message whose key another one has', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I like jam', key: 'k1' })
    const lines = (await full()).map((one) => one.replaceAll('-8000-', '-a000-'))
    expect((await refusal(alice, lines)).line).toBe(2)
  })

  it('passes on what the source of the lines throws, and keeps nothing', async () => {
    const lines = await full()
    function* broken() {
      yield* lines.slice(0, 3)
      throw new Error('the disk went away')
    }
    const { alice } = await openMemory()
    await expect(alice.import(broken())).rejects.toThrow('the disk went away')
    expect(await exportOf(alice)).toHaveLength(1)
  })
})
