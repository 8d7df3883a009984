import { expect, it } from 'vitest'
import { allRows } from '../../src/library/all-rows.ts'
import { buildSizes } from '../../src/scale-sqlite/build.ts'
import { withOpened } from '../../src/speed/verbs/open.ts'
import { QUICK } from '../../src/speed/verbs/plan.ts'
import { rescoped } from '../../src/speed/verbs/rescoped.ts'
import { triplesOf, visitsOf } from '../../src/speed/verbs/visits.ts'
import { measureRemembers } from '../../src/speed/verbs/writes.ts'
import { ownDirectory, silent } from './in-directory.ts'

const directory = ownDirectory()

it('leaves the scope of the library and that of the statements with the same messages and facts', async () => {
  const { databases } = await buildSizes(directory.path, [300], QUICK, silent)
  await withOpened(databases, async (opened) => {
    await measureRemembers(opened, QUICK)
    const [{ recollect, copies } = { recollect: null, copies: [] }] = opened
    const triples = triplesOf(
      copies.filter(({ whole }) => whole),
      QUICK.models,
    )
    expect(triples.length).toBeGreaterThan(1)
    const contents = async (name: string) => {
      const memory = recollect?.scope(name)
      const items = memory ? await allRows((page) => memory.items.list(page)) : []
      const cards = memory ? await allRows((page) => memory.cards.list(page)) : []
      return [items.map(({ text }) => text), cards.map((card) => [card.slot, card.value, card.active])]
    }
    for (const { recorded, library, bare } of triples) {
      const byLibrary = await contents(library.name)
      expect(byLibrary[0]?.length).toBeGreaterThan(QUICK.messages)
      expect(await contents(bare.name)).toEqual(byLibrary)
      expect(await contents(recorded.name)).toEqual(byLibrary)
    }
  })
})

it('puts the number and the name of the other scope into the values, and nothing else', () => {
  const call = { how: 'run', sql: 'x', values: [7, 'copy-7', 1, '7', null], raw: false } as const
  const [other] = rescoped([call], { number: 7, name: 'copy-7' }, { number: 9, name: 'copy-9' })
  expect(other?.values).toEqual([9, 'copy-9', 1, '7', null])
})

it('calls on the models in turn, and finds the same model at the same call whatever the size', () => {
  const copies = (count: number) => Array.from({ length: count }, (_, n) => ({ n, model: n % 2 }))
  const [few, many] = [visitsOf(copies(6), 2, 7), visitsOf(copies(60), 2, 7)]
  expect(few.map(({ model }) => model)).toEqual([0, 1, 0, 1, 0, 1, 0])
  expect(many.map(({ model }) => model)).toEqual(few.map(({ model }) => model))
  expect(few.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 0])
  expect(many.map(({ n }) => n)).toEqual([0, 1, 14, 15, 30, 31, 44])
})
