import type { Json } from '@recollect/core'
import { isList, isObject } from '../json.ts'
import { asReply } from '../reply.ts'
import type { ModelReply, ScriptedReply } from '../reply.ts'
import type { ModelRequest } from '../request.ts'
import { jsonAnswer } from './answer.ts'
import type { WireAnswer } from './answer.ts'
import { callsOf } from './calls.ts'
import { pieces } from './pieces.ts'
import { tokensOf } from './tokens.ts'

/** The answer of `POST /responses`, in one piece or as server-sent events. */
export function response(request: ModelRequest, scripted: ScriptedReply): WireAnswer {
  const reply = asReply(scripted)
  return request.stream ? streamed(request, reply) : jsonAnswer(bodyOf(request, reply))
}

type JsonObject = Readonly<Record<string, Json>>

function bodyOf(request: ModelRequest, reply: ModelReply): JsonObject {
  const cut = CUT[reply.finish ?? 'stop']
  const input_tokens = reply.inputTokens ?? tokensOf(request.system + request.user)
  const output_tokens = reply.outputTokens ?? tokensOf(reply.content ?? reply.refusal ?? '')
  return {
    ...headOf(request),
    status: cut === null ? 'completed' : 'incomplete',
    incomplete_details: cut === null ? null : { reason: cut },
    output: outputOf(request, reply),
    usage: {
      input_tokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input_tokens + output_tokens,
    },
  }
}

const CUT = { stop: null, length: 'max_output_tokens', content_filter: 'content_filter' } as const

const headOf = ({ number, model }: ModelRequest): JsonObject => ({
  id: `resp_${String(number)}`,
  object: 'response',
  created_at: 0,
  error: null,
  instructions: null,
  metadata: {},
  model: model ?? '',
  parallel_tool_calls: true,
  tool_choice: 'auto',
  tools: [],
})

function outputOf(request: ModelRequest, reply: ModelReply): readonly JsonObject[] {
  const id = `msg_${String(request.number)}`
  const content = contentOf(reply)
  const message = { type: 'message', id, status: 'completed', role: 'assistant', content }
  const calls = callsOf(request, reply).map(({ id, name, text }) => ({
    type: 'function_call',
    id: `fc_${id}`,
    call_id: id,
    name,
    arguments: text,
    status: 'completed',
  }))
  return [...(content.length === 0 ? [] : [message]), ...calls]
}

const contentOf = ({ content, refusal }: ModelReply): readonly JsonObject[] => [
  ...(content === null ? [] : [{ type: 'output_text', text: content, annotations: [], logprobs: [] }]),
  ...(refusal === undefined ? [] : [{ type: 'refusal', refusal }]),
]

function streamed(request: ModelRequest, reply: ModelReply): WireAnswer {
  const whole = bodyOf(request, reply)
  const begun = {
    ...headOf(request),
    status: 'in_progress',
    incomplete_details: null,
    output: [],
    usage: null,
  }
  const ended = whole['status'] === 'completed' ? 'response.completed' : 'response.incomplete'
  const events: readonly JsonObject[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...outputOf(request, reply).flatMap(itemEvents),
    { type: ended, response: whole },
  ]
  const body = events.map(
    (event, sequence_number) =>
      `event: ${String(event['type'])}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`,
  )
  return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: body.join('') }
}

/** How an item of the output comes about: added, filled, done. */
function itemEvents(item: JsonObject, output_index: number): readonly JsonObject[] {
  const place = { output_index, item_id: item['id'] ?? '' }
  const empty = item['type'] === 'message' ? { content: [] } : { arguments: '' }
  const filled =
    item['type'] === 'message'
      ? partsOf(item).flatMap((part, content_index) => partEvents(part, { ...place, content_index }))
      : argumentEvents(String(item['arguments']), place)
  return [
    {
      type: 'response.output_item.added',
      output_index,
      item: { ...item, ...empty, status: 'in_progress' },
    },
    ...filled,
    { type: 'response.output_item.done', output_index, item },
  ]
}

const partsOf = ({ content = null }: JsonObject): readonly JsonObject[] =>
  isList(content) ? content.filter(isObject) : []

function partEvents(part: JsonObject, place: JsonObject): readonly JsonObject[] {
  const [name, field] =
    part['type'] === 'refusal' ? (['refusal', 'refusal'] as const) : (['output_text', 'text'] as const)
  const text = String(part[field])
  return [
    { type: 'response.content_part.added', ...place, part: { ...part, [field]: '' } },
    ...pieces(text).map((delta) => ({ type: `response.${name}.delta`, ...place, delta, logprobs: [] })),
    { type: `response.${name}.done`, ...place, [field]: text, logprobs: [] },
    { type: 'response.content_part.done', ...place, part },
  ]
}

const argumentEvents = (text: string, place: JsonObject): readonly JsonObject[] => [
  ...pieces(text).map((delta) => ({ type: 'response.function_call_arguments.delta', ...place, delta })),
  { type: 'response.function_call_arguments.done', ...place, arguments: text },
]
