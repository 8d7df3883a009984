import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'
import { endedBy, requireBuild, spawnRecollect } from './support/spawn.ts'

beforeAll(requireBuild)

/** Each message in a call of its own, on one file; what was said last comes back. */
async function talk(
  messages: readonly string[],
  call: typeof recollect | typeof spawnRecollect = spawnRecollect,
): Promise<{ dir: string; said: string[] }> {
  const dir = emptyDirectory()
  const said: string[] = []
  for (const message of messages) {
    const { code, out, err } = await call(dir, ['chat', '-m', message])
    expect({ message, code, err }).toEqual({ message, code: 0, err: '' })
    said.push(out)
  }
  return { dir, said }
}

describe('the usage examples', () => {
  it('basic address update, a process for each message', async () => {
    const { said } = await talk(['我住朝阳区', '我搬家到了海淀区', '我住哪里'])
    expect(said.at(-1)).toContain('您住在海淀区')
  })

  it('mixed conversation', async () => {
    const { dir, said } = await talk(
      ['你好', '我住朝阳区', '今天天气怎么样?', '我搬家到了海淀区', '我住哪里'],
      recollect,
    )
    expect(said.at(-1)).toContain('您住在海淀区')
    expect(said.at(-1)).not.toContain('朝阳')
    const history = await recollect(dir, ['history', 'location', '--json'])
    expect(JSON.parse(history.out)).toMatchObject([
      { value: '朝阳区', version: 1, active: false },
      { value: '海淀区', version: 2, active: true },
    ])
  })

  it('multiple fact types', async () => {
    const { said } = await talk(
      ['叫我小明', '我住朝阳区', '改名为小红', '我叫什么名字?', '我住哪里?'],
      recollect,
    )
    expect(said.at(-2)).toContain('您叫小红')
    expect(said.at(-1)).toContain('您住在朝阳区')
  })

  it('the same in English', async () => {
    const { said } = await talk(
      ['hello', 'I live in Berlin', 'How is the weather today?', 'I moved to Munich', 'Where do I live?'],
      recollect,
    )
    expect(said.at(-1)).toContain('Munich')
    expect(said.at(-1)).not.toContain('Berlin')
  })

  it('several facts in English', async () => {
    const { said } = await talk(
      ['Call me Sam', 'I live in Berlin', 'Call me Max', 'What is my nickname?', 'Where do I live?'],
      recollect,
    )
    expect(said.at(-2)).toContain('Max')
    expect(said.at(-1)).toContain('Berlin')
  })
})

describe('the program', () => {
  it('speaks by locale', async () => {
    const dir = emptyDirectory()
    const { code, err } = await spawnRecollect(dir, ['cards'], { env: { LC_ALL: 'zh_CN.UTF-8' } })
    expect(code).toBe(2)
    expect(err).toContain('错误')
  })

  it('survives a reader that leaves', async () => {
    const dir = emptyDirectory()
    const input = Array.from({ length: 900 }, (_, i) => `note ${i} ${'x'.repeat(300)}`).join('\n')
    expect((await spawnRecollect(dir, ['remember'], { input })).code).toBe(0)
    for (const argv of [['items', '-n', '1000'], ['export'], ['items', '-n', '1000', '--json']]) {
      const { code, err } = await spawnRecollect(dir, argv, { leaveEarly: true })
      expect({ argv, code, err }).toEqual({ argv, code: 0, err: '' })
    }
  })

  it('writes JSON and nothing else to standard output, errors to standard error', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.config.json'), '{"query":{"off":["detection"]}}')
    const stored = await spawnRecollect(dir, ['remember', 'I live in Berlin', '--json'])
    expect(JSON.parse(stored.out)).toMatchObject({ total: 1 })
    expect(JSON.parse(stored.err)).toMatchObject({ warning: { message: expect.any(String) } })
    const refused = await spawnRecollect(dir, ['recall', '--json', '--nope'])
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(JSON.parse(refused.err)).toMatchObject({ error: { code: 'USAGE' } })
  })

  it('pipes an export into an import', async () => {
    const { dir } = await talk(['我住朝阳区', '我搬家到了海淀区'], recollect)
    const { out: input } = await spawnRecollect(dir, ['export'])
    expect((await spawnRecollect(dir, ['import', '--db', 'copy.db'], { input })).code).toBe(0)
    expect((await spawnRecollect(dir, ['export', '--db', 'copy.db'])).out).toBe(input)
  })

  // Windows has no such signals.
  it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
    'serves until it is ended by %s, and ends cleanly',
    async (signal) => {
      const ended = await endedBy(emptyDirectory(), ['serve', '--port', '0', '--json'], signal)
      expect([ended.code, JSON.parse(ended.out)]).toEqual([0, { url: expect.stringMatching(/^http:/u) }])
    },
  )

  it('lets several processes write at once', async () => {
    const dir = emptyDirectory()
    const towns = ['Berlin', 'Munich', 'Hamburg', 'Cologne', 'Bremen', 'Leipzig']
    const codes = await Promise.all(
      towns.map((town) => spawnRecollect(dir, ['remember', `I live in ${town}`])),
    )
    expect(codes.map(({ code, err }) => [code, err])).toEqual(towns.map(() => [0, '']))
    const { out } = await spawnRecollect(dir, ['history', 'location', '--json'])
    expect(
      JSON.parse(out)
        .map((card: { version: number }) => card.version)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6])
    expect((await spawnRecollect(dir, ['doctor'])).code).toBe(0)
  })
})
