import type { Catalogue } from '../../text/index.ts'

/** What was found of the database itself, and what of its contents may be looked at. */
export interface Looked {
  readonly checks: readonly Check[]
  /** `none`: it is not there, or too broken to be opened; `own`: only the scope of the call. */
  readonly contents: 'all' | 'own' | 'none'
}

export type CheckId = keyof Catalogue['output']['doctor']['checks']
export type CheckStatus = keyof Catalogue['output']['doctor']['status']

/** What one look found. */
export interface Check {
  readonly id: CheckId
  readonly status: CheckStatus
  readonly detail: string
  /** What to do, when something is wrong. */
  readonly next?: string
}

/** `ok`, or the given status with the next step. */
export const judge = (
  id: CheckId,
  fine: boolean,
  detail: string,
  otherwise: 'warning' | 'failed',
  next: string,
): Check => (fine ? { id, status: 'ok', detail } : { id, status: otherwise, detail, next })
