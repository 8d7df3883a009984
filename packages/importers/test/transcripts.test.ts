import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { bytesOf, contentsOf, linesOf, newMemory } from './support/memory.ts'

const line = (
  uuid: string,
  parentUuid: string | null,
  type: string,
  content: unknown,
  more: object = {},
) => ({
  ...{ type, uuid, parentUuid, sessionId: 's1', cwd: '/home/a/app', gitBranch: 'main' },
  ...{ timestamp: '2026-03-01T10:00:00.000Z', message: { role: type, content } },
  ...more,
})

const SESSION = [
  { type: 'summary', summary: 'Talk', leafUuid: 'y' },
  { type: 'file-history-snapshot', messageId: 'x', snapshot: {} },
  line('1', null, 'user', 'I live in Lyon'),
  line('2', '1', 'assistant', [
    { type: 'thinking', thinking: 'hm' },
    { type: 'text', text: 'Noted' },
    { type: 'tool_use', name: 'Bash', input: {} },
  ]),
  line('3', '2', 'user', [{ type: 'tool_result', tool_use_id: 't', content: 'My name is Root' }]),
  line('4', '3', 'user', '<command-name>/clear</command-name>', { isMeta: true }),
  line('5', '3', 'user', '<system-reminder>I live in Rome.</system-reminder>I work at Acme'),
  line('6', '5', 'user', 'Find my house in Oslo', { isSidechain: true }),
  line('7', '5', 'user', [{ type: 'text', text: '[Request interrupted by user]' }]),
]

const shown = (lines: readonly unknown[]) =>
  readImport(bytesOf(linesOf(lines))).records.map((record) =>
    record.kind === 'message' ? record.message.text : record.kind === 'skipped' ? record.reason : '',
  )

describe('a transcript of Claude Code', () => {
  it('gives what was typed and answered, not what tools, commands and assistants among themselves said', async () => {
    const memory = await newMemory()
    const { format, records } = readImport(bytesOf(linesOf(SESSION)))
    expect(format).toBe('claude-code')
    expect(shown(SESSION)).toEqual([
      ...['hidden', 'hidden', 'I live in Lyon', 'Noted', 'not-text', 'hidden'],
      ...['I work at Acme', 'hidden', 'hidden'],
    ])
    await importInto(memory, records)
    expect((await memory.cards.list()).rows.map(({ value }) => value).sort()).toEqual(['Acme', 'Lyon'])
    expect((await memory.items.list()).rows[0]).toMatchObject({
      session: 'claude-code:s1',
      saidAt: Date.parse('2026-03-01T10:00:00Z'),
      metadata: { importedFrom: 'claude-code', cwd: '/home/a/app', gitBranch: 'main' },
    })
    const before = await contentsOf(memory)
    // A session that was resumed repeats what was said before.
    const resumed = SESSION.map((one) => ({ ...one, sessionId: 's2' }))
    await importInto(memory, readImport(bytesOf(linesOf(resumed))).records)
    expect(await contentsOf(memory)).toEqual(before)
  })

  it('leaves out a question that was put otherwise, and what was answered to it', () => {
    const lines = [
      line('1', null, 'user', 'Hello'),
      line('2', '1', 'assistant', 'Hi'),
      line('3', '2', 'user', 'I live in Rome'),
      line('4', '3', 'assistant', 'Rome!'),
      line('5', '2', 'user', 'I live in Lyon'),
      line('6', '5', 'assistant', 'Lyon!'),
    ]
    expect(shown(lines)).toEqual(['Hello', 'Hi', 'branch', 'branch', 'I live in Lyon', 'Lyon!'])
  })

  it('with broken lines, odd fields or a circle is read as far as it goes', () => {
    const odd = [null, 7, {}, []].map((content, n) => line(`o${n}`, null, 'user', content))
    const circle = [line('a', 'b', 'user', 'one'), line('b', 'a', 'assistant', 'two')]
    const text = `${linesOf([...circle, ...odd])}{"type":"user","sess\n`
    expect(
      readImport(bytesOf(text)).records.map((one) => (one.kind === 'message' ? one.message.text : one.kind)),
    ).toEqual(['one', 'two', 'skipped', 'skipped', 'skipped', 'skipped', 'skipped'])
  })
})

describe('activities of Gemini', () => {
  it('are prompts of the user, and answers without their HTML', () => {
    const activities = [
      {
        header: 'Gemini Apps',
        title: 'Prompted I live in Lyon',
        time: '2026-03-01T10:00:00.000Z',
        products: ['Gemini Apps'],
        safeHtmlItem: [{ html: '<p>Lyon &amp; its <b>river</b></p>' }],
      },
      { header: 'Gemini Apps', title: 'Gave feedback', time: '2026-03-01T09:00:00.000Z' },
      { header: 'YouTube', title: 'Watched x' },
    ]
    const { format, records } = readImport(bytesOf(activities))
    expect(format).toBe('gemini')
    expect(records).toMatchObject([
      { message: { role: 'user', text: 'I live in Lyon', at: Date.parse('2026-03-01T10:00:00Z') } },
      { message: { role: 'assistant', text: 'Lyon & its river' } },
      { kind: 'skipped', reason: 'not-text' },
      { kind: 'skipped', reason: 'malformed' },
    ])
  })
})
