import { BudgetError, ChangeError, InvalidImportError, RecollectError } from '@recollect/core'
import { FormError } from '@recollect/sessions'
import { ProblemError } from './problem.ts'
import type { Problem } from './problem.ts'
import { inRestWords } from './rest-words.ts'
import { RETRY_AFTER, STATUSES, TITLES } from './statuses.ts'

/** An error as it goes out. */
export interface ToldError {
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>
  /** Neither core nor the server threw it on purpose: whoever runs the server wants to know. */
  readonly unexpected: boolean
}

const typeOf = (code: string): string => `urn:recollect:problem:${code.toLowerCase().replaceAll('_', '-')}`

/** What a client is told of an error. Of one that nobody expected it learns nothing: its message may hold anything. */
export function told(error: unknown): ToldError {
  if (error instanceof ProblemError) return toldByServer(error)
  if (RecollectError.isInstance(error)) return toldByCore(error)
  const problem: Problem = {
    type: typeOf('UNEXPECTED'),
    title: TITLES[500] ?? '',
    status: 500,
    code: 'UNEXPECTED',
    detail: 'The server met an error it did not expect. Try again; if it stays, see the log of the server.',
  }
  return { problem, headers: {}, unexpected: true }
}

function toldByServer({ status, code, message, extra, headers }: ProblemError): ToldError {
  const title = TITLES[status] ?? 'Refused'
  return {
    problem: { type: typeOf(code), title, status, code, detail: message, ...extra },
    headers,
    unexpected: false,
  }
}

function toldByCore(error: RecollectError): ToldError {
  const [status, title] = Object.hasOwn(STATUSES, error.code) ? STATUSES[error.code] : [500, 'Error']
  return {
    problem: {
      type: typeOf(error.code),
      title,
      status,
      code: error.code,
      detail: inRestWords(error.message),
      ...more(error),
    },
    headers: waitOf(error),
    unexpected: status === 500,
  }
}

/** Seconds, or the moment from which it makes sense to try again. */
function waitOf(error: RecollectError): Readonly<Record<string, string>> {
  if (error instanceof BudgetError) return { 'retry-after': new Date(error.until).toUTCString() }
  const seconds = RETRY_AFTER[error.code]
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

function more(error: RecollectError): Pick<Problem, 'next' | 'issues' | 'changes' | 'line'> {
  if (error instanceof BudgetError)
    return { next: `Try again from ${new Date(error.until).toISOString()} on.` }
  if (error instanceof FormError) return { issues: error.issues }
  if (error instanceof ChangeError) return { changes: error.changes }
  if (error instanceof InvalidImportError && error.line !== null) return { line: error.line }
  return {}
}
