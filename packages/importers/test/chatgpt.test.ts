import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { conversation } from './support/chatgpt.ts'
import type { Said } from './support/chatgpt.ts'
import { bytesOf, contentsOf, newMemory } from './support/memory.ts'

const TALK = conversation([
  { id: 'sys', role: 'system', parts: [''], metadata: { is_visually_hidden_from_conversation: true } },
  {
    id: 'about',
    type: 'user_editable_context',
    content: {
      content_type: 'user_editable_context',
      user_profile: 'I live in Paris',
      user_instructions: '',
    },
  },
  { id: 'm1', parts: ['I live in Munich.'], time: 1700000001.25 },
  { id: 'm2', role: 'assistant', parts: ['I live in the cloud.'], metadata: { model_slug: 'gpt-4o' } },
  { id: 'm3', parts: [{ content_type: 'image_asset_pointer', asset_pointer: 'file://x' }, '我对花生过敏'] },
  { id: 'm4', role: 'assistant', type: 'thoughts', content: { content_type: 'thoughts', thoughts: [] } },
  { id: 'm5', role: 'assistant', type: 'text', parts: ['search("x")'], recipient: 'browser' },
  { id: 'm6', type: 'multimodal_text', parts: [{ content_type: 'image_asset_pointer' }] },
  {
    id: 'm7',
    type: 'multimodal_text',
    parts: [{ content_type: 'audio_transcription', text: 'My name is Ada', direction: 'in' }],
    time: null,
  },
])

const reasons = (records: ReturnType<typeof readImport>['records']) =>
  records.flatMap((record) => (record.kind === 'skipped' ? [record.reason] : []))

describe('a ChatGPT export', () => {
  it('gives the user’s turns as facts, the assistant’s as messages alone, each with its time and conversation', async () => {
    const memory = await newMemory()
    const { format, records } = readImport(bytesOf([TALK]))
    const report = await importInto(memory, records)
    expect(format).toBe('chatgpt')
    expect(report).toMatchObject({
      messages: { read: 4, kept: 4, known: 0, byRole: { user: 3, assistant: 1 } },
      ignored: 1,
      skipped: { total: 5, byReason: { hidden: 2, 'not-text': 3 } },
    })
    const { rows } = await memory.items.list()
    expect(rows).toMatchObject([
      { text: 'I live in Munich.', saidAt: 1700000001250, session: 'chatgpt:c1' },
      { role: 'assistant', metadata: { importedFrom: 'chatgpt', title: 'Where I live', model: 'gpt-4o' } },
      { text: '我对花生过敏', metadata: { otherParts: 1 } },
      { text: 'My name is Ada', saidAt: 1700000001250 },
    ])
    const cards = (await memory.cards.list({ active: true })).rows
    expect(cards.map(({ value }) => value).sort()).toEqual(['Ada', 'Munich', '花生'].sort())
  })

  it('says beforehand in a dry run what it will do, and the second time changes nothing', async () => {
    const memory = await newMemory()
    const { records } = readImport(bytesOf([TALK]))
    const empty = await contentsOf(memory)
    const planned = await importInto(memory, records, { dryRun: true })
    expect(await contentsOf(memory)).toEqual(empty)
    const { changes, ...done } = await importInto(memory, records)
    expect({ ...planned, dryRun: false, changes: [] }).toEqual({ ...done, changes: [] })
    expect(changes).toHaveLength(1)
    const before = await contentsOf(memory)
    const again = await importInto(memory, readImport(bytesOf([TALK])).records)
    expect(again.messages).toMatchObject({ read: 4, kept: 0, known: 4 })
    expect(await contentsOf(memory)).toEqual(before)
    expect((await importInto(memory, records, { dryRun: true })).messages).toEqual(again.messages)
  })

  it('is taken back by one undo', async () => {
    const memory = await newMemory()
    const { changes } = await importInto(memory, readImport(bytesOf([TALK])).records)
    await memory.undo(changes[0] ?? '')
    expect((await memory.cards.list({ active: true })).rows).toEqual([])
  })

  it('follows the path that was shown last, and says what was left off it', async () => {
    const memory = await newMemory()
    const edited = conversation(
      [
        { id: 'a', parts: ['I live in Rome'] },
        { id: 'b', role: 'assistant', parts: ['Nice.'] },
        { id: 'c', parent: 'root', parts: ['I live in Oslo'] },
      ],
      { current_node: 'c' },
    )
    const { records } = readImport(bytesOf([edited]))
    expect(reasons(records)).toEqual(['branch', 'branch'])
    expect(records.at(-1)).toMatchObject({ place: { path: '[0].mapping.b' } })
    await importInto(memory, records)
    expect((await memory.answer('Where do I live?')).text).toContain('Oslo')
  })

  it('without a "current_node" is read to its newest leaf', () => {
    const nodes: readonly Said[] = [
      { id: 'a', parts: ['I live in Rome'], time: 1700000001 },
      { id: 'c', parent: 'root', parts: ['I live in Oslo'], time: 1700000003 },
      { id: 'd', parent: 'c', role: 'assistant', parts: ['Nice.'], time: null },
      { id: 'b', parent: 'a', role: 'assistant', parts: ['Rome!'], time: 1700000002 },
    ]
    const texts = (given: readonly Said[]) =>
      readImport(bytesOf([conversation(given, { current_node: null })])).records.map((record) =>
        record.kind === 'message' ? record.message.text : record.kind === 'skipped' ? record.reason : '',
      )
    expect(texts(nodes)).toEqual(['I live in Oslo', 'Nice.', 'branch', 'branch'])
    expect(texts(nodes.map((node) => ({ ...node, time: null })))).toEqual([
      'I live in Rome',
      'Rome!',
      'branch',
      'branch',
    ])
    const circle = conversation(
      [
        { id: 'a', parent: 'b', parts: ['one'] },
        { id: 'b', parent: 'a', parts: ['two'] },
      ],
      { current_node: undefined },
    )
    expect(readImport(bytesOf([circle])).records.map(({ kind }) => kind)).toEqual(['message', 'message'])
    expect(readImport(bytesOf([{ mapping: {} }])).records).toEqual([])
  })

  it('walks a circle once, goes by the newest message where the one shown last is not there, and names what has no tree', () => {
    const circle = conversation([
      { id: 'a', parent: 'b', parts: ['one'] },
      { id: 'b', parent: 'a', parts: ['two'] },
    ])
    const lost = conversation([{ id: 'a', parts: ['x'] }], { current_node: '__proto__' })
    const { records } = readImport(bytesOf([circle, lost, { mapping: 7 }, null]))
    expect(records.filter(({ kind }) => kind === 'message')).toHaveLength(3)
    expect(records.filter(({ kind }) => kind === 'skipped').map(({ place }) => place)).toEqual([
      { path: '[2]' },
      { path: '[3]' },
    ])
  })

  it('comes as a .zip, whole or in several files', async () => {
    const second = conversation([{ id: 'z', parts: ['I work at Siemens'] }], { conversation_id: 'c2' })
    const archive = zipSync({
      'chat.html': strToU8('<html></html>'),
      'export/conversations-000.json': strToU8(JSON.stringify([TALK])),
      'export/conversations-001.json': strToU8(JSON.stringify([second])),
    })
    const { format, records } = readImport(archive)
    expect(format).toBe('chatgpt')
    expect(records.filter(({ kind }) => kind === 'message')).toHaveLength(5)
  })

  it('puts older conversations first, so that what was said last holds', async () => {
    const memory = await newMemory()
    const newer = conversation([{ id: 'n', parts: ['I live in Oslo'], time: 1700000900 }], {
      conversation_id: 'n',
    })
    const older = conversation([{ id: 'o', parts: ['I live in Rome'], time: 1600000000 }], {
      conversation_id: 'o',
    })
    await importInto(memory, readImport(bytesOf([newer, older])).records)
    expect((await memory.items.list()).rows.map(({ text }) => text)).toEqual([
      'I live in Rome',
      'I live in Oslo',
    ])
    expect((await memory.answer('Where do I live?')).text).toContain('Oslo')
  })
})
