import type { DiscoveryStatus } from '@recollect/core'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors/describe.ts'
import { withMemory } from '../../../open-memory.ts'
import type { OpenMemory } from '../../../open-memory.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'
import { chainCheck, chainProblems } from './chains.ts'
import { discoveryCheck, discoveryOf } from './discovery.ts'
import type { FoundProblem } from './chains.ts'

export interface Contents {
  readonly checks: readonly Check[]
  /** What `--repair` can mend. */
  readonly problems: readonly FoundProblem[]
}

/** Counts over all scopes, or the call's own where its role sees no others, and the rules every version chain keeps. */
export async function contentsChecks(context: Context, scopes: 'all' | 'own'): Promise<Contents> {
  const looked = await settle(withMemory(context, 'read', (open) => look(open, context, scopes)))
  if (looked.ok) return looked.value
  const { message } = describeError(looked.error, context.text)
  return { checks: [{ id: 'contents', status: 'failed', detail: message }], problems: [] }
}

async function look(
  { recollect, memory, packs }: OpenMemory,
  { text }: Context,
  scopes: 'all' | 'own',
): Promise<Contents> {
  const { doctor } = text.output
  const sum = { scopes: 0, items: 0, active: 0, total: 0 }
  const problems: FoundProblem[] = []
  const discovery: (DiscoveryStatus | null)[] = []
  for await (const scope of scopes === 'all' ? recollect.scopes() : [memory.scope]) {
    const { items, cards } = await recollect.scope(scope).stats()
    discovery.push(await discoveryOf(recollect.scope(scope)))
    sum.scopes += 1
    sum.items += items
    sum.active += cards.active
    sum.total += cards.total
    problems.push(...(await chainProblems(recollect, scope)))
  }
  const contents = doctor.contents(sum.scopes, sum.items, sum.active, sum.total)
  const packages = packs.map((pack) => `${pack.language}@${pack.version}`).join(', ')
  const checks: readonly Check[] = [
    { id: 'packages', status: 'ok', detail: packages },
    { id: 'contents', status: 'ok', detail: contents },
    chainCheck(problems, sum.total, doctor),
    discoveryCheck(discovery, text),
  ]
  return { checks, problems }
}
