import { at } from '../json.ts'
import type { ModelRequest } from '../request.ts'
import { jsonAnswer } from './answer.ts'
import type { WireAnswer } from './answer.ts'
import { termVector } from './term-vector.ts'

/** The answer of `POST /embeddings`: numbers, or base64 of their 32-bit floats. */
export function embeddings(
  request: ModelRequest,
  dimensions: number,
  change: (vector: Float32Array) => Float32Array = (vector) => vector,
): WireAnswer {
  const packed = at(request.body, 'encoding_format') === 'base64'
  const data = request.inputs.map((text, index) => {
    const vector = change(termVector(text, dimensions))
    return { object: 'embedding', index, embedding: packed ? base64(vector) : numbers(vector) }
  })
  const tokens = Math.ceil(Buffer.byteLength(request.inputs.join('')) / 4)
  return jsonAnswer({
    object: 'list',
    model: request.model ?? '',
    data,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  })
}

const base64 = (vector: Float32Array): string => Buffer.from(vector.buffer).toString('base64')

/** JSON knows no NaN: it becomes null. */
const numbers = (vector: Float32Array): readonly (number | null)[] =>
  [...vector].map((value) => (Number.isFinite(value) ? value : null))
