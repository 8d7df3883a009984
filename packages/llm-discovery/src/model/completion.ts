import { z } from 'zod'
import { parsed } from '../json/parsed.ts'
import { isFields } from '../replies/entries.ts'

/** What a server answered, as far as it is used. */
export interface Completion {
  readonly text: string
  /** What it says in other places than its text: as parsed by the server, as arguments of a call. */
  readonly elsewhere: readonly string[]
  /** What it thought, where the server keeps that apart. */
  readonly thoughts: string
  readonly refused: boolean
  /** `length`: the reply reached its bound, or its stream ended early. */
  readonly finish: 'stop' | 'length' | 'content_filter'
  /** Null where the server does not say. */
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/** An answer that reports a failure although its status says otherwise. */
export interface ReportedFailure {
  readonly status: number | null
  readonly message: string
}

export type Answer =
  | { readonly kind: 'completion'; readonly completion: Completion }
  | { readonly kind: 'failure'; readonly failure: ReportedFailure }
  /** It begins like an answer and breaks off. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'unreadable' }

/** Some servers give the text in parts, or as the JSON it is. */
const text = z
  .unknown()
  .optional()
  .transform((given): string | null => {
    if (given === undefined || given === null) return null
    if (Array.isArray(given)) return given.map(partOf).join('')
    return asText(given)
  })

function partOf(part: unknown): string {
  if (!isFields(part)) return typeof part === 'string' ? part : ''
  const { text: said, json } = part
  if (typeof said === 'string') return said
  return json === undefined ? '' : asText(json)
}

const asText = (given: unknown): string => (typeof given === 'string' ? given : (JSON.stringify(given) ?? ''))
const tokens = z.int().nonnegative().max(1e9).nullish().catch(null)
const called = z.object({ arguments: text })
const calls = z
  .array(z.object({ index: z.int().optional().catch(undefined), function: called }))
  .nullish()
  .catch(null)
const message = z
  .object({
    ...{ content: text, refusal: text, parsed: text, tool_calls: calls },
    function_call: called.nullish().catch(null),
    ...{ reasoning_content: text, reasoning: text },
  })
  .nullish()
  .catch(null)
const chunk = z.object({
  choices: z.array(
    z.object({ message, delta: message, text, finish_reason: z.string().nullish().catch(null) }),
  ),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})
const reported = z.object({
  error: z.union([
    z.string().transform((message) => ({ message, code: null })),
    z.object({
      message: z.string().catch(''),
      code: z.coerce.number().int().min(400).max(599).nullable().catch(null),
    }),
  ]),
})

type Chunk = z.infer<typeof chunk>

/** Reads the body of an answer, whole or as a stream of events, whichever the server chose. */
export function readAnswer(body: string): Answer {
  const start = body.trimStart().replace(/^\uFEFF/u, '')
  if (start.startsWith('{')) return readWhole(start)
  return /^(?:data|event|id|retry)?:/u.test(start) ? readEvents(start) : { kind: 'unreadable' }
}

function readWhole(body: string): Answer {
  const value = parsed(body)
  return value === undefined ? { kind: 'cut' } : answerOf([value], true)
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html; events of chat completions are one line each. */
function readEvents(body: string): Answer {
  const data = body
    .split(/\r\n|\n|\r/u)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .filter((line) => line !== '')
  const done = data.at(-1) === '[DONE]'
  // A last event that cannot be read is where the stream was cut.
  const values = data.map(parsed).filter((value) => value !== undefined)
  return answerOf(values, done)
}

function answerOf(values: readonly unknown[], ended: boolean): Answer {
  const failure = values.map((value) => reported.safeParse(value)).find(({ success }) => success)?.data
  if (failure)
    return { kind: 'failure', failure: { status: failure.error.code, message: failure.error.message } }
  const chunks = values.map((value) => chunk.safeParse(value)).flatMap(({ data }) => (data ? [data] : []))
  if (chunks.length === 0 || chunks.every(({ choices }) => choices.length === 0))
    return { kind: 'unreadable' }
  return { kind: 'completion', completion: completionOf(chunks, ended) }
}

function completionOf(chunks: readonly Chunk[], ended: boolean): Completion {
  const choices = chunks.flatMap(({ choices }) => choices.slice(0, 1))
  const said = choices.map(
    (choice) => choice.message ?? choice.delta ?? { content: choice.text, refusal: null },
  )
  const messages = choices.flatMap((choice) => choice.message ?? choice.delta ?? [])
  const reason = choices.map((choice) => choice.finish_reason).findLast((given) => given)
  const usage = chunks.map((each) => each.usage).findLast((given) => given)
  return {
    text: said.map(({ content }) => content ?? '').join(''),
    elsewhere: [...parsedIn(messages), ...callsIn(messages)],
    thoughts: messages.map((each) => each.reasoning_content ?? each.reasoning ?? '').join(''),
    refused: said.some(({ refusal }) => (refusal ?? '') !== ''),
    finish: finishOf(reason ?? (ended ? 'stop' : 'length')),
    inputTokens: usage?.prompt_tokens ?? null,
    outputTokens: usage?.completion_tokens ?? null,
  }
}

type Message = NonNullable<z.infer<typeof message>>

const parsedIn = (messages: readonly Message[]): readonly string[] =>
  messages.flatMap((each) => each.parsed ?? [])

/** The arguments of each call, of a stream put together. */
function callsIn(messages: readonly Message[]): readonly string[] {
  const texts = new Map<number, string[]>()
  for (const { tool_calls: given, function_call: older } of messages) {
    const all = [...(given ?? []), ...(older ? [{ index: -1, function: older }] : [])]
    for (const [place, { index = place, function: call }] of all.entries()) {
      texts.set(index, [...(texts.get(index) ?? []), call.arguments ?? ''])
    }
  }
  return [...texts.values()].map((pieces) => pieces.join(''))
}

const finishOf = (reason: string): Completion['finish'] =>
  reason === 'length' || reason === 'content_filter' ? reason : 'stop'
