import type pg from 'pg'
import type { Connection, Submittable } from 'pg'

/** What `pg` can send, and its types leave out. */
interface CopySender {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

interface Ended {
  readonly rows: number
  readonly chunks: readonly Buffer[]
}

/** `COPY` as a query of `pg`: its messages (PostgreSQL documentation, "Message Formats") arrive by these names. */
class Copy implements Submittable {
  readonly ended: Promise<Ended>
  readonly #text: string
  readonly #given: readonly Buffer[]
  readonly #taken: Buffer[] = []
  #rows = 0
  #resolve: (ended: Ended) => void = () => {}
  #reject: (error: Error) => void = () => {}

  constructor(text: string, given: readonly Buffer[] = []) {
    this.#text = text
    this.#given = given
    this.ended = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: CopySender): void {
    for (const chunk of this.#given) connection.sendCopyFromChunk(chunk)
    connection.endCopyFrom()
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // What arrives is a view of a buffer that is used again.
    this.#taken.push(Buffer.from(chunk))
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(text.split(' ').at(-1))
  }

  handleReadyForQuery(): void {
    this.#resolve({ rows: this.#rows, chunks: this.#taken })
  }

  handleError(error: Error): void {
    this.#reject(error)
  }
}

/** The rows of one table as `COPY` writes them, in pieces that travel well. */
export interface TableDump {
  readonly table: string
  readonly rows: number
  readonly bytes: number
  readonly chunks: readonly Buffer[]
}

const PIECE = 64 * 1024

export async function copyOut(client: pg.Client, table: string): Promise<TableDump> {
  const { rows, chunks } = await client.query(new Copy(`copy (select * from ${table}) to stdout`)).ended
  const all = Buffer.concat(chunks)
  const pieces = Array.from({ length: Math.ceil(all.length / PIECE) }, (_, i) =>
    all.subarray(i * PIECE, (i + 1) * PIECE),
  )
  return { table, rows, bytes: all.length, chunks: pieces }
}

/** Returns how many rows went in. */
export async function copyIn(client: pg.Client, { table, chunks }: TableDump): Promise<number> {
  return (await client.query(new Copy(`copy ${table} from stdin`, chunks)).ended).rows
}
