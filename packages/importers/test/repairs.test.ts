import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import type { ImportFormat } from '../src/index.ts'
import { bytesOf, newMemory } from './support/memory.ts'

const ODD = 'I live\fin \u001b[1mRome\u001b[0m \u202aC:\\x\u202c \0\ud83d'
const KEPT = 'I live in Rome C:\\x  \ufffd'
const json = (value: unknown) => bytesOf(JSON.stringify(value))

const FILES: readonly (readonly [format: ImportFormat, bytes: Uint8Array, kept: string])[] = [
  ['jsonl', json({ text: ODD, role: 'user' }), KEPT],
  ['csv', bytesOf(`text,role\n"${ODD}",user\n`), KEPT],
  ['mem0', json([{ id: '1', memory: ODD }]), KEPT],
  ['claude', json([{ uuid: 'c', chat_messages: [{ uuid: 'm', sender: 'human', text: ODD }] }]), KEPT],
  [
    'chatgpt',
    json([
      {
        current_node: 'a',
        mapping: {
          a: { message: { author: { role: 'user' }, content: { content_type: 'text', parts: [ODD] } } },
        },
      },
    ]),
    KEPT,
  ],
]

describe('odd texts of a file', () => {
  it.each(FILES)('of %s are repaired and kept, and the report says so', async (format, bytes, kept) => {
    const memory = await newMemory()
    const { records } = readImport(bytes, { format })
    const dry = await importInto(memory, records, { dryRun: true })
    const report = await importInto(memory, records)
    expect(report.skipped.total).toBe(0)
    expect(report.repaired).toMatchObject({ total: 1, byKind: { control: 1, bidi: 1 } })
    expect(report.repaired.first[0]?.place).toEqual(records[0]?.place)
    expect(dry.repaired).toEqual(report.repaired)
    expect((await memory.items.list()).rows.map(({ text }) => text)).toEqual([kept])
    expect(await importInto(memory, readImport(bytes, { format }).records)).toMatchObject({
      messages: { kept: 0, known: 1 },
      repaired: { total: 0 },
    })
  })

  it('that are facts are repaired, and known the second time', async () => {
    const memory = await newMemory()
    const file = json({ slot: 'location', value: 'Ro\u202eme' })
    const first = await importInto(memory, readImport(file).records)
    expect(first).toMatchObject({ facts: { written: 1 }, repaired: { total: 1, byKind: { bidi: 1 } } })
    const again = await importInto(memory, readImport(file).records)
    expect(again).toMatchObject({ facts: { written: 0, known: 1 }, repaired: { total: 0 } })
  })

  it('that are long are kept whole, and told', async () => {
    const memory = await newMemory()
    const text = `I live in Rome. ${'Nothing else. '.repeat(7500)}`
    const report = await importInto(memory, readImport(json({ text, role: 'user' })).records)
    expect(report).toMatchObject({ skipped: { total: 0 }, repaired: { total: 1, byKind: { long: 1 } } })
    expect((await memory.items.list()).rows[0]?.text).toBe(text)
  })
})
