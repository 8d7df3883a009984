import { plainOf, stringOf } from '../input/shape.ts'
import { messageOf } from './shapes.ts'
import type { Message } from './shapes.ts'

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
  const read = plainOf(value)
  return {
    n,
    uuid: stringOf(read, 'uuid'),
    parent: stringOf(read, 'parent_message_uuid'),
    message: messageOf(value),
  }
}

/**
 * The messages that were shown last, and those of other branches. Where none names a parent they are one line, in the order of the file,
 * as older exports are.
 */
export function shownPath(
  messages: readonly Placed[],
  leaf: string | undefined,
): { readonly shown: readonly Placed[]; readonly others: readonly Placed[] } {
  if (messages.every(({ parent }) => parent === undefined)) return { shown: messages, others: [] }
  const above = parentsOf(messages)
  const shown = new Set<Placed>()
  let next: Placed | undefined =
    messages.findLast(({ uuid }) => uuid !== undefined && uuid === leaf) ?? messages.at(-1)
  // A circle is walked once.
  while (next !== undefined && !shown.has(next)) {
    shown.add(next)
    next = above(next)
  }
  return { shown: [...shown].reverse(), others: messages.filter((one) => !shown.has(one)) }
}

/**
 * What names no parent follows the message before it. So does what names one that is not there; those that name the same one follow the
 * message before the first of them, for they are answers to one message.
 */
function parentsOf(messages: readonly Placed[]): (message: Placed) => Placed | undefined {
  const byId = new Map(messages.flatMap((one) => (one.uuid === undefined ? [] : [[one.uuid, one] as const])))
  const firstNaming = new Map<string, number>()
  for (const { n, parent } of messages)
    if (parent !== undefined && !firstNaming.has(parent)) firstNaming.set(parent, n)
  return ({ n, parent }) => {
    if (parent === ROOT) return undefined
    if (parent === undefined) return messages[n - 1]
    return byId.get(parent) ?? messages[(firstNaming.get(parent) ?? n) - 1]
  }
}
