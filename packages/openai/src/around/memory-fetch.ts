import { contextFor, logTurn, turnOf } from '@recollect/sdk-tools'
import type { Turn } from '@recollect/sdk-tools'
import { askedBy } from './asked.ts'
import type { Asked } from './asked.ts'
import { injected } from './inject.ts'
import type { Settings } from './options.ts'
import { pendingQuestions } from './pending.ts'
import { watched } from './watched.ts'

/** Sends requests as `fetch` does, with the memory around those that ask a model. */
export function memoryFetch(settings: Settings): typeof globalThis.fetch {
  const send = settings.fetch ?? globalThis.fetch
  const pending = pendingQuestions()
  return async (input, init) => {
    const asked = askedBy(input instanceof Request ? input.url : String(input), init?.method, init?.body)
    if (asked === null) return send(input, init)
    const turn = turnOf(asked.messages, asked.previous)
    const question = turn?.text ?? pending.of(asked.previous)
    const body = turn === null ? init?.body : await prepared(asked, turn, settings)
    const answer = await send(input, { ...init, body: body ?? null })
    return question === null
      ? answer
      : watched(answer, asked.api, async (reply) => {
          if (reply.ended === null && reply.id !== null) pending.put(reply.id, question)
          await logTurn(question, reply.ended, settings)
        })
  }
}

/** The body as the model gets it: the user's turn remembered, then its context before it. */
async function prepared(asked: Asked, turn: Turn, settings: Settings): Promise<string> {
  const context = await contextFor(turn, settings)
  return asked.bodyWith(injected(asked, turn.place, context, settings.placement))
}
