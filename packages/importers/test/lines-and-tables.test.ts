import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { bytesOf, contentsOf, newMemory, shown } from './support/memory.ts'

describe('lines of JSON', () => {
  const LINES = [
    '{"role":"user","text":"I live in Rome","at":"2024-03-05T08:00:00Z","session":"s","speaker":"Ada","metadata":{"a":1}}',
    '{"role":"assistant","content":"I live in Oslo","timestamp":1709712000}',
    '',
    '{"text":"I live in Rome"',
    '{"text":"x","role":"king"}',
    '{"text":"x","at":"yesterday"}',
    '{"slot":"plan","value":"ship it","validFrom":"2024-01-01"}',
    '[1]',
    '{"role":"user","text":"我对花生过敏","id":42}',
    '{"role":"user","text":"我对花生过敏","id":42}',
  ].join('\n')

  it('each stand for themselves: a bad one is left out and named', async () => {
    const memory = await newMemory()
    const { format, records } = readImport(bytesOf(LINES))
    expect(format).toBe('jsonl')
    expect(shown(records)).toEqual([
      [1, 'user', 'I live in Rome'],
      [2, 'assistant', 'I live in Oslo'],
      [4, 'malformed'],
      [5, 'malformed'],
      [6, 'malformed'],
      [7, 'plan', 'ship it'],
      [8, 'malformed'],
      [9, 'user', '我对花生过敏'],
      [10, 'user', '我对花生过敏'],
    ])
    const report = await importInto(memory, records)
    expect(report).toMatchObject({
      messages: { read: 4, kept: 3, known: 1 },
      facts: { read: 1, written: 1 },
      found: 2,
      ignored: 1,
    })
    expect((await memory.items.list()).rows[0]).toMatchObject({
      saidAt: Date.parse('2024-03-05T08:00:00Z'),
      session: 's',
      speaker: 'Ada',
      metadata: { a: 1, importedFrom: 'jsonl' },
    })
    const before = await contentsOf(memory)
    const again = await importInto(memory, records)
    expect([again.messages.kept, again.facts]).toEqual([0, { read: 1, written: 0, known: 1 }])
    expect(await contentsOf(memory)).toEqual(before)
  })

  it('that say the same twice are kept twice, and known again', async () => {
    const memory = await newMemory()
    const twice = bytesOf('{"text":"I like tea"}\n{"text":"I like tea"}\n')
    expect((await importInto(memory, readImport(twice).records)).messages.kept).toBe(2)
    expect((await importInto(memory, readImport(twice).records)).messages.known).toBe(2)
  })

  it('never bring back a fact that was corrected since', async () => {
    const memory = await newMemory()
    const file = bytesOf('{"slot":"location","value":"Rome"}')
    await importInto(memory, readImport(file).records)
    await memory.put({ slot: 'location', value: 'Oslo', relation: 'updates' })
    expect((await importInto(memory, readImport(file).records)).facts).toMatchObject({ written: 0, known: 1 })
    expect((await memory.answer('Where do I live?')).text).toContain('Oslo')
  })

  it('of the memory’s refusal tell the record and why, and the others are kept', async () => {
    const memory = await newMemory()
    const lines = [
      '{"slot":"a b","value":"x"}',
      '{"text":"I like tea"}',
      `{"text":"${'x'.repeat(10_000_001)}"}`,
    ]
    const report = await importInto(memory, readImport(bytesOf(lines.join('\n'))).records)
    expect(report.messages).toMatchObject({ read: 2, kept: 1 })
    expect(report.skipped.first).toMatchObject([
      { place: { line: 3 }, reason: 'refused', detail: expect.stringContaining('10000000 bytes') },
      { place: { line: 1 }, reason: 'refused', detail: expect.stringContaining('slot') },
    ])
  })
})

describe('tables', () => {
  it('are read by their header, with quotes, line ends within texts and other columns as metadata', () => {
    const table =
      '\ufeffDate,Text,Role,Mood\r\n2024/3/5 8:00,"I live in ""Rome"",\r\nyes",user,good\r\n,I like tea,user,\r\n2024-03-06,x\r\n'
    const { format, records } = readImport(bytesOf(table))
    expect(format).toBe('csv')
    expect(shown(records)).toEqual([
      [2, 'user', 'I live in "Rome",\nyes'],
      [4, 'user', 'I like tea'],
      [5, 'malformed'],
    ])
    expect(records[0]).toMatchObject({
      message: { at: Date.parse('2024-03-05T08:00:00Z'), metadata: { Mood: 'good', importedFrom: 'csv' } },
    })
  })

  it('may have semicolons or tabs, Chinese names, facts, and columns that are named by the caller', () => {
    expect(
      shown(readImport(bytesOf('时间;内容;角色\n2024年3月5日;我住在杭州, 真的;用户\n')).records),
    ).toEqual([[2, 'user', '我住在杭州, 真的']])
    expect(shown(readImport(bytesOf('slot\tvalue\nplan\tship it\n')).records)).toEqual([
      [2, 'plan', 'ship it'],
    ])
    const named = readImport(bytesOf('wer,was\nassistant,Hallo\n'), {
      format: 'csv',
      fields: { text: 'was', role: 'wer' },
    })
    expect(shown(named.records)).toEqual([[2, 'assistant', 'Hallo']])
    expect(() => readImport(bytesOf('a,b\n1,2\n'), { format: 'csv' })).toThrow(
      /no column of texts.*It has: "a", "b"/u,
    )
    expect(() => readImport(bytesOf('text\nx\n'), { format: 'csv', fields: { at: 'when' } })).toThrow(
      /no column "when" for at/u,
    )
  })

  it('come in UTF-8, UTF-16 and GB18030; other encodings are named', () => {
    // '内容\n我住在杭州\n' in GB18030.
    const gb = Uint8Array.from(Buffer.from('c4dac8dd0aced2d7a1d4dababcd6dd0a', 'hex'))
    expect(shown(readImport(gb).records)).toEqual([[2, 'user', '我住在杭州']])
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('内容\n我住在杭州\n', 'utf16le')])
    expect(shown(readImport(utf16).records)).toEqual([[2, 'user', '我住在杭州']])
    const western = Uint8Array.from(
      Buffer.from('text\nJ\u2019aime le caf\u00e9 tr\u00e8s fort\n'.replace('\u2019', "'"), 'latin1'),
    )
    expect(() => readImport(western, { format: 'csv' })).toThrow(/not UTF-8 text.*windows-1252/u)
    expect(
      shown(readImport(western, { format: 'csv', encoding: 'windows-1252' }).records)[0]?.[2] ?? '',
    ).toContain('café')
  })

  it('keep quotes within a text; one that is not closed is named, and what stands before it is kept', () => {
    const table =
      'text,role\nI like tea,user\n"I live" in Rome,user\nthe "big" one,user\n"I like jazz,user\nx,user\n'
    expect(shown(readImport(bytesOf(table)).records)).toEqual([
      [2, 'user', 'I like tea'],
      [3, 'user', '"I live" in Rome'],
      [4, 'user', 'the "big" one'],
      [5, 'malformed'],
    ])
  })
})

describe('rows of a table', () => {
  it('with fewer cells than the header are read, and with more where those are empty; else named', () => {
    const table = 'text,role,at\nI like tea,user\nI like jazz,user,,,\nI like,x,y,more\n'
    expect(readImport(bytesOf(table)).records).toMatchObject([
      { kind: 'message', message: { text: 'I like tea', role: 'user' } },
      { kind: 'message', message: { text: 'I like jazz' } },
      { kind: 'skipped', place: { line: 4 }, detail: 'it has 4 columns, the header 3' },
    ])
  })
})
