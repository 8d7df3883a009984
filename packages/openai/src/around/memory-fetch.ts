import { askedBy } from './asked.ts'
import { attempt } from './attempt.ts'
import type { Settings } from './options.ts'
import { pendingQuestions } from './pending.ts'
import { prepared } from './prepared.ts'
import type { Reply } from './reply.ts'
import { turnOf } from './turn.ts'
import { watched } from './watched.ts'

/** Sends requests as `fetch` does, with the memory around those that ask a model. */
export function memoryFetch(settings: Settings): typeof globalThis.fetch {
  const send = settings.fetch ?? globalThis.fetch
  const pending = pendingQuestions()
  return async (input, init) => {
    const asked = askedBy(input instanceof Request ? input.url : String(input), init?.method, init?.body)
    if (asked === null) return send(input, init)
    const turn = turnOf(asked)
    const question = turn?.text ?? pending.of(asked.previous)
    const body = turn === null ? init?.body : await prepared(asked, turn, settings)
    const answer = await send(input, { ...init, body: body ?? null })
    return question === null
      ? answer
      : watched(answer, asked.api, async (reply) => {
          if (reply.ended === null && reply.id !== null) pending.put(reply.id, question)
          await logged(question, reply, settings)
        })
  }
}

/** Logs question and answer, once the model has said all. */
async function logged(question: string, { ended }: Reply, settings: Settings): Promise<void> {
  const { memory, session, log } = settings
  if (!log || ended === null) return
  const answer = ended.trim() === '' ? null : ended
  await attempt('log', settings, () => memory.session(session).log(question, answer))
}
