/** A message of the Postgres protocol: its type (empty for the first one of a client) and all its bytes. */
export type Frame = { readonly type: string; readonly bytes: Buffer }

/** Cuts what one side sends into messages. PostgreSQL documentation, "Message Formats". */
export class Frames {
  #rest = Buffer.alloc(0)
  #untyped: boolean

  /** The first message of a client has no type. */
  constructor(side: 'client' | 'server') {
    this.#untyped = side === 'client'
  }

  *take(chunk: Buffer): Generator<Frame> {
    this.#rest = Buffer.concat([this.#rest, chunk])
    for (;;) {
      const head = this.#untyped ? 0 : 1
      if (this.#rest.length < head + 4) return
      const end = head + this.#rest.readUInt32BE(head)
      if (this.#rest.length < end) return
      const bytes = this.#rest.subarray(0, end)
      this.#rest = this.#rest.subarray(end)
      this.#untyped = false
      yield { type: head === 0 ? '' : String.fromCharCode(bytes[0] ?? 0), bytes }
    }
  }
}

/** Query and Execute: what makes the server run a statement. */
export const runsStatement = ({ type }: Frame): boolean => type === 'Q' || type === 'E'

/** Query and Sync: each is answered by one ReadyForQuery. */
export const asksForReady = ({ type }: Frame): boolean => type === 'Q' || type === 'S'
