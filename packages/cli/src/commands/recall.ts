import type { RecallFilter, RecallOptions, RecallPolicy, RecallResult } from '@recollect/core'
import { command } from '../argv/command.ts'
import { RECALL_FILTER_OPTIONS, recallFilter } from '../argv/filters.ts'
import { MOMENT_OPTIONS, momentArguments } from '../argv/moments.ts'
import type { MomentArguments } from '../argv/moments.ts'
import { readPolicy } from '../argv/policy.ts'
import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { readMoment } from '../input/moment.ts'
import { readQuestion } from '../input/question.ts'
import { filterInZone } from '../input/times.ts'
import { withMemory } from '../open-memory.ts'
import { renderRecall } from '../render/recall.ts'
import { namedIn } from '../slots/known.ts'
import { field } from '../util/objects.ts'

interface RecallArguments extends MomentArguments {
  readonly query: TextSource
  readonly limit: number | undefined
  readonly trace: boolean
  readonly inactive: boolean
  readonly filter: RecallFilter | undefined
  readonly policy: RecallPolicy | undefined
  /** Undefined: not page by page. */
  readonly cursor: string | null | undefined
}

async function recall(args: RecallArguments, context: Context): Promise<RecallResult> {
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

export const spec = command({
  name: 'recall',
  argument: { syntax: '[text...]', help: 'text' },
  options: [
    'file',
    'limit',
    'trace',
    'inactive',
    'policy',
    ...MOMENT_OPTIONS,
    ...RECALL_FILTER_OPTIONS,
    'pages',
    'cursor',
  ],
  read: (values): RecallArguments => ({
    query: values.textSource(),
    limit: values.integer('limit', 1, 1000),
    trace: values.flag('trace'),
    inactive: values.flag('inactive'),
    ...momentArguments(values),
    filter: recallFilter(values),
    policy: readPolicy(values),
    cursor: values.text('cursor') ?? (values.flag('pages') ? null : undefined),
  }),
  run: recall,
  render: renderRecall,
})
