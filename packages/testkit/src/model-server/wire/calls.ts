import type { ModelReply } from '../reply.ts'
import type { ModelRequest } from '../request.ts'

export interface WireCall {
  readonly id: string
  readonly name: string
  /** The arguments, as JSON. */
  readonly text: string
}

/** The calls of a reply, each with an id. */
export const callsOf = ({ number }: ModelRequest, { toolCalls = [] }: ModelReply): readonly WireCall[] =>
  toolCalls.map(({ id, name, arguments: given }, place) => ({
    id: id ?? `call_${String(number)}_${String(place)}`,
    name,
    text: JSON.stringify(given),
  }))
