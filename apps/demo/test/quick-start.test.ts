import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

describe('the example in the READMEs', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(['../../../README.md', '../../../README.zh-CN.md'])(
    'stands in %s as it stands in the file',
    (readme) => {
      expect(read(readme)).toContain(`\`\`\`ts\n${read('../examples/quick-start.ts')}\`\`\``)
    },
  )

  it('prints what its comments say', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((value: unknown) => {
      lines.push(typeof value === 'string' ? value : JSON.stringify(value))
    })
    await import('../examples/quick-start.ts')
    expect(lines).toEqual([
      '你住在海淀区。',
      'strong',
      '我搬家到了海淀区',
      'location',
      '["湖南长沙","海淀区"]',
      'none',
    ])
  })
})
