import type { Context } from '../context.ts'
import { CliError, usageError } from '../errors/cli-error.ts'
import { settle } from '../util/attempt.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

/** What runs until it is closed. */
export interface Running {
  readonly url: string
  close(): Promise<void>
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/u

/** @throws CliError USAGE where others could reach it, and no token is asked for. */
export function checkHost(host: string, guarded: boolean): void {
  if (!guarded && !LOOPBACK.test(host)) throw usageError((t) => t.reach.errors.tokensNeeded(host))
}

/** What the system says of an address, told with what to do. @throws CliError */
export async function listen<T extends Running>(starting: Promise<T>, { host, port }: Address): Promise<T> {
  const started = await settle(starting)
  if (started.ok) return started.value
  const { error } = started
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'EADDRINUSE':
      throw new CliError('INVALID_CONFIG', (t) => t.reach.errors.portTaken(port))
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      throw new CliError('INVALID_CONFIG', (t) => t.reach.errors.addressUnknown(host))
    case 'EACCES':
      throw new CliError('INVALID_CONFIG', (t) => t.reach.errors.portForbidden(port))
    default:
      throw error
  }
}

/** Says where it is, and keeps it running until Ctrl-C or SIGTERM. */
export async function untilEnded(
  running: Running,
  lines: readonly string[],
  { io, json, text }: Context,
): Promise<{ readonly url: string }> {
  const { url } = running
  const ended = new Promise<void>((resolve) => {
    io.onInterrupt(resolve)
  })
  if (json) await io.stderr.write(`${JSON.stringify({ event: { type: 'listening', url } })}\n`)
  else await io.stdout.write(`${lines.join('\n')}\n`)
  await ended
  await running.close()
  if (!json) await io.stdout.write(`${text.reach.ended}\n`)
  return { url }
}
