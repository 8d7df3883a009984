import { indexCounter } from '@recollect/rules'
import type { DiscoveryStatus } from '@recollect/knowledge'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors/describe.ts'
import type { ItemPlace } from '../../../inspect/mend.ts'
import { withMemory } from '../../../open-memory.ts'
import type { OpenMemory } from '../../../open-memory.ts'
import type { Catalogue } from '../../../text/index.ts'
import { allScopeNames } from '../../../util/all-scopes.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'
import { auditCheck } from './audit.ts'
import { chainCheck, chainProblems } from './chains.ts'
import { discoveryCheck, discoveryOf } from './discovery.ts'
import type { FoundProblem } from './chains.ts'
import { indexCheck, lookAtIndex } from './postings.ts'
import type { IndexLook } from './postings.ts'

export interface Contents {
  readonly checks: readonly Check[]
  /** What `--repair` can mend: chains, and messages that are not indexed as they say. */
  readonly problems: readonly FoundProblem[]
  readonly unindexed: readonly ItemPlace[]
}

export interface ContentsOptions {
  /** `own`: only the scope of the call, where its role sees no others. */
  readonly scopes: 'all' | 'own'
  /** Compares every message with the index. */
  readonly deep: boolean
}

/** Counts over the scopes, the rules every version chain keeps, the text index and the audit log. */
export async function contentsChecks(context: Context, options: ContentsOptions): Promise<Contents> {
  const looked = await settle(withMemory(context, 'read', (open) => look(open, context, options)))
  if (looked.ok) return looked.value
  const { message } = describeError(looked.error, context.text)
  return { checks: [{ id: 'contents', status: 'failed', detail: message }], problems: [], unindexed: [] }
}

interface ScopeLook {
  readonly items: number
  readonly active: number
  readonly total: number
  readonly problems: readonly FoundProblem[]
  readonly discovery: DiscoveryStatus | null
  readonly index: IndexLook
}

async function look(
  open: OpenMemory,
  { loaded, text }: Context,
  options: ContentsOptions,
): Promise<Contents> {
  const { recollect, memory, packs, inside } = open
  const count = indexCounter(packs)
  const names = options.scopes === 'all' ? await allScopeNames(recollect) : [memory.scope]
  const looks: ScopeLook[] = []
  for (const name of names) {
    const index = await lookAtIndex(inside.store, name, options.deep, count)
    looks.push({ ...(await lookAt(open, name)), index })
  }
  const audit = await auditCheck(inside.store, names, loaded, text)
  const packages = packs.map((pack) => `${pack.language}@${pack.version}`).join(', ')
  return {
    checks: [
      { id: 'packages', status: 'ok', detail: packages },
      ...checksOf(looks, text),
      ...(audit === null ? [] : [audit]),
      discoveryCheck(
        looks.map(({ discovery }) => discovery),
        text,
      ),
    ],
    problems: looks.flatMap((one) => one.problems),
    unindexed: looks.flatMap(({ index }) => index.damaged),
  }
}

function checksOf(looks: readonly ScopeLook[], text: Catalogue): readonly Check[] {
  const { doctor } = text.output
  const sum = (of: (one: ScopeLook) => number): number => looks.reduce((all, one) => all + of(one), 0)
  const [items, active, total] = [sum((one) => one.items), sum((one) => one.active), sum((one) => one.total)]
  return [
    { id: 'contents', status: 'ok', detail: doctor.contents(looks.length, items, active, total) },
    chainCheck(
      looks.flatMap(({ problems }) => problems),
      total,
      doctor,
    ),
    indexCheck(
      looks.map(({ index }) => index),
      text,
    ),
  ]
}

async function lookAt({ recollect }: OpenMemory, name: string): Promise<Omit<ScopeLook, 'index'>> {
  const scope = recollect.scope(name)
  const { items, cards } = await scope.stats()
  return {
    items,
    active: cards.active,
    total: cards.total,
    problems: await chainProblems(recollect, name),
    discovery: await discoveryOf(scope),
  }
}
