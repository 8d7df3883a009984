import type { ScopedMemory } from '@recollect/core'
import { pick, seededRandom } from '../synthetic/random.ts'
import type { ByMode } from './side-by-side.ts'
import type { Mode } from './modes.ts'

const SEED = 9
const PAGE = 1000
const QUESTIONS = [
  'Where do I live?',
  '我住在哪里？',
  'What am I allergic to?',
  '我对什么过敏？',
  '我喜欢喝什么？',
]

/** Kinds of card look-ups: by id, all versions of a fact, the answer to a question. */
export const LOOK_UPS = ['card by id', 'history of a fact', 'answer to a question'] as const
export type LookUp = (typeof LOOK_UPS)[number]

/** What there is to look up; every database has the same, under ids of its own. */
export interface Known {
  readonly ids: readonly string[]
  readonly keys: readonly string[]
}

export async function knownCards(memory: ScopedMemory): Promise<Known> {
  const { rows } = await memory.cards.list({ limit: PAGE, active: true })
  return { ids: rows.map(({ id }) => id), keys: [...new Set(rows.map(({ versionKey }) => versionKey))] }
}

/** Look-ups of one kind, spread over what is known. */
export function lookUps(kind: LookUp, count: number, known: ByMode<Known>) {
  const random = seededRandom(SEED)
  return Array.from({ length: count }, () => {
    const place = random()
    const question = pick(QUESTIONS, random)
    return (memory: ScopedMemory, mode: Mode): Promise<unknown> => {
      const { ids, keys } = known[mode]
      const same = () => place
      if (kind === 'card by id') return memory.cards.get(pick(ids, same))
      if (kind === 'history of a fact') return memory.history(pick(keys, same))
      return memory.answer(question)
    }
  })
}
