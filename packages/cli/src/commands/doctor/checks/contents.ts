import type { Recollect } from '@recollect/core'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors/describe.ts'
import { withMemory } from '../../../open-memory.ts'
import type { OpenMemory } from '../../../open-memory.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'
import { checkChains } from './chains.ts'
import type { ChainReport } from './chains.ts'

const MOST_SHOWN = 5

/** Counts over all scopes, and the rules every version chain keeps. */
export async function contentsChecks(context: Context): Promise<Check[]> {
  const looked = await settle(withMemory(context, 'read', (open) => look(open, context)))
  if (looked.ok) return looked.value
  const { message } = describeError(looked.error, context.text)
  return [{ id: 'contents', status: 'failed', detail: message }]
}

async function look({ recollect, packs }: OpenMemory, { text }: Context): Promise<Check[]> {
  const { doctor } = text.output
  const sum = { scopes: 0, items: 0, active: 0, total: 0 }
  const chains: ChainReport = { chains: 0, twoActive: [], gaps: [] }
  for await (const scope of recollect.scopes()) {
    const { items, cards } = await recollect.scope(scope).stats()
    sum.scopes += 1
    sum.items += items
    sum.active += cards.active
    sum.total += cards.total
    await addChains(recollect, scope, chains)
  }
  const contents = doctor.contents(sum.scopes, sum.items, sum.active, sum.total)
  return [
    {
      id: 'packages',
      status: 'ok',
      detail: packs.map((pack) => `${pack.language}@${pack.version}`).join(', '),
    },
    { id: 'contents', status: 'ok', detail: contents },
    chainCheck(chains, doctor),
  ]
}

async function addChains(recollect: Recollect, scope: string, into: ChainReport): Promise<void> {
  const found = await checkChains(recollect.scope(scope))
  into.chains += found.chains
  into.twoActive.push(...found.twoActive.map((key) => `${scope} ${key}`))
  into.gaps.push(...found.gaps.map((key) => `${scope} ${key}`))
}

function chainCheck(
  { chains, twoActive, gaps }: ChainReport,
  doctor: Context['text']['output']['doctor'],
): Check {
  const problems = [...twoActive.map(doctor.twoActive), ...gaps.map(doctor.gap)]
  if (problems.length === 0) return { id: 'chains', status: 'ok', detail: doctor.chains(chains) }
  const rest = problems.length - MOST_SHOWN
  const shown = problems.slice(0, MOST_SHOWN)
  if (rest > 0) shown.push(doctor.more(rest))
  return { id: 'chains', status: 'failed', detail: shown.join('; '), next: doctor.fixChains }
}
