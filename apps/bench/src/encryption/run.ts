import { join } from 'node:path'
import type { Recollect, ScopedMemory } from '@recollect/core'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { messages } from '../speed/prepare-scope.ts'
import { costFigures } from './figures.ts'
import type { CostFigures } from './figures.ts'
import { knownCards, LOOK_UPS, lookUps } from './look-ups.ts'
import { openMode } from './modes.ts'
import type { EncryptionPlan } from './plan.ts'
import { sideBySide } from './side-by-side.ts'
import type { ByMode } from './side-by-side.ts'

const SCOPE = 'encryption'

export interface EncryptionFigures {
  readonly plan: EncryptionPlan
  readonly costs: readonly CostFigures[]
}

/** What encryption adds to remember and to card look-ups on SQLite: three databases of the same content take turns. */
export async function runEncryption(
  plan: EncryptionPlan,
  note: (line: string) => void,
): Promise<EncryptionFigures> {
  return inTemporaryDirectory(async (directory) => {
    const opened = await openAll(directory)
    try {
      return { plan, costs: await measure(memoriesOf(opened), plan, note) }
    } finally {
      for (const recollect of Object.values(opened)) await recollect.close()
    }
  })
}

async function measure(
  memories: ByMode<ScopedMemory>,
  plan: EncryptionPlan,
  note: (line: string) => void,
): Promise<readonly CostFigures[]> {
  note('Filling three databases …')
  for (const memory of Object.values(memories)) await memory.remember(messages(plan.filled))
  note('Remembering …')
  const said = messages(plan.remembers, plan.filled)
  const remember = await sideBySide(
    memories,
    said.map((message) => (memory) => memory.remember(message)),
  )
  note('Looking cards up …')
  const known = {
    none: await knownCards(memories.none),
    sensitive: await knownCards(memories.sensitive),
    everything: await knownCards(memories.everything),
  }
  const costs = [...costFigures('remember', remember)]
  for (const kind of LOOK_UPS) {
    costs.push(...costFigures(kind, await sideBySide(memories, lookUps(kind, plan.asks, known))))
  }
  return costs
}

const openAll = async (directory: string): Promise<ByMode<Recollect>> => ({
  none: await openMode('none', join(directory, 'none.db')),
  sensitive: await openMode('sensitive', join(directory, 'sensitive.db')),
  everything: await openMode('everything', join(directory, 'everything.db')),
})

const memoriesOf = (opened: ByMode<Recollect>): ByMode<ScopedMemory> => ({
  none: opened.none.scope(SCOPE),
  sensitive: opened.sensitive.scope(SCOPE),
  everything: opened.everything.scope(SCOPE),
})
