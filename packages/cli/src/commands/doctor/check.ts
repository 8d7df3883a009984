import type { Catalogue } from '../../text/index.ts'

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
