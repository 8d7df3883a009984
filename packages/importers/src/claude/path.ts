import type { Message } from './schema.ts'

export interface Placed {
  /** Position in `chat_messages`. */
  readonly n: number
  readonly message: Message
}

/** Parent of what has none. */
const ROOT = '00000000-0000-4000-8000-000000000000'

/**
 * The messages that were shown last, and those of other branches. Messages that do not all name a parent are one line, in the order of
 * the file, as older exports are.
 */
export function shownPath(
  messages: readonly Placed[],
  leaf: string | null,
): { readonly shown: readonly Placed[]; readonly others: readonly Placed[] } {
  const byId = new Map(
    messages.flatMap((placed) => (placed.message.uuid ? [[placed.message.uuid, placed] as const] : [])),
  )
  if (!messages.every(({ message }) => hasPlace(message, byId))) return { shown: messages, others: [] }
  const shown = new Set<Placed>()
  let next = (leaf === null ? undefined : byId.get(leaf)) ?? messages.at(-1)
  // A circle is walked once.
  while (next !== undefined && !shown.has(next)) {
    shown.add(next)
    next = byId.get(next.message.parent_message_uuid ?? ROOT)
  }
  return { shown: [...shown].reverse(), others: messages.filter((placed) => !shown.has(placed)) }
}

const hasPlace = (
  { uuid, parent_message_uuid: parent }: Message,
  byId: ReadonlyMap<string, Placed>,
): boolean => Boolean(uuid) && Boolean(parent) && (parent === ROOT || byId.has(parent ?? ''))
