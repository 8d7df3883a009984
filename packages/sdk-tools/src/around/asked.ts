import type { ForgetResult, MemoryRequest, RememberResult } from '@recollect/core'
import type { AroundSettings } from './options.ts'

/**
 * What a message asks of the memory, as a line for the model beside its context; empty where it asks nothing. The caller's `onRequest` is
 * told first, once: a retry or the next step of a loop of tools is not the user asking again.
 */
export async function askedOf(
  result: Pick<RememberResult, 'request' | 'duplicate'> | null,
  { memory, onRequest }: Pick<AroundSettings, 'memory' | 'onRequest'>,
): Promise<string> {
  const { request = null, duplicate = false } = result ?? {}
  if (request === null) return ''
  const done: ForgetResult[] = []
  const forget = async () => {
    const result = await memory.forget({ request })
    done.push(result)
    return result
  }
  if (!duplicate) await onRequest?.(request, { forget })
  return requestLine(request, done.length > 0)
}

/** One line, in English like all that models are told of tools. Pure. */
export function requestLine(request: MemoryRequest, done: boolean): string {
  const { kind, of, about, concerns } = request
  if (kind === 'withhold' && of !== 'last')
    return 'Memory: the user asked that this be kept out of the memory, and it was. Do not write it down either.'
  if (kind !== 'forget' && kind !== 'withhold') return ''
  if (done) return 'Memory: what the user asked to have forgotten has been deleted. Tell them so.'
  const { cards, items, turns } = concerns
  const what =
    about === null ? (of === 'everything' ? 'everything' : 'their last message') : quoted(about.text)
  if (of !== 'everything' && cards.length + items.length + turns.length === 0)
    return `Memory: the user asks to forget ${what}, and nothing is known of it. Tell them so.`
  const how =
    about === null ? '' : ` With the tool forget, that is kind "about" and id ${quoted(about.text)}.`
  return `Memory: the user asks to forget ${what} (${counted(concerns)}). Nothing has been deleted: ask them to confirm first.${how}`
}

const quoted = (text: string): string => JSON.stringify(text.replaceAll(/\s+/gu, ' ').trim())

const counted = ({ cards, items, turns }: MemoryRequest['concerns']): string =>
  `${String(cards.length)} facts, ${String(items.length)} messages, ${String(turns.length)} logged pairs`
