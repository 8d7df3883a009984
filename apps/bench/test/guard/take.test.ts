import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeInProcess } from '../../src/guard/take.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
})

const program = (text: string): string => {
  const file = join(place, 'take.mjs')
  writeFileSync(file, text)
  return file
}

it('reads the figures of a part that ran in a process of its own', async () => {
  const take = takeInProcess(program('console.log(JSON.stringify({ [process.argv[2]]: 2 }))'))
  expect(await take('recall')).toEqual({ recall: 2 })
})

it.each([
  ['throw new TypeError("no way")', /"recall" could not be measured[\s\S]*no way/u],
  ['console.log("{")', /"recall" could not be measured/u],
  [
    'console.log(JSON.stringify({ recall: Infinity }))',
    /"recall" could not be measured[\s\S]*expected number/u,
  ],
])('says which part failed, and why: %s', async (text, said) => {
  await expect(takeInProcess(program(text))('recall')).rejects.toThrow(said)
})

it('does not wait for good', async () => {
  const take = takeInProcess(program('setInterval(() => {}, 1000)'), 300)
  await expect(take('recall')).rejects.toThrow('"recall" could not be measured: it was not done in time.')
})
