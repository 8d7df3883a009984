import type { DiscoverReport } from '@recollect/knowledge'

export interface Discovered {
  readonly dryRun: boolean
  /** The model that was asked; null: episodes were cut only. */
  readonly model: string | null
  /** Why none was asked. */
  readonly missing: 'model' | 'key' | null
  readonly scopes: readonly ({ readonly scope: string } & DiscoverReport)[]
  /** Ctrl-C came before the end; what is done stays done. */
  readonly interrupted: boolean
}

/** Whether it stopped for the model or its budget, an episode failed, or what is owed waits for the key of a model that is configured. */
export const isFailed = ({ scopes, missing }: Pick<Discovered, 'scopes' | 'missing'>): boolean =>
  scopes.some(
    ({ stopped, reports, owed }) =>
      stopped !== null || reports.some(({ error }) => error !== null) || (missing === 'key' && owed > 0),
  )
