import type { Evidence, MemoryCard, Recollect, ScopedMemory } from '@recollect/core'
import { allRows } from '../library/all-rows.ts'
import type { ManualClock } from '../library/manual-clock.ts'
import { activeCardRow } from '@recollect/testkit/scoring'
import type { CardRow } from '@recollect/testkit/scoring'
import { READ_AT } from './reader.ts'
import type { Scenario } from './schema.ts'
import { topText } from './top-text.ts'

export interface UpdatePrediction {
  readonly id: string
  readonly active: readonly CardRow[]
  readonly history: readonly {
    readonly entity: string
    readonly slot: string
    readonly values: readonly string[]
  }[]
  readonly answers: readonly { readonly q: string; readonly top: string; readonly evidence: Evidence }[]
}

export interface ScenarioOutcome {
  readonly prediction: UpdatePrediction
  readonly evidence: readonly Evidence[]
}

const MINUTE = 60_000

/** Tells the messages to a scope of its own, a minute apart, then asks the questions. */
export async function playScenario(
  recollect: Recollect,
  clock: ManualClock,
  scenario: Scenario,
): Promise<ScenarioOutcome> {
  const memory = recollect.scope(`scenario:${scenario.id}`)
  clock.set(READ_AT)
  for (const { role, text } of scenario.messages) {
    await memory.remember({ role, text })
    clock.advance(MINUTE)
  }
  const answers: { q: string; top: string; evidence: Evidence }[] = []
  const evidence: Evidence[] = []
  for (const { q } of scenario.queries) {
    const result = await memory.recall(q)
    answers.push({ q, top: topText(result), evidence: result.evidence })
    evidence.push(result.evidence)
    clock.advance(MINUTE)
  }
  const cards = await allRows((page) => memory.cards.list(page))
  const active = cards.filter((card) => card.active).map(activeCardRow)
  return {
    prediction: { id: scenario.id, active, history: await histories(memory, cards), answers },
    evidence,
  }
}

/** The values of every fact, oldest first. */
async function histories(
  memory: ScopedMemory,
  cards: readonly MemoryCard[],
): Promise<UpdatePrediction['history']> {
  const keys = new Map(cards.map(({ versionKey, entity, slot }) => [versionKey, { entity, slot }]))
  return Promise.all(
    [...keys].map(async ([key, { entity, slot }]) => {
      const versions = await memory.history(key)
      return { entity, slot, values: versions.map(({ value }) => value).filter((value) => value !== '') }
    }),
  )
}
