import type { Versioner } from '../plugin/versioner.ts'
import { lazily } from '../util/lazily.ts'

const planning = lazily(() => import('./plan.ts'))

/** The version plan of this library; see `plan.ts`, which is loaded when the first fact is written. */
export const defaultVersioner: Versioner = {
  plan: async (state, draft, slot) => (await planning()).planVersion(state, draft, slot),
}
