const USUAL_PORT = 4780
const ANY_FREE = 0

/** Something else listens where the page was to be. */
export class PortTakenError extends Error {
  constructor(port: number, options: ErrorOptions) {
    super(`Port ${String(port)} is taken. Choose another with --port, or --port 0 for any free one.`, options)
    this.name = 'PortTakenError'
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Listens where it was asked to; else at the usual port, so that a bookmark holds, or at a free one when something is there already.
 * @throws PortTakenError for a port that was asked for.
 */
export async function listen<T>(port: number | null, serveAt: (port: number) => Promise<T>): Promise<T> {
  try {
    return await serveAt(port ?? USUAL_PORT)
  } catch (cause) {
    if (!isTaken(cause)) throw cause
    if (port !== null) throw new PortTakenError(port, { cause })
    return serveAt(ANY_FREE)
  }
}
