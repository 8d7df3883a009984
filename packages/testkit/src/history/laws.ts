import { createRecollect } from '@recollect/core'
import { transfer } from '@recollect/transfer'
import type { LanguagePack, ScopedMemory, Store } from '@recollect/core'
import { timeline } from '@recollect/timeline'
import fc from 'fast-check'
import { expect } from 'vitest'
import { fixedClock } from '../fixtures/fixed-clock.ts'
import { sequentialIds } from '../fixtures/sequential-ids.ts'
import { withKnowledge } from '../fixtures/with-knowledge.ts'
import { applyVerb } from './apply.ts'
import { verbs } from './arbitraries.ts'
import { lookBack } from './look-back.ts'
import { expectSound } from './sound.ts'
import type { Verb } from './verb.ts'
import { wholeOf } from './whole.ts'
import type { Opened, HistoryLaw } from './law.ts'

async function told(opened: Opened, history: readonly Verb[]): Promise<void> {
  for (const verb of history) await applyVerb(opened, verb)
}

const look = ({ store, memory }: Opened) => wholeOf(store, memory.scope)

const sound: HistoryLaw = {
  name: 'chains stay whole: one active version a key, no gap, no fork, one active message a fact type',
  verbs: 10,
  check: async (opened, history) => {
    await told(opened, history)
    expectSound(await look(opened))
  },
}

const inverse: HistoryLaw = {
  name: 'undo is an exact inverse, and so is its own undo',
  verbs: 8,
  check: async (opened, history) => {
    await told(opened, history.slice(0, -1))
    await opened.memory.put({ slot: 'settled', value: 'x' })
    const before = await look(opened)
    const last = history.at(-1)
    const change = last ? await applyVerb(opened, last) : null
    const after = await look(opened)
    const found = change === null ? null : await opened.memory.changes.get(change)
    if (change === null || (found?.kind === 'forget' && found.undoUntil === null)) return
    const undone = await opened.memory.undo(change)
    expect(await look(opened)).toEqual(before)
    await opened.memory.undo(undone.change)
    expect(await look(opened)).toEqual(after)
  },
}

/** More than a history has changes. */
const ROUNDS = 30

const backToNothing: HistoryLaw = {
  name: 'undoing the first change with all that rests on it, again and again, leaves nothing',
  verbs: 6,
  check: async (opened, history) => {
    // What was forgotten for good cannot be undone.
    await told(
      opened,
      history.filter(({ kind }) => kind !== 'forget'),
    )
    for (let round = 0; ; round += 1) {
      const { rows } = await opened.memory.changes.list({ limit: 1000 })
      const first = rows.findLast(
        ({ kind, undoneBy }) => undoneBy === null && kind !== 'undo' && kind !== 'expire',
      )
      if (first === undefined) break
      expect(round, 'undos bring back what others took, without an end').toBeLessThan(ROUNDS)
      await opened.memory.undo(first.id, { dependents: 'undo' })
    }
    const { items, cards } = await look(opened)
    expect({ items, cards }).toEqual({ items: [], cards: [] })
  },
}

const roundTrip: HistoryLaw = {
  name: 'export, import and export give the same bytes',
  verbs: 8,
  check: async (opened, history) => {
    await told(opened, history)
    const lines = await linesOf(opened.memory)
    await opened.beside.import(lines)
    expect(await linesOf(opened.beside)).toEqual(lines)
  },
}

const writers: HistoryLaw = {
  name: 'several writers at once leave chains whole and lose no message',
  verbs: 6,
  check: async (opened, history) => {
    const kept = history.filter(({ kind }) => kind !== 'wait')
    await Promise.all(kept.map((verb) => applyVerb(opened, verb)))
    expectSound(await look(opened))
  },
}

/** What must hold of any history, whatever was done. */
export const HISTORY_LAWS: readonly HistoryLaw[] = [
  sound,
  inverse,
  backToNothing,
  roundTrip,
  writers,
  lookBack,
]

async function linesOf(memory: ScopedMemory): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of memory.export()) lines.push(line)
  return lines
}

/** Tries a law on `runs` generated histories, each in a scope of its own. Fast-check prints the seed and the history that breaks it. */
export async function checkLaw(
  law: HistoryLaw,
  store: Store,
  languages: readonly LanguagePack[],
  runs: number,
): Promise<void> {
  let run = 0
  const property = fc.asyncProperty(verbs(law.verbs), async (history) => {
    run += 1
    const clock = fixedClock()
    const plugins = [...withKnowledge(store), timeline(), transfer()]
    const recollect = await createRecollect({ store, plugins, languages, clock, ids: sequentialIds() })
    const [memory, beside] = [
      recollect.scope(`run ${String(run)}`),
      recollect.scope(`run ${String(run)} copy`),
    ]
    await law.check({ store, memory, clock, beside }, history)
  })
  await fc.assert(property, { numRuns: runs })
}
