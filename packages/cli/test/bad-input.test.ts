import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const lines = (...rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const jsonl = ['remember', '--format', 'jsonl']

describe('bad input', () => {
  it.each<[string, readonly string[], string | Uint8Array | undefined, string]>([
    ['an empty argument', ['remember', ''], undefined, 'is empty'],
    ['only white space', ['remember', ' \t '], undefined, 'is empty'],
    ['only invisible characters', ['remember', '\u200b\u200d'], undefined, 'is empty'],
    ['no text at a terminal', ['remember'], undefined, 'There is no text'],
    ['empty standard input', ['remember'], '', 'Standard input is empty'],
    ['blank lines', ['remember'], '\n \n\r\n', 'is empty'],
    ['only control characters', ['remember'], '\u0000\u202e', 'is empty'],
    ['an over-long message', ['remember', '--whole'], 'x'.repeat(10_000_001), '10000001 bytes'],
    ['a message of an SDK without words', jsonl, '{"role":"user","content":[{"type":"image"}]}', 'is empty'],
    ['bytes that are not UTF-8', ['remember'], Buffer.from([0xd6, 0xd0, 0xce, 0xc4]), 'iconv'],
    ['UTF-16', ['remember'], Buffer.from('\ufeffhello', 'utf16le'), 'not UTF-8'],
    ['a cut character', ['remember'], Buffer.from('好').subarray(0, 2), 'not UTF-8'],
    [
      'a bad line after good ones',
      jsonl,
      `${lines({ text: 'I live in Berlin' })}\n{oops`,
      'Line 2 is not JSON',
    ],
    ['a line without a text', jsonl, lines({ role: 'user' }), 'text'],
    ['an unknown field', jsonl, lines({ text: 'a', txet: 'b' }), 'txet'],
    ['an unknown role', jsonl, lines({ text: 'a', role: 'king' }), 'role'],
    ['a time that is none', jsonl, lines({ text: 'a', at: 'soon' }), 'at: is not an ISO 8601 time'],
    ['one key for two messages', ['remember', '--key', 'k'], 'a\nb', '--key is for one message'],
    ['a file that is not there', ['remember', '-f', 'no.txt'], undefined, 'no.txt'],
    ['a directory as file', ['remember', '-f', '.'], undefined, 'cannot be used'],
    ['a malformed scope', ['remember', 'a', '--scope', 'a\u200bb'], undefined, 'scope'],
    ['a scope with white space at its end', ['remember', 'a', '--scope', 'a '], undefined, 'scope'],
    ['an over-long scope', ['remember', 'a', '--scope', 'a'.repeat(300)], undefined, '256'],
    ['an over-long key', ['remember', 'a', '--key', 'a'.repeat(300)], undefined, 'key'],
    ['a folder that is not there', ['remember', 'a', '--db', 'no/such/x.db'], undefined, 'such'],
    ['nothing to extract from', ['extract', ' '], undefined, 'is empty'],
    ['an empty question', ['ask', ' '], undefined, 'The question is empty'],
    ['an empty message to the chat', ['chat', '-m', ''], undefined, '--message is empty'],
    ['an empty import', ['import'], '', 'The file is empty'],
    ['an import that is no export', ['import'], '{"a":1}', 'an object with the keys "a"'],
    ['an import that is no JSON', ['import'], 'hello', 'neither JSON nor a table'],
  ])('%s is refused with exit 2 and stores nothing', async (_what, argv, input, message) => {
    const dir = emptyDirectory()
    const { code, out, err } = await recollect(dir, argv, { input })
    expect(err).toContain(message)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^error: [^\n]+/u)
    if (existsSync(join(dir, 'recollect.db'))) {
      expect(JSON.parse((await recollect(dir, ['items', '--json'])).out).rows).toEqual([])
    }
  })

  it('is told in Chinese too, and as JSON on standard error', async () => {
    const dir = emptyDirectory()
    expect((await recollect(dir, ['remember', ' ', '--lang', 'zh'])).err).toContain('错误：文本是空的')
    const { code, out, err } = await recollect(dir, ['remember', ' ', '--json'])
    expect([code, out]).toEqual([2, ''])
    expect(JSON.parse(err)).toEqual({
      error: { code: 'INVALID_INPUT', message: expect.stringContaining('empty') },
    })
    const usage = await recollect(dir, ['recall', 'x', '--limit', 'abc', '--json'])
    expect(JSON.parse(usage.err)).toMatchObject({ error: { code: 'USAGE' } })
  })
})

describe('the database', () => {
  it.each([
    ['recall', 'x'],
    ['ask', 'x'],
    ['cards'],
    ['items'],
    ['history', 'location'],
    ['export'],
    ['migrate'],
    ['backfill'],
    ['forget', '--slot', 'location', '--yes'],
    ['at', '2025-01-01'],
    ['at', '2025-01-01', 'Where do I live?'],
    ['diff', '2025-01-01'],
    ['changes'],
    ['undo', 'last'],
    ['correct', 'x', 'y'],
    ['move', 'location', '--to', 'bob'],
  ])('is not created by %s', async (...argv) => {
    const dir = emptyDirectory()
    const { code, err } = await recollect(dir, argv)
    expect(code).toBe(2)
    expect(err).toContain('recollect init')
    expect(readdirSync(dir)).toEqual([])
  })

  it('is refused when it is another kind of file, which stays as it is', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'notes.txt'), 'these are notes, not a database')
    for (const argv of [['recall', 'x'], ['remember', 'x'], ['migrate']]) {
      const { code, err } = await recollect(dir, [...argv, '--db', 'notes.txt'])
      expect([argv, code]).toEqual([argv, 2])
      expect(err).toContain('not a Recollect database')
    }
    const other = new Database(join(dir, 'other.sqlite'))
    other.exec('CREATE TABLE places (url TEXT)')
    other.close()
    const before = readFileSync(join(dir, 'other.sqlite'))
    expect((await recollect(dir, ['remember', 'x', '--db', 'other.sqlite'])).code).toBe(2)
    expect(readFileSync(join(dir, 'other.sqlite'))).toEqual(before)
    mkdirSync(join(dir, 'folder'))
    expect((await recollect(dir, ['remember', 'x', '--db', 'folder'])).code).toBe(2)
  })
})
