import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const exported = async (dir: string, argv: readonly string[] = []) =>
  (await recollect(dir, ['export', ...argv])).out

async function filled(): Promise<string> {
  const dir = emptyDirectory()
  await recollect(dir, ['remember'], { input: '我住朝阳区\n我搬家到了海淀区\nI like tea\n' })
  return dir
}

describe('export and import', () => {
  it('moves a scope without loss, through a file or a pipe', async () => {
    const dir = await filled()
    const before = await exported(dir)
    expect((await recollect(dir, ['export', '-o', 'a.jsonl'])).out).toContain('a.jsonl')
    expect(readFileSync(join(dir, 'a.jsonl'), 'utf8')).toBe(before)
    if (process.platform !== 'win32') expect(statSync(join(dir, 'a.jsonl')).mode & 0o777).toBe(0o600)
    expect((await recollect(dir, ['import', 'a.jsonl', '--db', 'b.db'])).code).toBe(0)
    expect(await exported(dir, ['--db', 'b.db'])).toBe(before)
    await recollect(dir, ['import', '--scope', 'copy', '--db', 'c.db'], { input: before })
    expect(await exported(dir, ['--scope', 'copy', '--db', 'c.db'])).toBe(before)
    expect((await recollect(dir, ['ask', '我住哪里', '--db', 'b.db'])).out).toContain('海淀区')
  })

  it('skips what is there already', async () => {
    const dir = await filled()
    const before = await exported(dir)
    const again = await recollect(dir, ['import', '--json'], { input: before })
    expect(JSON.parse(again.out)).toMatchObject({ items: 0, cards: 0 })
    expect(await exported(dir)).toBe(before)
  })

  it('changes nothing when it fails half way, and names the line', async () => {
    const dir = await filled()
    const before = await exported(dir)
    const other = emptyDirectory()
    await recollect(other, ['remember'], { input: 'I live in Berlin\nI like coffee\nI work at Siemens' })
    const good = (await exported(other)).trimEnd().split('\n')
    for (const bad of [
      '{"type":"item"',
      '{"type":"item","id":"x"}',
      '{"type":"card","slot":"x"}',
      '\u0000',
    ]) {
      const input = [...good.slice(0, 4), bad, ...good.slice(4)].join('\n')
      const { code, err } = await recollect(dir, ['import'], { input })
      expect(code).toBe(2)
      expect(err).toContain('Line 5')
      expect(await exported(dir)).toBe(before)
    }
  })

  it('does not overwrite a file unless told to', async () => {
    const dir = await filled()
    writeFileSync(join(dir, 'a.jsonl'), 'mine')
    const { code, err } = await recollect(dir, ['export', '-o', 'a.jsonl'])
    expect(code).toBe(2)
    expect(err).toContain('--force')
    expect(readFileSync(join(dir, 'a.jsonl'), 'utf8')).toBe('mine')
    expect((await recollect(dir, ['export', '-o', 'a.jsonl', '--force'])).code).toBe(0)
    expect(readFileSync(join(dir, 'a.jsonl'), 'utf8')).toContain('海淀区')
  })

  it('is one document with --json', async () => {
    const dir = await filled()
    const document = JSON.parse((await recollect(dir, ['export', '--json'])).out)
    expect(document.records).toHaveLength(document.lines)
    expect(document.records.map((record: unknown) => JSON.stringify(record)).join('\n')).toBe(
      (await exported(dir)).trimEnd(),
    )
  })

  it('leaves no file behind when it is stopped or may not write', async () => {
    const dir = await filled()
    const stopped = await recollect(dir, ['export', '-o', 'a.jsonl'], { onInterrupt: (stop) => stop() })
    expect(stopped.code).toBe(130)
    expect(readdirSync(dir).filter((name) => name.startsWith('a.jsonl'))).toEqual([])
    const { code, err } = await recollect(dir, ['export', '-o', 'no/such/folder/a.jsonl'])
    expect(code).toBe(2)
    expect(err).toContain('a.jsonl')
  })

  it('leaves no file behind when the database is not there', async () => {
    const dir = emptyDirectory()
    expect((await recollect(dir, ['export', '-o', 'a.jsonl'])).code).toBe(2)
    expect(existsSync(join(dir, 'a.jsonl'))).toBe(false)
  })
})
