import { APIConnectionError, APIError } from 'openai'
import type { ModelError } from '../model-error.ts'
import { openAiClient } from '../openai/client.ts'
import { wholeFetch } from '../openai/fetch.ts'
import { toModelError } from '../openai/to-model-error.ts'
import { messageOf } from '../openai/words.ts'
import type { Body } from './body.ts'
import { readAnswer } from './completion.ts'
import type { Completion, ReportedFailure } from './completion.ts'
import { explained } from './explain.ts'
import type { ModelSettings } from './options.ts'
import { askedToWait } from './pause.ts'

export interface Failed {
  readonly kind: 'failed'
  readonly error: ModelError
  readonly status: number
  /** In the server's words, for telling what it refused; never shown. */
  readonly words: string
  /** Whether the same request may succeed. */
  readonly again: boolean
  /** ms the server asks to wait. */
  readonly wait: number | null
}
export type Sent = { readonly kind: 'completion'; readonly completion: Completion } | Failed

/** One attempt. Rejects with nothing but the signal's reason; `said`: what of the request no error may repeat. */
export type Send = (body: Body, said: string, signal: AbortSignal) => Promise<Sent>

/** Far beyond any reply; a stream has some 200 bytes around each token. */
const MAX_BYTES = 4_000_000
const MAX_STREAM_BYTES = 64_000_000

const ADVICE = {
  slow: 'lower maxTokens or pass stream: true',
  refused: 'Check model and structured; lower maxTokens or make the text smaller if it was too long.',
}

export function createSend(settings: ModelSettings): Send {
  const fetch = wholeFetch(settings, settings.stream ? MAX_STREAM_BYTES : MAX_BYTES)
  const client = openAiClient(settings, async (url, init) => explained(await fetch(url, init)), 0)
  return async (body, said, signal) => {
    const asked = { ...settings, ...ADVICE, said }
    try {
      const response = await client.chat.completions.create(body, { signal }).asResponse()
      return answered(await response.text(), asked)
    } catch (error) {
      signal.throwIfAborted()
      return failed(error, asked, settings.clock.now())
    }
  }
}

type Asked = Parameters<typeof toModelError>[1]

function answered(text: string, asked: Asked): Sent {
  const answer = readAnswer(text)
  if (answer.kind === 'completion') return answer
  if (answer.kind === 'failure') return reportedFailure(answer.failure, asked)
  return {
    ...{ kind: 'failed', error: toModelError(null, asked), status: 200, words: '', wait: null },
    again: answer.kind === 'cut',
  }
}

/** As though its status had said so; without one, the server failed. */
function reportedFailure({ status, message }: ReportedFailure, asked: Asked): Failed {
  return failed(APIError.generate(status ?? 500, { error: { message } }, undefined, new Headers()), asked, 0)
}

const apiError = (error: unknown): APIError | null => (error instanceof APIError ? error : null)

function failed(error: unknown, asked: Asked, now: number): Failed {
  const shown = toModelError(error, asked)
  const status = shown.status ?? 0
  const api = apiError(error)
  const headers = api?.headers
  const lost = error instanceof APIConnectionError && shown.code === 'MODEL_UNAVAILABLE'
  const refused = headers?.get('x-should-retry') === 'false'
  return {
    ...{
      kind: 'failed',
      error: shown,
      status,
      words: messageOf(api?.error),
    },
    again: !refused && (lost || (shown.status !== undefined && shown.retryable)),
    wait: askedToWait(headers, now),
  }
}
