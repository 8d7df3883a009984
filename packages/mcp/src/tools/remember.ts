import type { Toolbox } from '../toolbox.ts'
import type { CardChange, MemoryRequest, MessageInput, Metadata, RememberResult } from '@recollect/core'
import { z } from 'zod'
import { factLine, factOf, factShape } from '../shapes/fact.ts'
import { toldLines } from '../shapes/instruction.ts'
import { fenced } from '../text/fence.ts'
import { languageOf } from '../text/language.ts'
import { quoted } from '../text/quoted.ts'
import { wordsOf } from '../text/words.ts'
import type { Words } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { given, name, time } from './inputs.ts'

const message = z.strictObject({
  text: z
    .string()
    .min(1, 'must not be empty: pass the words that were said')
    .describe(
      'The whole message as it was said, in its own language: never a part, a summary or a translation of it.',
    ),
  role: z
    .enum(['user', 'assistant', 'tool', 'system'])
    .optional()
    .describe(
      'Whose words these are; default user. Only those of the user become facts. What you conclude or reword is the words of the assistant.',
    ),
  speaker: name.optional().describe('Name of the speaker, where more than one person speaks.'),
  session: name.optional().describe('Conversation it belongs to.'),
  at: time.optional().describe('When it was said, ISO 8601; default now.'),
  key: name.optional().describe('Idempotency key: a second message with the same key changes nothing.'),
})

const input = z.strictObject({
  messages: z
    .array(message)
    .min(1, 'must hold at least one message')
    .max(100)
    .describe('Messages in the order they were said.'),
})

const change = z.object({
  action: z.string(),
  reason: z.string(),
  fact: factShape.nullable().describe('The fact written or confirmed.'),
  closed: z.array(factShape).describe('Facts that are no longer true because of it.'),
})

const output = z.object({
  notice: z.string(),
  results: z.array(
    z.object({
      item: z.string().describe('Id of the message; forget takes it.'),
      duplicate: z.boolean(),
      change: z.string().nullable().describe('Id of the change in the log.'),
      changes: z.array(change),
      words: z.string().describe('What it did, or what its request comes to, in words for the user.'),
      request: z
        .object({
          kind: z.enum(['forget', 'withhold', 'show', 'keep']),
          of: z.enum(['words', 'everything', 'last']),
          about: z.string().nullable().describe('Pass it to forget once the user has confirmed.'),
          facts: z.int(),
          messages: z.int(),
        })
        .nullable()
        .describe('What the message asks of the memory. Nothing was deleted.'),
      rejected: z.array(z.object({ slot: z.string(), value: z.string(), reason: z.string() })),
      repairs: z
        .array(z.object({ kind: z.enum(['control', 'bidi', 'broken', 'long', 'skipped']), count: z.int() }))
        .describe('What was changed in the text so that it could be kept.'),
    }),
  ),
})

type Result = z.output<typeof output>['results'][number]

const resultOf = (result: RememberResult, words: string): Result => ({
  words,
  request: result.request === undefined ? null : requestOf(result.request),
  item: result.item.id,
  duplicate: result.duplicate,
  change: result.change,
  changes: result.changes.map(({ action, reason, card, closed }) => ({
    action,
    reason,
    fact: card === null ? null : factOf(card),
    closed: closed.map(factOf),
  })),
  rejected: result.rejected.map(({ draft, reason }) => ({ slot: draft.slot, value: draft.value, reason })),
  repairs: [...(result.repairs ?? [])],
})

const requestOf = ({ kind, of, about, concerns: { cards, items } }: MemoryRequest): Result['request'] => ({
  kind,
  of,
  about: about?.text ?? null,
  facts: cards.length,
  messages: items.length,
})

/** What a model is to do about a request; what would go is data, and fenced. */
function requestLines({ request, item }: RememberResult, said: string, words: Words): readonly string[] {
  if (request === undefined || request.kind === 'keep') return []
  if (request.kind === 'show') return [fenced(toldLines(said, words), words)]
  if (request.kind === 'withhold' && request.of !== 'last') return [words.withheld]
  const last = request.concerns.items.find(({ id }) => id !== item.id)
  const target = request.about ? `about: ${quoted(request.about.text)}` : last ? `item: "${last.id}"` : null
  return [fenced(toldLines(said, words), words), target === null ? words.askInApp : words.askToForget(target)]
}

function toldOf(results: readonly RememberResult[], said: readonly string[], words: Words): string {
  const kept = results.map(({ item, duplicate }) =>
    duplicate ? words.duplicate(item.id) : words.kept(item.id),
  )
  const facts = results.flatMap(({ changes }) => changes.flatMap((one) => changeLines(one, words)))
  const none = results.every(({ duplicate }) => duplicate) ? [] : [words.noFact]
  const asked = results.flatMap((result, at) => requestLines(result, said[at] ?? '', words))
  const found = facts.length === 0 ? (asked.length > 0 ? [] : none) : [fenced(facts, words)]
  return [...kept, ...found, ...asked].join('\n')
}

function changeLines({ action, card, closed }: CardChange, words: Words): readonly string[] {
  if (card === null) return []
  return [`${factLine(card, words)} — ${words.action[action]}`, ...closed.map((was) => factLine(was, words))]
}

export function rememberTool(tools: Toolbox, desk: Desk): void {
  tools.registerTool(
    'remember',
    {
      title: 'Remember',
      description:
        'Keeps messages word for word and takes versioned facts from what the user says. Call it when the user tells something about themselves, their plans, preferences or people around them, or says that something changed. Pass their whole message, word for word, never a clause cut out of it: "Don\'t assume that I live in Paris" does not say "I live in Paris". What you conclude yourself goes in with role "assistant": it can be recalled, and becomes no fact about the user. When the user asks to forget something, pass that too: the result says what would go and what to do.',
      inputSchema: input,
      outputSchema: output,
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    ({ messages }) =>
      told(desk, async () => {
        const results = await desk.memory.remember(messages.map((one) => messageOf(one, desk)))
        desk.changed()
        const language = languageOf(messages.map(({ text }) => text).join('\n'), desk.language)
        const words = wordsOf(language)
        const said = await Promise.all(results.map((result) => desk.memory.describe(result)))
        return {
          text: toldOf(results, said, words),
          data: {
            notice: words.notice,
            results: results.map((result, at) => resultOf(result, said[at] ?? '')),
          },
        }
      }),
  )
}

/** This server does not see the conversation: whose words they are is what the model says. */
const VIA: Metadata = { via: 'mcp' }

const messageOf = (one: z.output<typeof message>, desk: Desk): MessageInput => ({
  ...(desk.session === null ? {} : { session: desk.session }),
  ...given(one),
  text: one.text,
  metadata: VIA,
})
