import type { RecallOptions, RecallResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { readMoment } from '../../input/moment.ts'
import { filterInZone } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import { namedIn } from '../../slots/known.ts'
import { field } from '../../util/objects.ts'
import type { RecallArguments } from './spec.ts'

export async function recall(args: RecallArguments, context: Context): Promise<RecallResult> {
  const query = await readQuestion(args.query, context)
  const options: Omit<RecallOptions, 'filter'> = {
    trace: args.trace,
    limit: args.limit ?? context.loaded.library.recall.limit,
    // Left out unless asked for: the question itself may ask for the past.
    ...(args.inactive ? { includeInactive: true } : {}),
    ...readMoment(args, context),
    ...field('cursor', args.cursor),
    ...field('policy', args.policy),
  }
  const { filter } = args
  return withMemory(context, 'read', async (open) => {
    const meant = filter && filterInZone(await namedIn(filter, open, context), context)
    return open.memory.recall(query, { ...options, ...field('filter', meant) })
  })
}
