import type { Spoken } from '@recollect/sdk-tools'
import { z } from 'zod'

/** Fields that are not looked at go to the server as they came. */
const part = z.looseObject({ type: z.string().optional() })
const message = z.looseObject({
  role: z.string().optional(),
  content: z.union([z.string(), z.array(part)]).nullish(),
})
const chat = z.looseObject({ messages: z.array(message) })
const response = z.looseObject({
  input: z.union([z.string(), z.array(message)]),
  previous_response_id: z.string().nullish(),
})

export type SentMessage = z.output<typeof message>

/** What a model is asked, by either API. */
export interface Asked {
  readonly api: 'chat' | 'responses'
  readonly messages: readonly SentMessage[]
  /** The response it goes on from, whose conversation the server holds. */
  readonly previous: string | null
  /** The body with other messages. */
  bodyWith(messages: readonly SentMessage[]): string
}

/** Reads a request; null for one that asks no model. Pure. */
export function askedBy(url: string, method: string | undefined, body: unknown): Asked | null {
  if (method?.toUpperCase() !== 'POST' || typeof body !== 'string') return null
  const { pathname } = new URL(url)
  if (pathname.endsWith('/chat/completions')) return ofChat(parsed(body))
  return pathname.endsWith('/responses') ? ofResponses(parsed(body)) : null
}

function ofChat(given: unknown): Asked | null {
  const { success, data } = chat.safeParse(given)
  if (!success) return null
  const bodyWith = (messages: readonly Spoken[]) => JSON.stringify({ ...data, messages })
  return { api: 'chat', messages: data.messages, previous: null, bodyWith }
}

function ofResponses(given: unknown): Asked | null {
  const { success, data } = response.safeParse(given)
  if (!success) return null
  const { input } = data
  const messages = typeof input === 'string' ? [{ role: 'user', content: input }] : input
  const bodyWith = (put: readonly Spoken[]) => JSON.stringify({ ...data, input: put })
  return { api: 'responses', messages, previous: data.previous_response_id ?? null, bodyWith }
}

/** The SDK wrote it; a body of another make is none of ours. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
