import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const said = (id: string, parent: string, role: string, text: string) => ({
  [id]: {
    parent,
    message: {
      id,
      author: { role },
      create_time: 1_700_000_000,
      content: { content_type: 'text', parts: [text] },
    },
  },
})
const CHATGPT = JSON.stringify([
  {
    title: 'Home',
    conversation_id: 'c1',
    current_node: 'b',
    mapping: {
      ...said('a', 'root', 'user', 'I live in Oslo'),
      ...said('b', 'a', 'assistant', 'I live in Rome'),
    },
  },
])

describe('import of other systems', () => {
  it('recognises a ChatGPT export, tells beforehand what it will do, does it once, and is taken back', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'conversations.json'), CHATGPT)
    const dry = await recollect(dir, ['import', 'conversations.json', '--dry-run'])
    expect(dry).toMatchObject({ code: 0, err: '' })
    expect(dry.out).toMatch(
      /^A dry run.*Kept 2 messages from ChatGPT \(1 user, 1 assistant\).*Found 1 fact/su,
    )
    expect(existsSync(join(dir, 'recollect.db'))).toBe(false)
    const { out } = await recollect(dir, ['import', 'conversations.json'])
    expect(out).toMatch(/Found 1 fact in what the user said\.\n1 statement by others became no fact\./u)
    expect((await recollect(dir, ['ask', 'Where do I live?'])).out).toContain('Oslo')
    const again = JSON.parse((await recollect(dir, ['import', 'conversations.json', '--json'])).out)
    expect(again).toMatchObject({
      format: 'chatgpt',
      report: { messages: { kept: 0, known: 2 }, changes: [] },
    })
    const undo = /recollect undo (?<id>\S+)/u.exec(out)?.groups?.['id'] ?? ''
    expect((await recollect(dir, ['undo', undo])).code).toBe(0)
    expect((await recollect(dir, ['ask', 'Where do I live?'])).out).not.toContain('Oslo')
  })

  it('reads lines and tables when they are named, and says in either language what was left out', async () => {
    const dir = emptyDirectory()
    const lines =
      '{"text":"我住在杭州","role":"用户"}\n{"text":"x","role":"king"}\nnot json\n{"slot":"a b","value":"x"}\n{"text":"a\\u0007b","role":"user"}\n'
    const read = await recollect(dir, ['import', '--from', 'auto', '--lang', 'zh'], { input: lines })
    expect(read.code).toBe(2)
    expect(read.out).toMatch(
      /从 JSON 行保存 2 条消息（用户 2）.*找到 1 个事实.*略过 3 条：格式不对 2、被拒绝 1。\n.*第 2 行：角色无效/su,
    )
    expect(read.out).toContain('修复 1 条')
    const table = 'Note;Day\n"I work at Siemens";2024-03-05\n'
    const argv = ['import', '--from', 'csv', '--column', 'text=Note', '--column', 'at=Day']
    expect((await recollect(dir, argv, { input: table })).out).toContain('Kept 1 message from CSV')
    const { rows } = JSON.parse((await recollect(dir, ['items', '--json'])).out)
    expect(rows.at(-1)).toMatchObject({ saidAt: Date.parse('2024-03-05') })
  })

  it('does not take a damaged export of Recollect for messages', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Oslo'])
    const [, ...headless] = (await recollect(dir, ['export'])).out.split('\n')
    const refused = await recollect(dir, ['import', '--db', 'b.db'], { input: headless.join('\n') })
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('Line 1') })
    const named = await recollect(dir, ['import', '--from', 'auto', '--db', 'b.db'], {
      input: headless.join('\n'),
    })
    expect(named).toMatchObject({ code: 2, err: expect.stringContaining('Line 1') })
  })

  it('reads a memory.jsonl of the reference MCP server, and says so', async () => {
    const dir = emptyDirectory()
    const input =
      '{"type":"entity","name":"Ada","entityType":"person","observations":["likes tea"]}\n' +
      '{"type":"relation","from":"Ada","to":"Acme","relationType":"works_at"}\n'
    const dry = await recollect(dir, ['import', '--dry-run'], { input })
    expect(dry.out).toMatch(/^A dry run/u)
    const { code, out } = await recollect(dir, ['import'], { input })
    expect([code, out]).toEqual([0, expect.stringContaining('1 entity and 1 relation')])
    const cards = JSON.parse((await recollect(dir, ['cards', '--json'])).out)
    expect(JSON.stringify(cards)).toContain('likes tea')
    const again = JSON.parse((await recollect(dir, ['import', '--json'], { input })).out)
    expect(again).toMatchObject({ format: 'memory-jsonl', graph: { facts: 0 } })
  })

  it('of several speakers asks who the user is, and takes facts from that one', async () => {
    const dir = emptyDirectory()
    const input = 'speaker,text\nBob,I live in Paris.\nAlice,I live in Rome.\n'
    const refused = await recollect(dir, ['import', '--from', 'auto'], { input })
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining('2 speakers said ("Bob", "Alice")'),
    })
    expect((await recollect(dir, ['import', '--from', 'auto', '--user', 'Alice'], { input })).code).toBe(0)
    const { out } = await recollect(dir, ['cards', '--json'])
    expect([out.includes('Rome'), out.includes('Paris')]).toEqual([true, false])
  })

  it('of several users asks whose, in both languages', async () => {
    const dir = emptyDirectory()
    const input = JSON.stringify(
      ['alice', 'bob'].map((user_id) => ({ id: user_id, memory: 'likes tea', user_id })),
    )
    const refusal = async (lang: string) => (await recollect(dir, ['import', '--lang', lang], { input })).err
    expect(await refusal('en')).toContain('2 users ("alice", "bob")')
    expect(await refusal('zh')).toContain('请用 --user 指定其中一个')
    const taken = await recollect(dir, ['import', '--user', 'bob'], { input })
    expect([taken.code, taken.out]).toEqual([0, expect.stringContaining('1 of other users')])
  })

  it('needs no name for a table or lines of JSON, and tells what is none of them', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'facts.csv'), 'slot,value\nlocation,Porto\nowns,a cat\n')
    writeFileSync(join(dir, 'odd.csv'), 'Note;Day\nx;y\n')
    writeFileSync(join(dir, 'other.json'), '{"tracks":[],"title":"x"}')
    expect((await recollect(dir, ['import', 'facts.csv'])).out).toContain('Wrote 2 facts of the file')
    const odd = await recollect(dir, ['import', 'odd.csv'])
    expect(odd).toMatchObject({ code: 2, err: expect.stringMatching(/It has: "Note", "Day".*--column/su) })
    const other = await recollect(dir, ['import', 'other.json'])
    expect(other.err).toMatch(/an object with the keys "tracks", "title".*"mapping" \(chatgpt\).*--from/su)
    expect(other.err).not.toContain('not JSON')
    const chinese = await recollect(dir, ['import', 'other.json', '--lang', 'zh'])
    expect(chinese.err).toMatch(/认不出这个文件：它是有键 "tracks", "title" 的对象。.*--from/su)
  })

  it('keeps notes of other systems as quotations, names --trust, and reads them as the user’s words with it', async () => {
    const dir = emptyDirectory()
    const input = JSON.stringify([{ memory: 'User lives in Porto', created_at: '2024-05-01' }])
    const quoted = await recollect(dir, ['import'], { input })
    expect(quoted.out).toMatch(/1 note about the user was worded by another system.*--trust/su)
    expect((await recollect(dir, ['import', '--lang', 'zh', '--db', 'z.db'], { input })).out).toContain(
      '--trust',
    )
    const trusted = await recollect(dir, ['import', '--trust'], { input })
    expect(trusted.out).toContain('Found 1 fact in what the user said')
    expect(trusted.out).not.toContain('--trust')
    expect((await recollect(dir, ['ask', 'Where do I live?'])).out).toContain('Porto')
    const refused = await recollect(dir, ['import', '--trust', '--from', 'csv'], { input })
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--trust') })
  })

  it('reads a damaged memory.jsonl with --skip-unreadable, which the refusal names, and one list', async () => {
    const dir = emptyDirectory()
    const entity = (name: string) => ({
      type: 'entity',
      name,
      entityType: 'person',
      observations: ['likes tea'],
    })
    const input = `${JSON.stringify(entity('Ada'))}\n${JSON.stringify(entity('Bob')).slice(0, 30)}\n`
    const refused = await recollect(dir, ['import'], { input })
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/Line 2.*--skip-unreadable/su) })
    const taken = await recollect(dir, ['import', '--skip-unreadable'], { input })
    expect([taken.code, taken.out]).toEqual([0, expect.stringContaining('1 entity')])
    const list = await recollect(dir, ['import', '--scope', 'list'], {
      input: JSON.stringify([entity('Cleo')]),
    })
    expect([list.code, list.out]).toEqual([0, expect.stringContaining('1 entity')])
  })
})
