/** A query as the store handed it to `pg`. */
export interface SentQuery {
  readonly text: string
  readonly values: readonly unknown[]
  /** Under which the server keeps the statement prepared. */
  readonly name: string | undefined
  readonly rowMode: 'array' | undefined
  /** How many answers had come when it was sent. */
  readonly after: number
}

/** What one call of the library sent over a connection. */
export interface Sent {
  readonly queries: readonly SentQuery[]
  /** How many answers the call waited for before it was done. */
  readonly awaited: number
}

/** How many times something was sent and then waited for: queries that were sent after the same answers went together. */
export const messagesOf = ({ queries }: Sent): number => new Set(queries.map(({ after }) => after)).size
