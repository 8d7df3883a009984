import { buildSizes } from '../../scale-sqlite/build.ts'
import type { Sized } from '../../scale-sqlite/build.ts'
import { inTemporaryDirectory } from '../../library/temporary.ts'
import type { KindFigures, VerbsFigures } from './figures.ts'
import { withOpened } from './open.ts'
import type { Open } from './open.ts'
import { VERBS } from './plan.ts'
import type { Verb, VerbsPlan } from './plan.ts'
import { measureLookups, measureQuestions } from './reads.ts'
import { measureWithin } from './within.ts'
import { measureRemembers } from './writes.ts'

export interface VerbsRun {
  readonly verbs: readonly Verb[]
  readonly plan: VerbsPlan
}

type Measure = (databases: readonly Open<Sized>[], plan: VerbsPlan) => Promise<readonly KindFigures[]>

const MEASURES: Readonly<Record<Verb, Measure>> = {
  lookup: measureLookups,
  recall: async (databases, plan) => [await measureQuestions('recall', databases, plan)],
  answer: async (databases, plan) => [await measureQuestions('answer', databases, plan)],
  remember: async (databases, plan) => [await measureRemembers(databases, plan)],
}

/** Verbs on SQLite against the bare statements they make, in databases of several sizes that are made once for all of them. */
export async function runVerbs(
  { verbs, plan }: VerbsRun,
  note: (line: string) => void,
): Promise<VerbsFigures> {
  const scaled = await inTemporaryDirectory(async (directory) => {
    const { databases, loaded } = await buildSizes(directory, plan.cards, plan, note)
    const found: Partial<Record<Verb, readonly KindFigures[]>> = {}
    for (const verb of VERBS.filter((one) => verbs.includes(one))) {
      note(`Measuring ${verb} …`)
      // Opened anew for each: what one has left to be noted is written when it closes.
      found[verb] = await withOpened(databases, (opened) => MEASURES[verb](opened, plan))
    }
    return { plan, loaded, verbs: found }
  })
  if (!verbs.includes('recall')) return scaled
  return { ...scaled, within: await measureWithin(plan.within, note) }
}
