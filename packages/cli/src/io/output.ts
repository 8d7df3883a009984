import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Output } from './io.ts'

const NARROWEST = 40
const DEFAULT_COLUMNS = 80

/** What a terminal's stream has beside a plain one. */
interface Screen {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
}

/** `NO_COLOR` (no-color.org) and `TERM=dumb` switch colour off; it is only used on a terminal. */
export function output(stream: Writable & Screen, env: Readonly<Record<string, string | undefined>>): Output {
  const isTTY = stream.isTTY === true
  return {
    stream,
    isTTY,
    columns: Math.max(stream.columns ?? DEFAULT_COLUMNS, NARROWEST),
    color: isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    write: async (text) => {
      if (!stream.write(text) && !stream.destroyed) await once(stream, 'drain')
    },
  }
}
