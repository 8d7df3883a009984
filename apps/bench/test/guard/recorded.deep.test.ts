import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { check, selectGuardParts } from '../../src/commands/check.ts'
import { PARTS } from '../../src/guard/parts.ts'
import { readRecorded, writeRecorded } from '../../src/guard/recorded.ts'
import { repositoryPath } from '../../src/io/repository.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
})

const file = () => join(place, 'guard.json')

it('reads what it wrote', () => {
  const recorded = { machine: 'two cores', figures: { recall: 2.5 } }
  writeRecorded(file(), recorded)
  expect(readRecorded(file())).toEqual(recorded)
})

it.each([
  '',
  '{',
  '{"figures":{}}',
  '{"machine":"","figures":{"recall":"2"}}',
  '{"machine":"","figures":{"recall":0}}',
])('refuses %j, and says how to write it anew', (text) => {
  writeFileSync(file(), text)
  expect(() => readRecorded(file())).toThrow('--record')
})

it('has a record of every figure it guards, and of no other', () => {
  const { figures } = readRecorded(repositoryPath('apps', 'bench', 'data', 'guard.json'))
  const keys = PARTS.flatMap(({ guarded }) => guarded.map(({ key }) => key))
  expect(Object.keys(figures)).toEqual(keys)
})

it('knows its parts by name', () => {
  expect(selectGuardParts('recall, size').map(({ name }) => name)).toEqual(['recall', 'size'])
  expect(() => selectGuardParts('recal')).toThrow(/no part "recal".*recall/u)
})

it('asks to be built before it measures', async () => {
  const options = { record: false, json: false }
  await expect(check(options, { program: join(place, 'main.js'), file: file() })).rejects.toThrow(
    'Build it first',
  )
})

it('writes every part anew over a file that cannot be read, as that file’s refusal advises', async () => {
  writeFileSync(file(), '{')
  const figures = Object.fromEntries(PARTS.flatMap(({ guarded }) => guarded.map(({ key }) => [key, 2])))
  const program = join(place, 'take.mjs')
  writeFileSync(program, `console.log(${JSON.stringify(JSON.stringify(figures))})`)
  const only = { record: true, json: false, only: 'size' }
  await expect(check(only, { program, file: file() })).rejects.toThrow('--record')
  await check({ record: true, json: false }, { program, file: file() })
  expect(readRecorded(file()).figures).toEqual(figures)
})
