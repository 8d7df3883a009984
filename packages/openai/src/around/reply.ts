import { z } from 'zod'
import type { Asked } from './asked.ts'

/** What the model said. */
export interface Reply {
  /** Its words, once it ended; null while it goes on with tools, or when it failed. */
  readonly ended: string | null
  /** Of a response. */
  readonly id: string | null
}

const NOTHING: Reply = { ended: null, id: null }

const finish = z.string().nullish()
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: finish })),
})
const content = z.object({ type: z.string(), text: z.string().optional() })
const response = z.object({
  id: z.string(),
  status: z.string(),
  output: z.array(z.object({ type: z.string(), content: z.array(content).optional() })),
})
const chunk = z.object({
  choices: z.array(
    z.object({
      index: z.number(),
      delta: z.object({ content: z.string().nullish() }),
      finish_reason: finish,
    }),
  ),
})
const end = z.object({ type: z.enum(['response.completed', 'response.incomplete']), response })

/** Reads an answer that came in one piece. One of another form says nothing. Pure. */
export function replyIn(api: Asked['api'], body: unknown): Reply {
  if (api === 'responses') return replyOf(response.safeParse(body).data)
  const [choice] = completion.safeParse(body).data?.choices ?? []
  if (choice === undefined || goesOn(choice.finish_reason)) return NOTHING
  return { ended: choice.message.content ?? '', id: null }
}

/** Hears the events of a stream. A stream that broke off says nothing. */
export function listener(api: Asked['api']) {
  let text = ''
  let reply = NOTHING
  const hearChat = (event: unknown) => {
    for (const { index, delta, finish_reason } of chunk.safeParse(event).data?.choices ?? []) {
      if (index !== 0) continue
      text += delta.content ?? ''
      if (finish_reason && !goesOn(finish_reason)) reply = { ended: text, id: null }
    }
  }
  const hearResponse = (event: unknown) => {
    const ended = end.safeParse(event)
    if (ended.success) reply = replyOf(ended.data.response)
  }
  return { hear: api === 'chat' ? hearChat : hearResponse, heard: () => reply }
}

const goesOn = (reason: string | null | undefined): boolean =>
  reason === 'tool_calls' || reason === 'function_call'

function replyOf(given: z.output<typeof response> | undefined): Reply {
  if (given === undefined) return NOTHING
  const { id, status, output } = given
  if (output.some(({ type }) => type === 'function_call')) return { ended: null, id }
  if (status !== 'completed' && status !== 'incomplete') return { ended: null, id }
  const texts = output.flatMap(({ content: parts = [] }) =>
    parts.flatMap(({ type, text = '' }) => (type === 'output_text' ? text : [])),
  )
  return { ended: texts.join(''), id }
}
