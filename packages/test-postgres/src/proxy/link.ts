import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { asksForReady, Frames, runsStatement } from './frames.ts'
import type { Frame } from './frames.ts'
import type { Plan } from './plan.ts'

/** One client and its connection to the server. */
export class Link {
  readonly #client: Socket
  readonly #server: Socket
  readonly #plan: Plan
  readonly #asked = new Frames('client')
  readonly #answered = new Frames('server')
  #backend = 0
  /** Whether what the client sends is no longer passed on, and what the server answers. */
  #deaf = false
  #mute = false
  /** Answers still to come; those of the start are one. */
  #open = 1

  constructor(client: Socket, server: { host: string; port: number }, plan: Plan) {
    this.#client = client
    this.#server = connect(server)
    this.#plan = plan
    // Small messages go out at once.
    for (const socket of [client, this.#server]) socket.setNoDelay(true)
    client.on('data', (chunk: Buffer) => this.#ask(chunk))
    this.#server.on('data', (chunk: Buffer) => this.#answer(chunk))
    // Either side hears of the end of the other.
    client.on('error', () => {}).on('close', () => this.#server.destroy())
    this.#server.on('error', () => {}).on('close', () => this.#client.end())
  }

  cut(): void {
    this.#client.destroy()
    this.#server.destroy()
  }

  #ask(chunk: Buffer): void {
    for (const frame of this.#asked.take(chunk)) {
      if (this.#deaf) return
      if (runsStatement(frame) && this.#plan.isDue()) this.#break(frame)
      else this.#pass(frame)
    }
  }

  #pass(frame: Frame): void {
    if (this.#server.writable) this.#server.write(frame.bytes)
    if (!asksForReady(frame)) return
    this.#open += 1
    // Nothing behind the statement whose answer is to be lost reaches the server.
    this.#deaf ||= this.#mute
  }

  #break(frame: Frame): void {
    const { how } = this.#plan
    if (how === 'answer lost') {
      this.#mute = true
      this.#pass(frame)
      return
    }
    this.#deaf = true
    if (how === 'ended by the server') void this.#plan.terminate(this.#backend)
    else if (how === 'reset') this.#client.resetAndDestroy()
    else this.cut()
  }

  #answer(chunk: Buffer): void {
    if (!this.#mute) this.#client.write(chunk)
    for (const { type, bytes } of this.#answered.take(chunk)) {
      // BackendKeyData, ReadyForQuery.
      if (type === 'K') this.#backend = bytes.readUInt32BE(5)
      if (type === 'Z') this.#open -= 1
    }
    if (this.#deaf && this.#mute && this.#open === 0) this.cut()
  }
}
