import { beforeAll, describe, expect, it } from 'vitest'
import { InvalidImportError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { exportOf, expectSound, openMemory } from './support/core.ts'

/** More than are written at once. */
const MESSAGES = 1300

let lines: readonly string[]

beforeAll(async () => {
  const { alice } = await openMemory()
  await alice.remember(Array.from({ length: MESSAGES }, (_, i) => `I live in Town${String(i % 7)}`))
  lines = await exportOf(alice)
})

/** A file that notes how often it is opened, and what else is done while it is read. */
function file(lines: readonly string[]) {
  const seen = { opened: 0 }
  return {
    seen,
    open: () => {
      seen.opened += 1
      return lines
    },
  }
}

async function refusal(memory: ScopedMemory, open: () => Iterable<string>): Promise<InvalidImportError> {
  const error: unknown = await memory.import(open).catch((caught: unknown) => caught)
  if (error instanceof InvalidImportError) return error
  throw error
}

describe('an import of lines that can be opened again', () => {
  it('gives the memory that the lines at once give, and opens them twice', async () => {
    const { seen, open } = file(lines)
    const [once, twice] = [await openMemory(), await openMemory()]
    const counts = await once.alice.import(lines)
    expect(await twice.alice.import(open)).toEqual(counts)
    expect(seen.opened).toBe(2)
    expect(await exportOf(twice.alice)).toEqual(lines)
    await expectSound(twice.alice)
  })

  it('opens them anew for every import, and skips what is there', async () => {
    const { open } = file(lines)
    const { alice } = await openMemory()
    await alice.import(open)
    expect(await alice.import(open)).toMatchObject({ items: 0, cards: 0, skipped: lines.length - 1 })
  })

  it('takes asynchronous lines too', async () => {
    const { alice } = await openMemory()
    await alice.import(async function* () {
      yield* lines
    })
    expect(await exportOf(alice)).toEqual(lines)
  })

  it('keeps nothing when a line is bad, and says which', async () => {
    const { alice } = await openMemory()
    const error = await refusal(alice, () => [...lines.slice(0, -1), '{"type":"card"'])
    expect(error.line).toBe(lines.length)
    expect(await exportOf(alice)).toHaveLength(1)
  })

  it('keeps nothing when lines are others the second time', async () => {
    const { alice } = await openMemory()
    let opened = 0
    const error = await refusal(alice, () => {
      opened += 1
      return opened === 1 ? lines : [...lines.slice(0, -1), 'no longer an export']
    })
    expect(error.line).toBe(lines.length)
    expect(await exportOf(alice)).toHaveLength(1)
  })

  it.each<[string, (lines: readonly string[]) => readonly string[]]>([
    ['fewer', (lines) => lines.slice(0, -3)],
    ['none but the header', (lines) => lines.slice(0, 1)],
    [
      'in another order',
      (lines) => [...lines.slice(0, 1), ...lines.slice(1, 9).toReversed(), ...lines.slice(9)],
    ],
    ['more', (lines) => [...lines, lines.at(-1) ?? '']],
  ])(
    'keeps nothing when they are %s the second time, each of them an export by itself',
    async (_how, change) => {
      const { alice } = await openMemory()
      let opened = 0
      const error = await refusal(alice, () => {
        opened += 1
        return opened === 1 ? lines : change(lines)
      })
      expect(error.message).toContain('changed while they were read')
      expect(await exportOf(alice)).toHaveLength(1)
    },
  )

  it('undoes as one change, however many records came', async () => {
    const { alice } = await openMemory()
    await alice.import(() => lines)
    const [change, ...others] = (await alice.changes.list()).rows
    expect(others).toEqual([])
    await alice.undo(change?.id ?? '')
    expect((await alice.stats()).items).toBe(0)
  })
})
