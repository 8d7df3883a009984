import { knownOptions } from '@recollect/core/plugin'
import type { OptionNames } from '@recollect/core/plugin'
import type { Readable, Writable } from 'node:stream'
import type { MemoryServer } from '../memory-server.ts'
import type { Access } from '../source.ts'
import { StdioTransport } from './stdio-transport.ts'

/** Options of `serveStdio`; all may be left out. */
export interface StdioOptions {
  /** Default: those of the process. Nothing else may write to `output`. */
  readonly input?: Readable
  readonly output?: Writable
  /** Whose memory the client sees; default: that of the options of the server. */
  readonly access?: Access
  /** Bytes of the largest message; default 10 MiB. A larger one is answered with an error, and passed over. */
  readonly maxMessageBytes?: number
}

/** A client on standard input and output. */
export interface StdioConnection {
  /** Resolves when the client is gone, or `close` was called. */
  readonly closed: Promise<void>
  /** Ends the connection. Safe to call twice. */
  close(): Promise<void>
}

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024

const OPTIONS: OptionNames<StdioOptions> = { input: true, output: true, access: true, maxMessageBytes: true }

/**
 * Serves one client over standard input and output, as clients that start the server themselves do. It ends when the input
 * has ended and all that was asked is answered; closing the memory is left to the caller.
 * @throws what `open` of the server throws.
 */
export async function serveStdio(served: MemoryServer, options: StdioOptions = {}): Promise<StdioConnection> {
  const {
    input = process.stdin,
    output = process.stdout,
    maxMessageBytes = MAX_MESSAGE_BYTES,
  } = knownOptions('serveStdio', options, OPTIONS)
  const server = served.open(options.access)
  const whenClosed = server.server.onclose
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = () => {
      whenClosed?.()
      resolve()
    }
  })
  await server.connect(new StdioTransport({ input, output, maxMessageBytes }))
  return { closed, close: () => server.close() }
}
