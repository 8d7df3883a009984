import type { Readable, Writable } from 'node:stream'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { lines } from './lines.ts'
import type { Lines } from './lines.ts'
import { readLine, tooLong } from './read-message.ts'
import type { ErrorAnswer } from './read-message.ts'

export interface StdioStreams {
  readonly input: Readable
  readonly output: Writable
  readonly maxMessageBytes: number
}

const cancelled = z.looseObject({
  method: z.literal('notifications/cancelled'),
  params: z.looseObject({ requestId: z.union([z.string(), z.number()]) }),
})

/**
 * The protocol over streams, a message a line. In place of that of the SDK, which ends at a message that is too long, copies what it
 * holds with every chunk, and answers nothing to what is no message. When the input ends, what was asked is still answered.
 */
export class StdioTransport implements Transport {
  onclose?: () => void
  onerror?: (error: Error) => void
  onmessage?: NonNullable<Transport['onmessage']>

  readonly #streams: StdioStreams
  readonly #lines: Lines
  /** What waits for an answer. */
  readonly #asked = new Set<string | number>()
  #isEnded = false
  #isClosed = false

  constructor(streams: StdioStreams) {
    this.#streams = streams
    this.#lines = lines(streams.maxMessageBytes, {
      line: (text) => {
        this.#take(text)
      },
      tooLong: (line) => {
        this.#refuse(tooLong(line, streams.maxMessageBytes))
      },
    })
  }

  start(): Promise<void> {
    const { input, output } = this.#streams
    input
      .on('data', this.#onData)
      .on('error', this.#onError)
      .once('end', this.#onEnd)
      .once('close', this.#onEnd)
    output.on('error', this.#onError).once('error', this.#onGone).once('close', this.#onGone)
    return Promise.resolve()
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#write(message)
    if (!('method' in message) && message.id !== undefined) this.#asked.delete(message.id)
    this.#closeWhenDone()
  }

  close(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#isClosed = true
    const { input, output } = this.#streams
    input.off('data', this.#onData).off('end', this.#onEnd).off('close', this.#onEnd).pause()
    output.off('close', this.#onGone)
    this.onclose?.()
    return Promise.resolve()
  }

  #take(text: string): void {
    const { messages, answers } = readLine(text)
    for (const answer of answers) this.#refuse(answer)
    for (const message of messages) {
      if ('method' in message && 'id' in message) this.#asked.add(message.id)
      // What was cancelled gets no answer.
      const { data } = cancelled.safeParse(message)
      if (data) this.#asked.delete(data.params.requestId)
      this.onmessage?.(message)
    }
  }

  #refuse(answer: ErrorAnswer): void {
    this.onerror?.(new Error(answer.error.message))
    this.#write(answer).catch(this.#onError)
  }

  /** Resolves once it is on its way, or nobody is there to hear it. */
  #write(message: JSONRPCMessage | ErrorAnswer): Promise<void> {
    const { output } = this.#streams
    if (this.#isClosed || !output.writable) return Promise.resolve()
    return new Promise((resolve) => {
      output.write(`${JSON.stringify(message)}\n`, () => {
        resolve()
      })
    })
  }

  #closeWhenDone(): void {
    if (this.#isEnded && this.#asked.size === 0) this.close().catch(this.#onError)
  }

  readonly #onData = (chunk: Buffer | string): void => {
    this.#lines.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  }

  readonly #onEnd = (): void => {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#lines.end()
    this.#closeWhenDone()
  }

  readonly #onError = (error: unknown): void => {
    this.onerror?.(error instanceof Error ? error : new Error(String(error)))
  }

  /** Nobody hears an answer any more. */
  readonly #onGone = (): void => {
    this.close().catch(this.#onError)
  }
}
