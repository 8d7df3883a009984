import type { Json } from '@recollect/core'
import { at, isList, parseJson } from './json.ts'

/** What the server was asked. Of the key only how it was taken is kept. */
export interface ModelRequest {
  /** From 1, in the order in which requests arrived, those that were refused included. */
  readonly number: number
  readonly path: string
  readonly key: 'none' | 'accepted' | 'refused'
  /** Null where the request names none. */
  readonly model: string | null
  /** From the first line of the system prompt, `task: knowledge_gaps (prompts@1)`; else the schema's name; `embeddings`; or null. */
  readonly task: string | null
  /** How the reply is to be formatted; null where nothing is asked for. */
  readonly format: 'json_schema' | 'json_object' | null
  readonly stream: boolean
  /** The system prompt, and what the user's messages say, put together. */
  readonly system: string
  readonly user: string
  /** Texts to be embedded; the input of a response, where it is a text. */
  readonly inputs: readonly string[]
  /** As it was sent; null when it was no JSON. */
  readonly body: Json
}

type Head = Pick<ModelRequest, 'number' | 'path' | 'key'>

const TASK = /^task: (?<task>\w{1,64})/u

/** Reads a request; what is missing or malformed in it stands as null or empty. */
export function readRequest(head: Head, text: string): ModelRequest {
  const body = parse(text)
  const input = at(body, 'input')
  const messages = head.path.endsWith('/responses') ? responded(body) : list(at(body, 'messages'))
  const said = (system: boolean) =>
    messages
      .filter((message) => isSystem(at(message, 'role')) === system)
      .map((message) => contentOf(at(message, 'content')))
      .join('\n')
  const system = said(true)
  const format = at(body, 'response_format')
  const kind = at(format, 'type')
  return {
    ...head,
    model: words(at(body, 'model')),
    task: taskOf(head.path, system, words(at(at(format, 'json_schema'), 'name'))),
    format: kind === 'json_schema' || kind === 'json_object' ? kind : null,
    stream: at(body, 'stream') === true,
    system,
    user: said(false),
    inputs: typeof input === 'string' ? [input] : list(input).flatMap((one) => words(one) ?? []),
    body,
  }
}

/** What a request for a response says, as messages. */
function responded(body: Json): readonly Json[] {
  const [input, instructions] = [at(body, 'input'), words(at(body, 'instructions'))]
  const said = typeof input === 'string' ? [{ role: 'user', content: input }] : list(input)
  return instructions === null ? said : [{ role: 'system', content: instructions }, ...said]
}

function taskOf(path: string, system: string, schema: string | null): string | null {
  if (path.endsWith('/embeddings')) return 'embeddings'
  return TASK.exec(system)?.groups?.['task'] ?? schema
}

const isSystem = (role: Json): boolean => role === 'system' || role === 'developer'

/** Text, or the texts of a list of parts. */
const contentOf = (content: Json): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .flatMap((part) => words(at(part, 'text')) ?? [])
        .join('')

const list = (value: Json): readonly Json[] => (isList(value) ? value : [])
const words = (value: Json): string | null => (typeof value === 'string' ? value : null)

function parse(text: string): Json {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
