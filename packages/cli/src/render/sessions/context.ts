import { CONTEXT_SECTIONS } from '@recollect/core'
import type { Context } from '@recollect/core'
import type { BuiltContext } from '../../commands/context/index.ts'
import type { Catalogue } from '../../text/index.ts'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import type { View } from '../view.ts'

/** The text as it goes into the prompt, or what is in it, one a line. */
export function renderContext({ text, entries, structured }: BuiltContext, view: View): string {
  const { sections } = view.text.sessions.context
  if (!structured) return text
  return table(entries.map(({ section, line }) => [view.colors.cyan(sections[section]), safe(line)]))
}

/** How much of the budget was used, what had no room, and how sure the memory is. */
export function contextSummary(
  { text: built, tokens, budget, omitted, evidence }: Context,
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
