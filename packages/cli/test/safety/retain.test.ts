import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

it('deletes what the rules say, after it was asked, and says why', async () => {
  const dir = emptyDirectory()
  const privacy = { retention: { messages: { afterDays: 365 } } }
  writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify({ privacy }))
  const input = [
    { text: '今天天气真好', at: '2020-01-01T00:00:00Z' },
    { text: 'The weather is fine', at: '2020-01-01T00:00:00Z' },
    { text: 'The weather is fine again' },
  ]
  const lines = input.map((message) => JSON.stringify(message)).join('\n')
  expect((await recollect(dir, ['remember', '--format', 'jsonl'], { input: lines })).code).toBe(0)
  const dry = await recollect(dir, ['retain', '--dry-run'])
  expect(dry).toMatchObject({
    code: 0,
    out: expect.stringContaining('old messages, with the facts they gave: 2'),
  })
  expect((await recollect(dir, ['retain'])).code).toBe(130)
  expect((await recollect(dir, ['items'])).out).toContain('今天天气真好')
  const done = await recollect(dir, ['retain', '--yes', '--lang', 'zh'])
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('2 条') })
  const left = (await recollect(dir, ['items'])).out
  expect([left.includes('天气'), left.includes('again')]).toEqual([false, true])
  expect((await recollect(dir, ['retain', '--yes'])).out).toContain('Nothing is kept longer')
})

it('refuses rules that can be none, and needs some', async () => {
  const dir = emptyDirectory()
  expect(await recollect(dir, ['retain'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('privacy.retention'),
  })
  writeFileSync(join(dir, 'recollect.config.json'), '{"privacy":{"retention":{"messages":{"afterDays":-1}}}}')
  expect(await recollect(dir, ['retain'])).toMatchObject({ code: 2 })
})
