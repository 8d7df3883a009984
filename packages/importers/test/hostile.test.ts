import { InvalidImportError } from '@recollect/core'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { detectFormat, IMPORT_FORMATS, importInto, readImport } from '../src/index.ts'
import { conversation } from './support/chatgpt.ts'
import { bytesOf, newMemory } from './support/memory.ts'

const refusal = (bytes: Uint8Array, options: Parameters<typeof readImport>[1] = {}): string => {
  try {
    readImport(bytes, options)
    return 'accepted'
  } catch (error) {
    if (error instanceof InvalidImportError) return error.message
    throw error
  }
}

describe('a hostile file', () => {
  it('that unpacks to more than it may is stopped early, also when it lies about its size', () => {
    const bomb = zipSync({ 'conversations.json': new Uint8Array(20_000_000) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(refusal(bomb, { maxBytes: 1_000_000 })).toContain('more than 1000000 bytes')
    // The size unpacked stands at 22 in the local header and at 24 in the central one.
    const lying = bomb.slice()
    const view = new DataView(lying.buffer)
    view.setUint32(22, 10, true)
    view.setUint32(lying.length - 22 - 46 - 'conversations.json'.length + 24, 10, true)
    expect(refusal(lying, { maxBytes: 1_000_000 })).toContain('more than 1000000 bytes')
  })

  it('that is an archive of something else, or cut short, says what to do', () => {
    expect(refusal(zipSync({ 'a.txt': strToU8('x') }))).toContain('no conversations.json')
    const whole = zipSync({ 'conversations.json': strToU8(JSON.stringify([conversation([])])) })
    expect(refusal(whole.subarray(0, 60))).toMatch(/cannot be unpacked|no conversations\.json/u)
  })

  it('with names of prototypes changes none', async () => {
    const memory = await newMemory()
    const lines =
      '{"text":"I like tea","metadata":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}'
    const report = await importInto(memory, readImport(bytesOf(lines)).records)
    const tree =
      '[{"current_node":"__proto__","mapping":{"__proto__":{"parent":"constructor","message":{"author":{"role":"user"},"content":{"content_type":"text","parts":["hi"]}}}}}]'
    expect(readImport(bytesOf(tree)).records).toHaveLength(1)
    expect(report.messages.kept).toBe(1)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('nested a hundred thousand deep, or with metadata beyond measure, loses that record alone', () => {
    const deep = `{"text":"a","metadata":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
    const large = `{"text":"b","metadata":{"x":"${'y'.repeat(1_000_000)}"}}`
    const { records } = readImport(bytesOf([deep, large, '{"text":"c"}'].join('\n')))
    expect(records.map(({ kind }) => kind)).toEqual(['skipped', 'skipped', 'message'])
  })

  it('with a text of over ten megabytes loses that message, and the report does not repeat it', async () => {
    const memory = await newMemory()
    const { records } = readImport(bytesOf([conversation([{ id: 'a', parts: ['x'.repeat(10_000_001)] }])]))
    const report = await importInto(memory, records)
    expect(report.skipped.byReason).toEqual({ refused: 1 })
    expect(JSON.stringify(report).length).toBeLessThan(2000)
  })

  it('with broken UTF-8 loses the line, or says so of a document', () => {
    const broken = Buffer.concat([
      Buffer.from('{"text":"a"}\n{"text":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}\n'),
    ])
    expect(readImport(broken).records.map(({ kind }) => kind)).toEqual(['message', 'skipped'])
    const document = Buffer.concat([
      Buffer.from('[{"memory":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}]'),
    ])
    expect(refusal(document, { format: 'mem0' })).toContain('not JSON')
  })

  it('of whatever bytes or JSON is read or refused with a reason', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...IMPORT_FORMATS), (bytes, format) => {
        refusal(bytes, { format })
        refusal(bytes)
      }),
      { numRuns: 200 },
    )
    const key = fc.constantFrom(
      'mapping',
      'current_node',
      'message',
      'content',
      'parts',
      'author',
      'role',
      'memory',
      'results',
      'chat_messages',
      'text',
      'sender',
      '__proto__',
    )
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    })).value
    fc.assert(
      fc.property(json, fc.constantFrom(...IMPORT_FORMATS), (value, format) => {
        refusal(bytesOf([value]), { format })
        refusal(bytesOf(value))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the format', () => {
  it.each([
    ['[{"mapping":{},"title":"x"}]', 'chatgpt'],
    ['[{"chat_messages":[]}]', 'claude'],
    ['{"chat_messages":[]}', 'claude'],
    ['[{"id":"1","memory":"x"}]', 'mem0'],
    ['{"results":[]}', 'mem0'],
    ['{"type":"recollect","version":1}\n{"type":"item"}', 'recollect'],
    ['{"metadata":{"structure":"x"},"qa_sequence":[]}', 'qa-index'],
    ['{"type":"entity","name":"a"}\n{"type":"relation"}', 'memory-jsonl'],
    ['{"text":"x"}', 'jsonl'],
    ['{"text":"x"}\n{"text":"y"}', 'jsonl'],
    ['{"text":"x","slot":', 'jsonl'],
    ['text\nx', 'csv'],
    ['"Text";"Role"\nx;user', 'csv'],
    ['{"type":"item","text":"x"}\n{"type":"card"}', 'recollect'],
    ['["User likes tea"]', 'memories'],
    ['{"facts":["lives in Porto"]}', 'memories'],
    ['[{"content":"x","enabled":true}]', 'memories'],
    ['[{"namespace":["a"],"key":"k","value":{"content":"x"}}]', 'memories'],
    ['[{"uuid":"u","fact":"Ada lives in Porto","valid_at":null}]', 'memories'],
    ['{"blocks":[{"label":"human","value":"Name: Ada"}]}', 'memories'],
    ['- [2025-01-03] - User likes tea\n- User lives in Porto', 'memories'],
    ['用户喜欢喝茶\n用户住在杭州', 'memories'],
    [
      '{"type":"summary","summary":"x","leafUuid":"y"}\n{"type":"user","sessionId":"s","message":{}}',
      'claude-code',
    ],
    ['[{"header":"Gemini Apps","title":"Prompted x"}]', 'gemini'],
    ['[{"conversations_memory":"x"}]', 'claude'],
    ['[{"uuid":"u","full_name":"A","email_address":"a@example.com"}]', 'claude'],
    ['[{"type":"entity","name":"Ann"}]', 'memory-jsonl'],
    ['hello world', null],
    ['', null],
    ['[1,2]', null],
    ['%PDF-1.7', null],
  ])('of %s is %s', (text, format) => {
    expect(detectFormat(bytesOf(text))).toBe(format)
  })

  it('that is read elsewhere is told, with where', () => {
    expect(refusal(bytesOf('{"type":"recollect"}\n'))).toContain('memory.import()')
    expect(refusal(bytesOf('{"type":"entity"}\n'))).toContain('@recollect/mcp')
    expect(refusal(bytesOf('hello'))).toContain('Say which it is, if it is one of')
  })

  it('that is none of them is told with what was found, and what is known', () => {
    const found = (value: unknown, options = {}) => refusal(bytesOf(value), options)
    expect(found({ tracks: [], title: 'x' })).toMatch(
      /an object with the keys "tracks", "title", which is none of.*"mapping" \(chatgpt\)/su,
    )
    expect(found([{ a: 1 }, 2])).toContain('a list of 2, of which the first is an object with the keys "a"')
    expect(found([])).toContain('an empty list')
    expect(found('hello')).toContain('text that is neither JSON nor a table')
  })

  it('of a table that its header does not tell is told by its name', () => {
    expect(detectFormat(bytesOf('Note;Day\nx;y\n'), 'notes.csv')).toBe('csv')
    expect(detectFormat(bytesOf('Note;Day\nx;y\n'))).toBeNull()
    expect(detectFormat(bytesOf({ a: 1 }), 'notes.csv')).toBeNull()
  })
})
