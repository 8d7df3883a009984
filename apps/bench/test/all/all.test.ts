import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ALL_PARTS } from '../../src/all/parts.ts'
import { reasonOf, runPart } from '../../src/all/run-part.ts'
import type { RunPart } from '../../src/all/run-part.ts'
import { TARGETS } from '../../src/all/targets.ts'
import { all, allOptions, argumentsOf } from '../../src/commands/all.ts'
import { buildProgram } from '../../src/program.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
})

const program = (text: string): string => {
  const file = join(place, 'program.mjs')
  writeFileSync(file, text)
  return file
}

/** Every part is done at once; those of `failing` fail. */
const running =
  (headlines: Readonly<Record<string, Record<string, number>>>, failing: readonly string[] = []): RunPart =>
  (name) =>
    Promise.resolve({
      name,
      seconds: 1,
      headline: failing.includes(name) ? {} : (headlines[name] ?? {}),
      failure: failing.includes(name) ? 'Error: no disk' : null,
    })

it('shows every figure with what it is to reach, and whether it does', async () => {
  const run = running({ labels: { 'labels.plain': 0.95 }, start: { 'start.recall': 300, 'start.bare': 40 } })
  const { lines, failed } = await all(allOptions.parse({ only: 'start,labels' }), run)
  const text = lines.join('\n')
  expect(text).toMatch(/plain facts with a right card\s+95\.0%\s+≥ 92\.0%\s+yes/u)
  expect(text).toMatch(/a first recall, ms\s+300\s+≤ 250\s+NO/u)
  expect(text).toMatch(/node alone, ms\s+40\n/u)
  expect(text).toContain('1 of 2 figures are met.')
  expect(failed).toBe(false)
})

it('names a command that fails, goes on with the others, and fails in the end', async () => {
  const run = running({ start: { 'start.recall': 200 } }, ['labels'])
  const { lines, failed } = await all(allOptions.parse({ only: 'labels,start' }), run)
  expect(lines.join('\n')).toMatch(/labels: FAILED\s+Error: no disk\s+NO/u)
  expect(lines.join('\n')).toMatch(/a first recall, ms\s+200\s+≤ 250\s+yes/u)
  expect(failed).toBe(true)
})

it('shows a figure that has no target under its key', async () => {
  const { lines } = await all(allOptions.parse({ only: 'peers' }), running({ peers: { 'peers.new': 7 } }))
  expect(lines.join('\n')).toMatch(/peers\.new\s+7/u)
})

it('fails where all ran and a figure that is to be reached was told by none', async () => {
  const told = Object.fromEntries(TARGETS.map(({ key, atLeast = 0 }) => [key, atLeast]))
  expect((await all(allOptions.parse({}), running({ labels: told }))).failed).toBe(false)
  const { 'start.recall': _left, ...others } = told
  const { lines, failed } = await all(allOptions.parse({}), running({ labels: others }))
  expect(lines.join('\n')).toMatch(/a first recall, ms\s+not told\s+≤ 250\s+NO/u)
  expect(failed).toBe(true)
})

it('says what it leaves out, and how to run it', async () => {
  const { lines } = await all(allOptions.parse({ only: 'labels' }), running({}))
  expect(lines.join('\n')).toMatch(/faults.*pnpm bench faults.*fuzz.*pnpm bench fuzz/u)
})

it('calls every command in a form it knows', () => {
  const known = new Map(buildProgram().commands.map((command) => [command.name(), command]))
  for (const part of ALL_PARTS) {
    const [name = '', ...flags] = new Set([
      ...argumentsOf(part, { quick: true, results: true }),
      ...argumentsOf(part, { quick: false, results: false }),
    ])
    const options = known.get(name)?.options.map(({ long }) => long) ?? []
    expect(options, name).toEqual(expect.arrayContaining(flags.filter((flag) => flag.startsWith('--'))))
  }
})

it('has one target a key, with one bound at most', () => {
  expect(new Set(TARGETS.map(({ key }) => key)).size).toBe(TARGETS.length)
  expect(TARGETS.filter(({ atLeast, atMost }) => atLeast !== undefined && atMost !== undefined)).toEqual([])
})

it('reads the headline of a command that ran', async () => {
  const run = runPart(
    program(`console.log(JSON.stringify({ more: 1, headline: { a: process.argv.length } }))`),
  )
  expect(await run('one', ['one', '--quick'])).toMatchObject({
    name: 'one',
    headline: { a: 5 },
    failure: null,
  })
})

it.each([
  ['console.error("There is no disk."); process.exitCode = 2', 'There is no disk.'],
  ['throw new TypeError("no way")', 'TypeError: no way'],
  ['console.log("{")', 'Its figures could not be read.'],
])('tells why a command failed: %s', async (text, failure) => {
  expect(await runPart(program(text))('one', [])).toMatchObject({ headline: {}, failure })
})

it('takes the code it ended with where nothing was said', () => {
  expect(reasonOf('', 'SIGKILL')).toBe('ended with SIGKILL')
})

it('refuses a part that is not there, and writes no quick figures down', async () => {
  await expect(all(allOptions.parse({ only: 'labels,speed' }), running({}))).rejects.toThrow(
    'no part "speed"',
  )
  await expect(all(allOptions.parse({ quick: true, results: true }), running({}))).rejects.toThrow(
    'Leave --quick out',
  )
})
