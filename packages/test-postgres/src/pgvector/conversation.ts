import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { fatal, readOpening, wholeMessages } from './messages.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** One connection from its first message to its end. What the client sends together is answered in one go. */
class Conversation {
  #bytes: Buffer = Buffer.alloc(0)
  #started = false
  readonly #database: PGlite
  readonly #socket: Socket

  constructor(database: PGlite, socket: Socket) {
    this.#database = database
    this.#socket = socket
  }

  /** `false` when there is no more to say. */
  async hear(chunk: Buffer): Promise<boolean> {
    this.#bytes = Buffer.concat([this.#bytes, chunk])
    if (!this.#started && !(await this.#open())) return false
    if (!this.#started) return true
    const { length, ended } = wholeMessages(this.#bytes)
    if (length > 0) await this.#answer(this.#take(length))
    return !ended
  }

  async #open(): Promise<boolean> {
    const opening = readOpening(this.#bytes)
    if (opening.kind === 'incomplete') return true
    if (opening.kind === 'cancel') return false
    const message = this.#take(opening.length)
    if (opening.kind === 'encryption') {
      this.#socket.write('N')
      return this.#open()
    }
    return this.#start(message, opening.user)
  }

  /** PGlite has one session and one user: whoever connects becomes theirs. */
  async #start(message: Buffer, user: string): Promise<boolean> {
    try {
      await this.#database.exec(`set session authorization ${quoted(user)}`)
    } catch {
      this.#socket.write(fatal('28000', `role "${user}" does not exist`))
      return false
    }
    await this.#answer(message)
    this.#started = true
    return true
  }

  async #answer(messages: Buffer): Promise<void> {
    await this.#database.runExclusive(() =>
      this.#database.execProtocolRawStream(messages, {
        // The bytes lie in memory of the database, which writes there again.
        onRawData: (answer) => this.#socket.write(Uint8Array.from(answer)),
      }),
    )
  }

  #take(length: number): Buffer {
    const message = this.#bytes.subarray(0, length)
    this.#bytes = this.#bytes.subarray(length)
    return message
  }
}

/** Leaves the next client nothing of the last: no transaction, statements, settings or user. */
async function renew(database: PGlite): Promise<void> {
  await database.exec('rollback')
  await database.exec('set session authorization postgres')
  await database.exec('discard all')
}

/** Serves one client until it leaves. */
export async function converse(database: PGlite, socket: Socket): Promise<void> {
  const conversation = new Conversation(database, socket)
  const chunks: AsyncIterable<Buffer> = socket
  try {
    for await (const chunk of chunks) {
      if (!(await conversation.hear(chunk))) break
    }
  } catch {
    // The client went away in the middle of a word.
  } finally {
    socket.end()
    await renew(database)
  }
}
