/** Codes of what the server itself refuses; what core refuses keeps core's code. */
export type ServerCode =
  | 'INVALID_REQUEST'
  | 'INVALID_JSON'
  | 'INVALID_PATH'
  | 'UNAUTHENTICATED'
  | 'HOST_REFUSED'
  | 'ORIGIN_REFUSED'
  | 'CLIENT_REFUSED'
  | 'NO_ROUTE'
  | 'METHOD_NOT_ALLOWED'
  | 'BODY_TOO_LARGE'
  | 'CONTENT_TYPE'
  | 'RATE_LIMITED'
  | 'STREAMS_EXCEEDED'
  | 'UNEXPECTED'

/** One field of a request that was refused. */
export interface ProblemIssue {
  /** From the top: `body.messages.0.text`. */
  readonly path: string
  readonly message: string
}

/** The body of every error: `application/problem+json`, RFC 9457. */
export interface Problem {
  /** `urn:recollect:problem:` and the code. */
  readonly type: string
  /** What kind of error, in few words. */
  readonly title: string
  readonly status: number
  /** Stable: branch on it, never on the texts. */
  readonly code: string
  /** What is wrong here, and what to do. */
  readonly detail: string
  /** The next step, where `detail` does not name one. */
  readonly next?: string
  /** Of a request or form that was refused: its fields. */
  readonly issues?: readonly ProblemIssue[]
  /** Of an undo that was refused: the changes in its way. */
  readonly changes?: readonly string[]
  /** Of an import: the line, from 1. */
  readonly line?: number
}

type Extra = Pick<Problem, 'next' | 'issues' | 'changes' | 'line'>

/** A refusal by the server itself. Thrown inside a request, told as its problem. */
export class ProblemError extends Error {
  readonly code: ServerCode
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly extra: Extra

  constructor(
    status: number,
    code: ServerCode,
    detail: string,
    more: { readonly headers?: Readonly<Record<string, string>>; readonly extra?: Extra } = {},
  ) {
    super(detail)
    this.name = 'ProblemError'
    this.status = status
    this.code = code
    this.headers = more.headers ?? {}
    this.extra = more.extra ?? {}
  }
}
