import { ModelError } from '../model-error.ts'

/** A body to its end, or an error as soon as it is longer than `maxBytes`: what a server sends is not kept without a bound. */
export async function readBody(response: Response, maxBytes: number): Promise<ArrayBuffer> {
  if (response.body === null || maxBytes === Infinity) return response.arrayBuffer()
  const body: AsyncIterable<Uint8Array> = response.body
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the body and lets go of the connection.
    if (bytes > maxBytes) throw tooLong(maxBytes)
    chunks.push(chunk)
  }
  return joined(chunks, bytes).buffer
}

function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

const tooLong = (maxBytes: number) =>
  new ModelError(
    'MODEL_INVALID_RESPONSE',
    `The server's answer is longer than ${maxBytes.toLocaleString('en')} bytes; the rest was not read. Lower maxTokens, or check the model: it may repeat itself.`,
    { retryable: false },
  )
