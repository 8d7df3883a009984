import type { Json } from '@recollect/core'
import { at } from '../json.ts'
import { asReply } from '../reply.ts'
import type { ModelReply, ScriptedReply } from '../reply.ts'
import type { ModelRequest } from '../request.ts'
import { jsonAnswer } from './answer.ts'
import type { WireAnswer } from './answer.ts'
import { callsOf } from './calls.ts'
import { pieces } from './pieces.ts'
import { tokensOf } from './tokens.ts'

/** The answer of `POST /chat/completions`, in one piece or as server-sent events. */
export function completion(request: ModelRequest, scripted: ScriptedReply): WireAnswer {
  const reply = asReply(scripted)
  return request.stream ? streamed(request, reply) : whole(request, reply)
}

function whole(request: ModelRequest, reply: ModelReply): WireAnswer {
  const calls = callsOf(request, reply).map(({ id, name, text }) => ({
    id,
    type: 'function',
    function: { name, arguments: text },
  }))
  const message = {
    role: 'assistant',
    content: reply.content,
    refusal: reply.refusal ?? null,
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  }
  return jsonAnswer({
    ...headOf(request, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(reply) }],
    usage: usageOf(request, reply),
  })
}

function streamed(request: ModelRequest, reply: ModelReply): WireAnswer {
  const head = headOf(request, 'chat.completion.chunk')
  const chunk = (delta: Json, finish: string | null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  })
  const wanted = at(at(request.body, 'stream_options'), 'include_usage') === true
  const events: Json[] = [
    chunk({ role: 'assistant', content: '' }, null),
    ...pieces(reply.content ?? '').map((content) => chunk({ content }, null)),
    ...(reply.refusal === undefined ? [] : [chunk({ refusal: reply.refusal }, null)]),
    ...callDeltas(request, reply).map((delta) => chunk({ tool_calls: [delta] }, null)),
    chunk({}, finishOf(reply)),
    ...(wanted ? [{ ...head, choices: [], usage: usageOf(request, reply) }] : []),
  ]
  const body = [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`)
  return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: body.join('') }
}

/** A call is begun with its name; its arguments come in pieces. */
const callDeltas = (request: ModelRequest, reply: ModelReply): readonly Json[] =>
  callsOf(request, reply).flatMap(({ id, name, text }, index) => [
    { index, id, type: 'function', function: { name, arguments: '' } },
    ...pieces(text).map((piece) => ({ index, function: { arguments: piece } })),
  ])

const finishOf = ({ finish, toolCalls = [] }: ModelReply): string =>
  finish ?? (toolCalls.length > 0 ? 'tool_calls' : 'stop')

const headOf = ({ number, model }: ModelRequest, object: string) => ({
  id: `chatcmpl-${String(number)}`,
  object,
  created: 0,
  model: model ?? '',
})

function usageOf(request: ModelRequest, reply: ModelReply) {
  const prompt_tokens = reply.inputTokens ?? tokensOf(request.system + request.user)
  const completion_tokens = reply.outputTokens ?? tokensOf(reply.content ?? reply.refusal ?? '')
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}
