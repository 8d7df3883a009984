import type { Asked } from './ask.ts'
import { refusalsOf } from './refusals.ts'
import type { Refusals } from './refusals.ts'
import { systemFigures } from './system-figures.ts'
import type { SystemFigures } from './system-figures.ts'

const RECOLLECT = { id: 'recollect', name: 'Recollect' } as const

/** How the memory did on one set. */
export interface SetFigures extends SystemFigures, Refusals {
  readonly set: string
  readonly messages: number
  readonly questions: number
  /** Others on the same set; none unless asked for. */
  readonly baselines: readonly SystemFigures[]
  /** The memory with a switch the other way; none unless asked for. */
  readonly ablation: readonly SystemFigures[]
}

export const setFigures = (
  set: string,
  told: { readonly messages: number; readonly ms: number },
  asked: readonly Asked[],
  others: Pick<SetFigures, 'baselines' | 'ablation'> = { baselines: [], ablation: [] },
): SetFigures => ({
  set,
  messages: told.messages,
  questions: asked.length,
  ...systemFigures(RECOLLECT, told, asked),
  ...refusalsOf(asked),
  ...others,
})
