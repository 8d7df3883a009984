import type { ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { readTime } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import type { OpenMemory } from '../../open-memory.ts'
import { keyOf, knownSlots, slotGiven } from '../../slots/known.ts'
import { similarNames } from '../../slots/similar.ts'
import type { HistoryArguments } from './spec.ts'
import { withSources } from './versions.ts'
import type { ToldVersion } from './versions.ts'

type Open = Pick<OpenMemory, 'memory' | 'packs'>

/** All versions of a fact, or those known at a moment, in order of validity. @throws CliError NOT_FOUND when there is none. */
export const history = (
  { slot, knownAt }: HistoryArguments,
  context: Context,
): Promise<readonly ToldVersion[]> =>
  withMemory(context, 'read', (open) =>
    toldHistory(slot, open, context, knownAt === undefined ? undefined : readTime(knownAt, context)),
  )

/** The same in a memory that is open. */
export async function toldHistory(
  slot: string,
  open: Open,
  context: Context,
  knownAt?: number,
): Promise<readonly ToldVersion[]> {
  const { memory, packs } = open
  const from = knownAt === undefined ? memory : memory.at({ knownAt })
  const versions = await withSources(await from.history(keyOf(await slotGiven(slot, open, context))), from)
  if (versions.length > 0) return versions
  const names = [
    ...(await ownNames(memory)),
    ...(await knownSlots(packs, context)).all().map(({ name }) => name),
    ...Object.values(context.text.slots.names),
  ]
  const similar = similarNames(
    slot,
    names.filter((name) => name !== slot && !name.endsWith('*')),
  )
  throw new CliError('NOT_FOUND', (t) => t.errors.noHistory(slot, similar.join(', ')))
}

const MOST = 1000

/** Names that facts are kept under, of the first thousand facts. */
async function ownNames({ cards }: Pick<ScopedMemory, 'cards'>): Promise<string[]> {
  const { rows } = await cards.list({ limit: MOST })
  return rows.map(({ slot }) => slot)
}
