import type { RecallOptions, RecallResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { readQuestion } from '../../input/question.ts'
import { readMoment } from '../../input/moment.ts'
import { filterInZone } from '../../input/times.ts'
import { withMemory } from '../../open-memory.ts'
import { field } from '../../util/objects.ts'
import type { RecallArguments } from './spec.ts'

export async function recall(args: RecallArguments, context: Context): Promise<RecallResult> {
  const query = await readQuestion(args.query, context)
  const options: RecallOptions = {
    trace: args.trace,
    limit: args.limit ?? context.loaded.library.recall.limit,
    // Left out unless asked for: the question itself may ask for the past.
    ...(args.inactive ? { includeInactive: true } : {}),
    ...field('filter', args.filter && filterInZone(args.filter, context)),
    ...readMoment(args, context),
    ...field('cursor', args.cursor),
  }
  return withMemory(context, 'read', ({ memory }) => memory.recall(query, options))
}
