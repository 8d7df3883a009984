import type { Versioner } from '../plugin/versioner.ts'

/** The version plan of DESIGN §6; see `plan.ts`, which is loaded when the first fact is written. */
export const defaultVersioner: Versioner = {
  plan: async (state, draft, slot) => (await import('./plan.ts')).planVersion(state, draft, slot),
}
