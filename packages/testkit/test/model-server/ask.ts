import type { Json } from '@recollect/core'
import type { ModelServer } from '../../src/model-server/index.ts'

export const chatBody = (system: string, user: string, more: Readonly<Record<string, Json>> = {}) => ({
  model: 'scripted',
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
  ...more,
})

export const post = (server: ModelServer, path: string, body: Json, key = 'secret') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })

/** The body of an answer, read as tests need it. */
export const bodyOf = async (response: Response) => JSON.parse(await response.text())

/** A chat request that was answered; the reply as JSON. */
export async function ask(server: ModelServer, task: string, user: string) {
  const response = await post(server, '/chat/completions', chatBody(`task: ${task} (prompts@1)\nRest.`, user))
  const { choices, usage } = await bodyOf(response)
  const [{ message, finish_reason }] = choices
  return { content: message.content, refusal: message.refusal, finish: finish_reason, usage }
}
