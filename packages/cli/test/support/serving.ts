import { recollect } from './run.ts'
import type { Ran } from './run.ts'

export interface Serving {
  readonly url: string
  /** Ctrl-C; what the command said in the end. */
  stop(): Promise<Ran>
}

/** A command that serves until it is stopped, at a free port. */
export async function serving(dir: string, argv: readonly string[]): Promise<Serving> {
  const stops: (() => void)[] = []
  const heard: { resolve?: (url: string) => void } = {}
  const url = new Promise<string>((resolve) => (heard.resolve = resolve))
  const ended = recollect(dir, [...argv, '--json', '--port', '0'], {
    onInterrupt: (stop) => stops.push(stop),
    onMessage: (text) => {
      const { event } = JSON.parse(text)
      if (event?.type === 'listening') heard.resolve?.(event.url)
    },
  })
  const early = ended.then(({ err }): never => {
    throw new Error(`It ended before it served: ${err}`)
  })
  return {
    url: await Promise.race([url, early]),
    stop: () => {
      for (const stop of stops) stop()
      return ended
    },
  }
}
