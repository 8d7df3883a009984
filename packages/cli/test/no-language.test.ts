import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const HAN = /\p{Script=Han}/u

it.each(['*', '🦆', '???'])(
  'what is in no language is answered in that of the command: %s',
  async (asked) => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Oslo'])
    expect((await recollect(dir, ['ask', asked, '--lang', 'en'])).out).not.toMatch(HAN)
    expect((await recollect(dir, ['ask', asked, '--lang', 'zh'])).out).toMatch(HAN)
  },
)

it('and a question in that of the question', async () => {
  const dir = emptyDirectory()
  await recollect(dir, ['remember', 'I live in Oslo'])
  expect((await recollect(dir, ['ask', '我的车是什么颜色？', '--lang', 'en'])).out).toMatch(HAN)
  writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify({ recall: { language: 'zh' } }))
  expect((await recollect(dir, ['ask', '???', '--lang', 'en'])).out).toMatch(HAN)
})
