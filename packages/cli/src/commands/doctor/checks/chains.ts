import type { ChainProblem } from '@recollect/transfer'
import type { Memories } from '../../../privacy/access.ts'
import type { Catalogue } from '../../../text/index.ts'
import type { Check } from '../check.ts'

/** A problem, and in whose memory it is. */
export interface FoundProblem extends ChainProblem {
  readonly scope: string
}

const MOST_SHOWN = 5

/** A value that is gone is told of by nothing else. */
export const isMendable = ({ kind }: ChainProblem): boolean => kind !== 'empty'

type Words = Catalogue['output']['doctor']

/** What breaks the rules that every version chain of a scope keeps. Nothing is changed. */
export async function chainProblems(recollect: Memories, scope: string): Promise<FoundProblem[]> {
  const { problems } = await recollect.scope(scope).repair({ dryRun: true })
  return problems.map((problem) => ({ ...problem, scope }))
}

/** `versions` is how many there are in all. */
export function chainCheck(problems: readonly FoundProblem[], versions: number, doctor: Words): Check {
  if (problems.length === 0) return { id: 'chains', status: 'ok', detail: doctor.chains(versions) }
  const told = [...new Set(problems.map((problem) => sentence(problem, doctor)))]
  const shown = told.slice(0, MOST_SHOWN)
  const rest = told.length - shown.length
  if (rest > 0) shown.push(doctor.more(rest))
  return { id: 'chains', status: 'failed', detail: shown.join('; '), next: nextStep(problems, doctor) }
}

function nextStep(problems: readonly ChainProblem[], { fixChains, fixEmpty }: Words): string {
  const mendable = problems.filter(isMendable).length
  const steps = [...(mendable > 0 ? [fixChains] : []), ...(mendable < problems.length ? [fixEmpty] : [])]
  return steps.join('; ')
}

const sentence = ({ kind, scope, versionKey, id }: FoundProblem, { problem }: Words): string =>
  problem[kind](`${scope} ${versionKey || id}`)
