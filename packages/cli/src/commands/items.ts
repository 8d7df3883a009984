import type { MemoryItem, Page } from '@recollect/core'
import { command } from '../argv/command.ts'
import { MESSAGE_OPTIONS, messageFilter } from '../argv/filters.ts'
import type { MessageConditions } from '../argv/filters.ts'
import type { Context } from '../context.ts'
import { filterInZone } from '../input/times.ts'
import { withMemory } from '../open-memory.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import { when } from '../render/time.ts'
import type { View } from '../render/view.ts'

interface ItemsArguments {
  readonly filter: MessageConditions & { readonly active?: boolean }
  readonly limit: number
  readonly cursor: string | null
}

function items({ filter, limit, cursor }: ItemsArguments, context: Context): Promise<Page<MemoryItem>> {
  return withMemory(context, 'read', ({ memory }) =>
    memory.items.list({ ...filterInZone(filter, context), limit, cursor }),
  )
}

/** One message a line: when, who, what, id. */
function renderItems({ rows, next }: Page<MemoryItem>, view: View): string {
  const { lists } = view.text.output
  const listed = rows.length === 0 ? lists.none : table(rows.map((item) => row(item, view)))
  return next === null ? listed : `${listed}\n${lists.more(next)}`
}

function row({ saidAt, role, speaker, text: said, active, id }: MemoryItem, view: View): string[] {
  const { text, colors } = view
  const state = active ? '' : colors.dim(text.dates.note(text.output.lists.notCurrent))
  return [
    when(saidAt, view),
    speaker === null ? role : safe(speaker),
    colors.dim(id),
    `${safe(said)}${state}`,
  ]
}

export const spec = command({
  name: 'items',
  options: [...MESSAGE_OPTIONS, 'inactive', 'limit', 'cursor'],
  read: (values): ItemsArguments => ({
    filter: { ...messageFilter(values), ...(values.flag('inactive') ? {} : { active: true }) },
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  }),
  run: items,
  render: renderItems,
})
