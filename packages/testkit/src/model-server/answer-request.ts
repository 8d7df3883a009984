import type { ModelFault } from './faults/fault.ts'
import type { ModelServerOptions } from './options.ts'
import type { Replier } from './reply.ts'
import type { ModelRequest } from './request.ts'
import { errorAnswer, jsonAnswer } from './wire/answer.ts'
import type { WireAnswer } from './wire/answer.ts'
import { insteadOf, spoiled } from './wire/befall.ts'
import { completion } from './wire/completion.ts'
import { embeddings } from './wire/embeddings.ts'
import { response } from './wire/response.ts'

export interface Answering extends Required<Pick<ModelServerOptions, 'models' | 'dimensions' | 'formats'>> {
  readonly reply: Replier | null
}

/** What a request is answered with, delivered well or badly. */
export async function answerRequest(
  server: Answering,
  method: string,
  request: ModelRequest,
  fault: ModelFault | null,
): Promise<WireAnswer> {
  if (request.key === 'refused') return errorAnswer(401, 'invalid_api_key', 'Incorrect API key provided.')
  if (method === 'GET' && request.path === '/v1/models') return models(server)
  const refusal = refusalOf(server, method, request)
  if (refusal !== null) return refusal
  const instead = insteadOf(fault)
  if (instead !== null) return instead
  if (request.path === '/v1/embeddings') return embedded(server, request, fault)
  const reply = spoiled(fault, (await server.reply?.(request)) ?? '', request)
  return request.path === '/v1/responses' ? response(request, reply) : completion(request, reply)
}

const SPOKEN = ['/v1/chat/completions', '/v1/responses']
const PATHS = [...SPOKEN, '/v1/embeddings']

function refusalOf(server: Answering, method: string, request: ModelRequest): WireAnswer | null {
  const { path, model, body, format } = request
  if (method !== 'POST' || !PATHS.includes(path))
    return errorAnswer(404, 'not_found', `No ${method} ${path}.`)
  if (body === null || model === null)
    return errorAnswer(400, 'invalid_request', 'The body must be JSON and name a model.')
  if (!server.models.includes(model))
    return errorAnswer(404, 'model_not_found', `The model \`${model}\` does not exist.`)
  if (format !== null && !server.formats.includes(format))
    return errorAnswer(
      400,
      'unsupported_value',
      `response_format ${format} is not supported with this model.`,
    )
  if (SPOKEN.includes(path) && server.reply === null)
    return errorAnswer(500, 'no_script', 'This server was given no replies.')
  return null
}

const models = (server: Answering): WireAnswer =>
  jsonAnswer({
    object: 'list',
    data: server.models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'recollect' })),
  })

function embedded(server: Answering, request: ModelRequest, fault: ModelFault | null): WireAnswer {
  if (fault?.kind === 'dimensions') return embeddings(request, fault.dimensions)
  if (fault?.kind === 'not_a_number')
    return embeddings(request, server.dimensions, (vector) => vector.fill(Number.NaN))
  return embeddings(request, server.dimensions)
}
