import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** What an example prints: its modules are loaded once, so each is run once here. */
async function printed(example: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((value: unknown) => {
    lines.push(typeof value === 'string' ? value : JSON.stringify(value))
  })
  await example()
  return lines
}

describe('the examples in the READMEs', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(['../../../README.md', '../../../README.zh-CN.md'])(
    'stand in %s as they stand in files',
    (readme) => {
      for (const file of ['quick-start.ts', 'two-languages.ts'])
        expect(read(readme)).toContain(`\`\`\`ts\n${read(`../examples/${file}`)}\`\`\``)
    },
  )

  it('print what their comments say, with one language', async () => {
    expect(await printed(() => import('../examples/quick-start.ts'))).toEqual([
      '你住在海淀区。',
      'strong',
      '我搬家到了海淀区',
      'location',
      '["湖南长沙","海淀区"]',
      'none',
    ])
  })

  it('print what their comments say, with two', async () => {
    expect(await printed(() => import('../examples/two-languages.ts'))).toEqual([
      'You live in Porto.',
      '你住在Porto。',
      '["Lisbon","Porto"]',
      'none',
    ])
  })
})
