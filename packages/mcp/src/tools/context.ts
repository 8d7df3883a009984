import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CONTEXT_SECTIONS } from '@recollect/core'
import type { ContextEntry } from '@recollect/core'
import { z } from 'zod'
import { evidenceShape } from '../shapes/answer.ts'
import { languageOf } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'
import type { Words } from '../text/words.ts'
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
  include: z.array(section).optional().describe('Which kinds of memory; all when left out.'),
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

/** Which lines of a context read like instructions, by number from 1; after the fence, as nothing of ours may stand in it. */
function marks(text: string, entries: readonly ContextEntry[], words: Words): readonly string[] {
  const suspects = entries.flatMap(({ line, instruction }) => (instruction === true ? [line] : []))
  const isSuspect = (line: string) => suspects.some((one) => line === one || isPartOf(one, line))
  const places = text.split('\n').flatMap((line, at) => (isSuspect(line) ? [String(at + 1)] : []))
  return places.length === 0 ? [] : [`(! ${words.line} ${places.join(', ')}: ${words.instruction})`]
}

/** Facts of one slot share a line: each is what follows the name of the slot. */
function isPartOf(entry: string, line: string): boolean {
  const head = entry.indexOf(': ') + 2
  return head > 1 && line.startsWith(entry.slice(0, head)) && line.includes(entry.slice(head))
}

/** Where nobody named a session: one that nothing is written to. */
const NO_SESSION = 'mcp'

export function contextTool(server: McpServer, desk: Desk): void {
  server.registerTool(
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
        return { text: [text, ...marks(text, entries, words)].join('\n'), data }
      }),
  )
}
