import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { readTime } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import type { HistoryArguments } from './spec.ts'
import { withSources } from './versions.ts'
import type { ToldVersion } from './versions.ts'

/** All versions of a fact, or those known at a moment, in order of validity. @throws CliError NOT_FOUND when there is none. */
export async function history(
  { slot, knownAt }: HistoryArguments,
  context: Context,
): Promise<readonly ToldVersion[]> {
  const versions = await withMemory(context, 'read', async ({ memory }) => {
    const from = knownAt === undefined ? memory : memory.at({ knownAt: readTime(knownAt, context) })
    return withSources(await from.history(slot), from)
  })
  if (versions.length === 0) throw new CliError('NOT_FOUND', (t) => t.errors.noHistory(slot))
  return versions
}
