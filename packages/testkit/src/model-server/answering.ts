import { answerRequest } from './answer-request.ts'
import type { Answering } from './answer-request.ts'
import type { ModelServerOptions } from './options.ts'
import { recorded } from './reply.ts'
import type { ModelRequest } from './request.ts'
import { errorAnswer } from './wire/answer.ts'

export const answeringOf = ({
  reply,
  script,
  models = ['scripted', 'scripted-embedding'],
  dimensions = 64,
  formats = ['json_schema', 'json_object'],
}: ModelServerOptions): Answering => ({
  reply: reply ?? (script === undefined ? null : recorded(script)),
  models,
  dimensions,
  formats,
})

/** A script that throws must show, and not as a broken connection. */
export const answered = (...given: Parameters<typeof answerRequest>) =>
  answerRequest(...given).catch((error: unknown) =>
    errorAnswer(500, 'script_failed', `The script failed: ${String(error)}`),
  )

/** How a key was taken. */
export function keyOf(
  authorization: string | null | undefined,
  keys: readonly string[] | undefined,
): ModelRequest['key'] {
  const given = authorization?.replace(/^Bearer /iu, '') ?? null
  if (keys === undefined) return given === null ? 'none' : 'accepted'
  return given !== null && keys.includes(given) ? 'accepted' : 'refused'
}
