import type { MemoryCard } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { withMemory } from '../../open-memory.ts'
import type { HistoryArguments } from './spec.ts'

/** All versions of a fact. @throws CliError NOT_FOUND when there is none. */
export async function history({ slot }: HistoryArguments, context: Context): Promise<readonly MemoryCard[]> {
  const versions = await withMemory(context, 'read', ({ memory }) => memory.history(slot))
  if (versions.length === 0) throw new CliError('NOT_FOUND', (t) => t.errors.noHistory(slot))
  return versions
}
