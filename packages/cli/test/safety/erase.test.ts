import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

const SECRET = 'swordfish-四五六'

async function twoScopes(): Promise<string> {
  const dir = emptyDirectory()
  for (const scope of ['alice', 'bob']) {
    expect((await recollect(dir, ['remember', `My cat is ${SECRET}-${scope}`, '-s', scope])).code).toBe(0)
  }
  return dir
}

const holds = (dir: string, text: string): boolean =>
  readdirSync(dir).some((name) => readFileSync(join(dir, name)).includes(text))

it('erases a scope, its bytes too, and writes a receipt that verifies', async () => {
  const dir = await twoScopes()
  const erased = await recollect(dir, ['erase', '-s', 'alice', '--receipt', 'alice.json', '--yes'])
  expect(erased).toMatchObject({ code: 0, err: '' })
  expect(holds(dir, `${SECRET}-alice`)).toBe(false)
  expect(holds(dir, `${SECRET}-bob`)).toBe(true)
  expect((await recollect(dir, ['items', '-s', 'bob'])).out).toContain(SECRET)
  const checked = await recollect(dir, ['verify-receipt', 'alice.json', '-s', 'alice', '--json'])
  expect(checked.code).toBe(0)
  expect(JSON.parse(checked.out)).toMatchObject({ valid: true, signature: 'absent', looked: true })
  const wrong = await recollect(dir, ['verify-receipt', 'alice.json', '-s', 'bob'])
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('--scope') })
})

it('finds a receipt that was altered, and one that is none', async () => {
  const dir = await twoScopes()
  await recollect(dir, ['erase', '-s', 'alice', '--receipt', 'a.json', '--yes'])
  const receipt = readFileSync(join(dir, 'a.json'), 'utf8')
  writeFileSync(join(dir, 'b.json'), receipt.replace(/"jobs": \d+/u, '"jobs": 99'))
  expect(await recollect(dir, ['verify-receipt', 'b.json', '-s', 'alice'])).toMatchObject({ code: 1 })
  writeFileSync(join(dir, 'c.json'), '{}')
  const none = await recollect(dir, ['verify-receipt', 'c.json', '-s', 'alice', '--lang', 'zh'])
  expect(none).toMatchObject({ code: 1, out: expect.stringContaining('不是回执') })
})

it('erases nothing without a yes, or when the receipt could not be written', async () => {
  const dir = await twoScopes()
  expect(await recollect(dir, ['erase', '-s', 'alice'])).toMatchObject({ code: 130 })
  expect(await recollect(dir, ['erase', '-s', 'alice'], { input: 'y' })).toMatchObject({ code: 2 })
  writeFileSync(join(dir, 'taken.json'), '')
  const taken = await recollect(dir, ['erase', '-s', 'alice', '--yes', '--receipt', 'taken.json'])
  expect(taken).toMatchObject({ code: 2, err: expect.stringContaining('taken.json') })
  expect(holds(dir, `${SECRET}-alice`)).toBe(true)
})
