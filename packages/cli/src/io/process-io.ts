import { EXIT } from '../errors/exit-codes.ts'
import type { Io } from './io.ts'
import { output } from './output.ts'

/** The real terminal. A reader that leaves (`| head`) ends the program quietly. */
export function processIo(host: NodeJS.Process): Io {
  const stops = new Set<() => void>()
  let asked = false
  const interrupt = (): void => {
    if (stops.size === 0 || asked) host.exit(EXIT.interrupted)
    asked = true
    for (const stop of stops) stop()
  }
  // Who runs it as a service ends it with SIGTERM.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) host.on(signal, interrupt)
  for (const stream of [host.stdout, host.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      host.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failed)
    })
  }
  return {
    stdin: { stream: host.stdin, isTTY: host.stdin.isTTY },
    stdout: output(host.stdout, host.env),
    stderr: output(host.stderr, host.env),
    cwd: host.cwd(),
    env: host.env,
    onInterrupt: (stop) => {
      stops.add(stop)
      return () => stops.delete(stop)
    },
  }
}
