import type { Toolbox } from '../toolbox.ts'
import { RECALL_POLICIES } from '@recollect/core'
import { z } from 'zod'
import { answerLines, answerOf, answerShape, evidenceShape } from '../shapes/answer.ts'
import { hitLine, hitOf, hitShape } from '../shapes/hit.ts'
import { fenced } from '../text/fence.ts'
import { languageOf } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { cursor, given, kind, limit, name, query, time } from './inputs.ts'

/** The cursor of a first page. */
const FIRST = 'first'

const filter = z.strictObject({
  kind: z
    .enum(['item', 'card', ...kind.options])
    .optional()
    .describe('item: messages alone; card: facts alone; or facts of one kind.'),
  slot: name.optional(),
  entity: name.optional(),
  session: name.optional(),
  speaker: name.optional(),
  role: z.enum(['user', 'assistant', 'tool', 'system']).optional(),
  from: time.optional().describe('Said at or after, ISO 8601.'),
  to: time.optional().describe('Said before, ISO 8601.'),
})

const input = z.strictObject({
  query,
  limit: limit(50, 10),
  cursor: cursor
    .optional()
    .describe('`first` begins a recall that is read page by page; `next` of a page continues it.'),
  policy: z
    .enum(RECALL_POLICIES)
    .optional()
    .describe('What comes first; default as the memory is configured.'),
  includeInactive: z
    .boolean()
    .optional()
    .describe('Also what is no longer true. Default: only for questions about the past.'),
  validAt: time.optional().describe('Answer by what was true then.'),
  knownAt: time.optional().describe('Answer by what was known then.'),
  filter: filter.optional(),
})

const output = z.object({
  notice: z.string(),
  evidence: evidenceShape,
  reasons: z.array(z.string()),
  answer: answerShape,
  hits: z.array(hitShape).describe('Best first.'),
  next: z.string().nullable(),
})

export function recallTool(tools: Toolbox, desk: Desk): void {
  tools.registerTool(
    'recall',
    {
      title: 'Recall',
      description:
        'Searches the memory for what bears on a question: facts that hold now and the messages they came from, with a direct answer where there is one, and how sure it is. Call it before answering anything about the user or about earlier conversations.',
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ query: question, filter: asked, cursor: page, ...rest }) =>
      told(desk, async () => {
        const options = {
          ...given(rest),
          ...(page === undefined ? {} : { cursor: page === FIRST ? null : page }),
          ...(asked === undefined ? {} : { filter: given(asked) }),
        }
        const found = await desk.memory.recall(question, options)
        const words = wordsOf(languageOf(question, desk.language))
        const lines = [
          ...answerLines(found.answer, words),
          ...found.hits.map((hit) => hitLine(hit, words)),
          ...(found.evidence === 'none' ? [`[memory note] ${words.nothing}`] : []),
        ]
        const more = found.next === null ? [] : [words.more(found.next)]
        const data: z.output<typeof output> = {
          notice: words.notice,
          evidence: found.evidence,
          reasons: [...found.reasons],
          answer: answerOf(found.answer),
          hits: found.hits.map(hitOf),
          next: found.next,
        }
        return { text: [fenced(lines, words), ...more].join('\n'), data }
      }),
  )
}
