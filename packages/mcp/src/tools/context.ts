import type { Toolbox } from '../toolbox.ts'
import { CONTEXT_SECTIONS } from '@recollect/sessions'
import type { ContextEntry } from '@recollect/sessions'
import { z } from 'zod'
import { evidenceShape } from '../shapes/answer.ts'
import { marked } from '../shapes/marked.ts'
import { languageOf } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { given, name } from './inputs.ts'

const section = z.enum(CONTEXT_SECTIONS)

const input = z.strictObject({
  message: z
    .string()
    .min(1, 'must not be empty: pass what the user said')
    .describe('What the user said and is about to be answered.'),
  session: name
    .optional()
    .describe('The conversation: its last pairs and variables are part of the context.'),
  budget: z.int().min(0).max(100_000).optional().describe('Tokens it may have at most; default 1200.'),
  include: z.array(section).max(20).optional().describe('Which kinds of memory; all when left out.'),
})

const output = z.object({
  text: z.string().describe('A fence marked as data, with what is remembered in it.'),
  tokens: z.int(),
  budget: z.int(),
  evidence: evidenceShape,
  entries: z.array(z.object({ section, line: z.string(), instruction: z.literal(true).optional() })),
  omitted: z.partialRecord(section, z.int()).describe('How many of each kind had no room.'),
})

const entryOf = ({ section: kind, line, instruction }: ContextEntry) => ({
  section: kind,
  line,
  ...(instruction === true ? { instruction: true as const } : {}),
})

/** Where nobody named a session: one that nothing is written to. */
const NO_SESSION = 'mcp'

export function contextTool(tools: Toolbox, desk: Desk): void {
  tools.registerTool(
    'context',
    {
      title: 'Context for a message',
      description:
        'What to know before answering a message: facts, earlier pairs, variables and messages that bear on it, within a budget of tokens, fenced as data. Call it once at the start of a turn.',
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ message, session, ...options }) =>
      told(desk, async () => {
        const place = desk.memory.session(session ?? desk.session ?? NO_SESSION)
        const { text, tokens, budget, evidence, entries, omitted } = await place.context(
          message,
          given(options),
        )
        const words = wordsOf(languageOf(message, desk.language))
        const data: z.output<typeof output> = {
          text,
          tokens,
          budget,
          evidence,
          entries: entries.map(entryOf),
          omitted: { ...omitted },
        }
        return { text: marked({ text, entries }, words), data }
      }),
  )
}
