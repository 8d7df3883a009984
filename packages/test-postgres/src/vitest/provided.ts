import type {} from 'vitest'

/** What `inject('postgres')` tells a test: a server, or why there is none. */
export type ProvidedPostgres =
  | {
      readonly available: true
      /** For `createDatabase` and `createRole`. */
      readonly adminUrl: string
      /** Such as 180004 for 18.4. */
      readonly version: number
      readonly source: 'embedded' | 'system' | 'DATABASE_URL'
    }
  | { readonly available: false; readonly reason: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres
    /** Whether what needs PgBouncer runs: where it is installed, and in CI, where it fails when it is not. */
    pgbouncer: boolean
  }
}
