import type { ScopedMemory } from '@recollect/core'
import type { Context as PromptContext, ContextSection } from '@recollect/sessions'
import { CONTEXT_SECTIONS } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { readQuestion } from '../input/question.ts'
import { withMemory } from '../open-memory.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import type { View } from '../render/view.ts'
import { sessionMeant } from '../sessions/meant.ts'
import type { Catalogue } from '../text/index.ts'
import { field } from '../util/objects.ts'

interface ContextArguments {
  readonly message: TextSource
  readonly session: string | undefined
  readonly budget: number | undefined
  readonly include: readonly ContextSection[] | undefined
  readonly structured: boolean
}

interface BuiltContext extends PromptContext {
  readonly session: string
  /** To be shown entry by entry. */
  readonly structured: boolean
}

/** What a model should know before it answers the message; how much was left out is told beside it. */
async function showContext(
  { message, session, budget, include, structured }: ContextArguments,
  context: Context,
): Promise<BuiltContext> {
  const words = await readQuestion(message, context)
  return withMemory(context, 'read', async ({ memory }) => {
    const { id } = await sessionMeant(memory, session ?? (await nameless(memory)))
    const options = { ...field('budget', budget), ...field('include', include) }
    const built = await memory.session(id).context(words, options)
    const { io, text, json } = context
    if (!json) await io.stderr.write(`${contextSummary(built, text)}\n`)
    return { session: id, structured, ...built }
  })
}

/** Facts and messages are told before the first session has begun too; it needs no name for that. */
async function nameless({ sessions }: Pick<ScopedMemory, 'sessions'>): Promise<string | undefined> {
  const { rows } = await sessions.list({ limit: 1 })
  return rows.length === 0 ? 'new' : undefined
}

/** The text as it goes into the prompt, or what is in it, one a line. */
function renderContext({ text, entries, structured }: BuiltContext, view: View): string {
  const { sections } = view.text.sessions.context
  if (!structured) return text
  return table(entries.map(({ section, line }) => [view.colors.cyan(sections[section]), safe(line)]))
}

/** How much of the budget was used, what had no room, and how sure the memory is. */
function contextSummary(
  { text: built, tokens, budget, omitted, evidence }: PromptContext,
  { sessions, output, trace }: Catalogue,
): string {
  const { context } = sessions
  const kinds = CONTEXT_SECTIONS.flatMap((section) => {
    const n = omitted[section] ?? 0
    return n > 0 ? [context.kind(n, context.sections[section])] : []
  })
  const parts = [
    context.used(tokens, budget),
    ...(built === '' ? [context.noRoom] : []),
    ...(kinds.length > 0 ? [context.omitted(kinds.join(trace.separator))] : []),
    output.recall.evidence[evidence],
  ]
  return parts.join(' · ')
}

export const spec = command({
  name: 'context',
  group: 'sessions',
  argument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'ofSession', 'budget', 'include', 'structured'],
  read: (values): ContextArguments => ({
    message: values.textSource(),
    session: values.label('session'),
    budget: values.integer('budget', 0, 10_000_000),
    include: values.choices('include', CONTEXT_SECTIONS),
    structured: values.flag('structured'),
  }),
  run: showContext,
  render: renderContext,
})
