import type { MemoryRequest } from '@recollect/core'
import type { Context } from '../../context.ts'
import { safe } from '../../render/safe.ts'
import type { Listener, Turn } from './turn.ts'

/** A request to forget that concerns something, to be confirmed by the next line; null where a turn makes none. Pure. */
export function requestIn(turn: Turn | null): MemoryRequest | null {
  const request = turn?.remembered.request
  if (!request || !(request.kind === 'forget' || (request.kind === 'withhold' && request.of === 'last')))
    return null
  const { cards, items, turns } = request.concerns
  // The message that asks is among those it concerns.
  const others = items.filter(({ id }) => id !== turn.remembered.item.id)
  return request.of === 'everything' || cards.length + others.length + turns.length > 0 ? request : null
}

/** Does what was asked for on a yes; on a no says so. False for any other line: it is a message like others, and nothing was forgotten. */
export async function answerRequest(
  line: string,
  request: MemoryRequest,
  { memory }: Listener,
  { io, text }: Context,
): Promise<boolean> {
  const said = line.trim().toLowerCase()
  const { chat, yes, no } = text.output
  if (['y', 'yes', yes].includes(said)) {
    const words = await memory.describe(await memory.forget({ request }))
    await io.stdout.write(`${safe(words)}\n`)
    return true
  }
  if (!['n', 'no', no, ''].includes(said)) return false
  await io.stdout.write(`${chat.notForgotten}\n`)
  return true
}
