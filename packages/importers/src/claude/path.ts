import { isPlain, stringOf } from '../input/shape.ts'
import { messageSchema } from './schema.ts'
import type { Message } from './schema.ts'

export interface Placed {
  /** Position in `chat_messages`. */
  readonly n: number
  readonly uuid: string | undefined
  readonly parent: string | undefined
  /** Null for what is none: it keeps its place, so that the way through it is found. */
  readonly message: Message | null
}

/** Parent of what has none. */
const ROOT = '00000000-0000-4000-8000-000000000000'

export function placed(value: unknown, n: number): Placed {
  const message = messageSchema.safeParse(value)
  const read = isPlain(value) ? value : {}
  return {
    n,
    uuid: stringOf(read, 'uuid'),
    parent: stringOf(read, 'parent_message_uuid'),
    message: message.success ? message.data : null,
  }
}

/**
 * The messages that were shown last, and those of other branches. Where none names a parent they are one line, in the order of the file,
 * as older exports are.
 */
export function shownPath(
  messages: readonly Placed[],
  leaf: string | null,
): { readonly shown: readonly Placed[]; readonly others: readonly Placed[] } {
  if (messages.every(({ parent }) => parent === undefined)) return { shown: messages, others: [] }
  const byId = new Map(messages.flatMap((one) => (one.uuid === undefined ? [] : [[one.uuid, one] as const])))
  const shown = new Set<Placed>()
  let next = (leaf === null ? undefined : byId.get(leaf)) ?? messages.at(-1)
  // A circle is walked once.
  while (next !== undefined && !shown.has(next)) {
    shown.add(next)
    next = parentOf(next, messages, byId)
  }
  return { shown: [...shown].reverse(), others: messages.filter((one) => !shown.has(one)) }
}

/** What names no parent follows the message before it; what names one that is not there follows it if that has lost its id. */
function parentOf(
  { n, parent }: Placed,
  messages: readonly Placed[],
  byId: ReadonlyMap<string, Placed>,
): Placed | undefined {
  if (parent === ROOT) return undefined
  const before = messages[n - 1]
  if (parent === undefined) return before
  return byId.get(parent) ?? (before?.uuid === undefined ? before : undefined)
}
