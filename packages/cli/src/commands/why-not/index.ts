import type { RecallOptions, WhyNot } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { filterInZone } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import { field } from '../../util/objects.ts'
import type { WhyNotArguments } from './spec.ts'

/** Why a record is not among the hits of a recall. @throws NotFoundError when the scope has no such record. */
export async function whyNot(args: WhyNotArguments, context: Context): Promise<WhyNot> {
  const query = await readQuestion(args.query, context)
  const options: RecallOptions = {
    limit: args.limit ?? context.loaded.library.recall.limit,
    ...(args.inactive ? { includeInactive: true } : {}),
    ...field('filter', args.filter && filterInZone(args.filter, context)),
  }
  return withMemory(context, 'read', ({ memory }) => memory.whyNot(args.id, query, options))
}
