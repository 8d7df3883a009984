import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultVersioner } from '../src/plugins/index.ts'
import type { Versioner } from '../src/plugins/index.ts'
import { DAY, openMemory } from './support/memory.ts'

/** The example of README.md, "Custom versioners": a name that was told is changed by an update only. */
const steady: Versioner = {
  plan(state, draft, slot) {
    const told = state.known.find((card) => card.active && card.slot === 'name')
    if (told === undefined || draft.relation !== 'sets') return defaultVersioner.plan(state, draft, slot)
    return { action: 'none', close: [], reinforce: null, insert: null, reason: `the name is ${told.value}` }
  },
}

it('a versioner of the caller decides what a new fact does, and leaves the rest to the one of the library', async () => {
  const { alice, clock } = await openMemory({ versioner: steady })
  await alice.remember('my name is Ann, i live in Rome')
  clock.set(clock.now() + DAY)
  const { changes } = await alice.remember('my name is Bob, i live in Oslo')
  expect(changes.map(({ action, reason }) => [action, reason])).toContainEqual(['none', 'the name is Ann'])
  const { rows } = await alice.cards.list()
  expect(rows.filter(({ active }) => active).map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Ann', 'Oslo']),
  )
  expect(rows.map(({ value }) => value)).not.toContain('Bob')
})

it('the example of the README is the one that runs here', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const [example] = /const steady: Versioner = \{\n.+?\n\}\n/su.exec(read('custom-versioner.test.ts')) ?? ['']
  expect(example).not.toBe('')
  expect(read('../README.md')).toContain(example)
})
