import { describe, expect, it } from 'vitest'
import { exportOf, NOON, openMemory } from './support/core.ts'
import { InvalidImportError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { figures, stopAfter, turnsIn } from './support/sessions.ts'

const HEADER = '{"type":"recollect","format":1}'

async function full(): Promise<string[]> {
  const { alice, clock } = await openMemory()
  await alice.remember('I live in Paris')
  await alice
    .session('b')
    .log({ q: '如何配置数据库？', a: '改 config 文件', mark: true, topics: ['数据库'], user: '小明' })
  await alice.session('a').log({ q: 'How?', a: 'Like this', significance: 0.9, channel: '7', at: NOON - 5 })
  await alice.session('b').log('hi')
  await alice.session('b').forget(2)
  clock.set(NOON + 7)
  await alice.session('w').working.set({ 名: { z: 1, a: [null, '🍕'] }, x: 2 }, { ttlMs: 1000 })
  await alice.session('w').working.set({ x: 3 })
  await alice.sessions.archive({ sessions: ['a'] })
  return exportOf(alice)
}

async function refusal(memory: ScopedMemory, lines: readonly string[]): Promise<InvalidImportError> {
  const error: unknown = await memory.import(lines).catch((caught: unknown) => caught)
  if (error instanceof InvalidImportError) return error
  throw error
}

const changed = (line: string | undefined, change: object): string =>
  JSON.stringify({ ...(JSON.parse(line ?? '{}') as object), ...change })

describe('export of sessions', () => {
  it('writes sessions by id, turns in the order they were logged and variables by name, after the cards', async () => {
    const lines = (await full()).map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(
      lines.map(({ type, id, seq, session, name }) => [
        type,
        ...(type === 'card' || type === 'item' ? [] : [id ?? session, seq ?? name]),
      ]),
    ).toEqual([
      ['recollect', undefined, undefined],
      ['item'],
      ['card'],
      ['session', 'a', undefined],
      ['session', 'b', undefined],
      ['session', 'w', undefined],
      ['turn', 'b', 1],
      ['turn', 'a', 1],
      ['variable', 'w', 'x'],
      ['variable', 'w', '名'],
    ])
    for (const { type: _type, ...fields } of lines.slice(1)) {
      expect(Object.keys(fields)).toEqual(Object.keys(fields).sort())
      expect(fields).not.toHaveProperty('scope')
      expect(fields).not.toHaveProperty('number')
    }
  })
})

describe('import of sessions', () => {
  it('brings everything back: the export of the import is the same bytes, with exact figures', async () => {
    const lines = await full()
    const { alice } = await openMemory()
    expect(await alice.import(lines)).toEqual({
      items: 1,
      cards: 1,
      sessions: 3,
      turns: 2,
      variables: 2,
      episodes: 0,
      nodes: 0,
      skipped: 0,
    })
    expect(await exportOf(alice)).toEqual(lines)
    const { told, counted } = await figures(alice)
    expect(told).toEqual(counted)
    expect((await alice.sessions.topics()).rows).toMatchObject([{ key: '数据库', turns: 1 }])
    expect((await alice.session('b').log('next')).turn.seq).toBe(3)
  })

  it('skips what is there already, whatever was edited of it since', async () => {
    const lines = await full()
    const { alice } = await openMemory()
    await alice.import(lines)
    await alice.session('b').setSignificance(1, 0.2)
    await alice.session('w').working.set({ x: 4 })
    const before = await exportOf(alice)
    expect(await alice.import([...lines, ...lines.slice(1)])).toEqual({
      items: 0,
      cards: 0,
      sessions: 0,
      turns: 0,
      variables: 0,
      episodes: 0,
      nodes: 0,
      skipped: 18,
    })
    expect(await exportOf(alice)).toEqual(before)
  })

  it('adds what a session that is there does not have', async () => {
    const lines = await full()
    const { alice } = await openMemory()
    await alice.import(lines.filter((line) => !line.startsWith('{"type":"turn"')))
    expect(await alice.import(lines)).toMatchObject({ sessions: 0, turns: 2, skipped: 7 })
    expect(await turnsIn(alice, 'a')).toHaveLength(1)
    const { told, counted } = await figures(alice)
    expect(told).toEqual(counted)
  })

  it('reads exports that were made before there were sessions', async () => {
    const lines = (await full()).filter((line) => !/"type":"(?:session|turn|variable)"/u.test(line))
    const { alice } = await openMemory()
    expect(await alice.import(lines)).toMatchObject({ items: 1, cards: 1, sessions: 0 })
  })

  it.each<[name: string, spoil: (lines: string[]) => string[], line: number]>([
    ['a turn before its session', (lines) => [HEADER, lines[6] ?? ''], 2],
    ['a variable before its session', (lines) => [HEADER, lines[8] ?? ''], 2],
    ['another turn in the same place', (lines) => [...lines, changed(lines[6], { question: 'other' })], 11],
    ['another value of a variable', (lines) => [...lines, changed(lines[8], { value: 'other' })], 11],
    ['a newer value of a variable', (lines) => [...lines, changed(lines[8], { version: 9 })], 11],
    ['a question without text', (lines) => [...lines, changed(lines[6], { seq: 9, question: ' ' })], 11],
    ['an answer with a NUL', (lines) => [...lines, changed(lines[6], { seq: 9, answer: 'a\0' })], 11],
    [
      'a token with half a pair',
      (lines) => [...lines, changed(lines[6], { seq: 9, tokens: ['\ud800'] })],
      11,
    ],
    ['significance above 1', (lines) => [...lines, changed(lines[6], { seq: 9, significance: 1.1 })], 11],
    ['a seq of 0', (lines) => [...lines, changed(lines[6], { seq: 0 })], 11],
    ['an unknown field', (lines) => [...lines, changed(lines[3], { turns: 5 })], 11],
    ['a variable with a NUL', (lines) => [...lines, changed(lines[8], { name: 'n', value: ['\0'] })], 11],
  ])('refuses %s, names the line and leaves the memory as it was', async (_name, spoil, line) => {
    const { alice } = await openMemory()
    await alice.session('mine').log('hello')
    const before = await exportOf(alice)
    const error = await refusal(alice, spoil(await full()))
    expect(error).toMatchObject({ code: 'INVALID_IMPORT', line })
    expect(await exportOf(alice)).toEqual(before)
  })

  it('does not put turns into a session that is being merged', async () => {
    const { alice } = await openMemory()
    for (const id of ['b', 'other'])
      await alice.session(id).log([{ q: 'x' }, { q: 'y' }].map((pair) => ({ ...pair, q: `${id} ${pair.q}` })))
    await alice.sessions.merge(['other'], 'b', { batch: 1, ...stopAfter(1) })
    const before = await exportOf(alice)
    const turn = changed((await full())[6], { seq: 9 })
    await expect(alice.import([HEADER, turn])).rejects.toMatchObject({ code: 'SESSION_MERGING' })
    expect(await exportOf(alice)).toEqual(before)
  })
})
