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

export function output(stream: Writable & Screen, env: Env): Output {
  const isTTY = stream.isTTY === true
  return {
    stream,
    isTTY,
    columns: Math.max(stream.columns ?? DEFAULT_COLUMNS, NARROWEST),
    color: inColor(isTTY, env),
    write: async (text) => {
      if (!stream.write(text) && !stream.destroyed) await once(stream, 'drain')
    },
  }
}

type Env = Readonly<Record<string, string | undefined>>

/** Only on a terminal; `NO_COLOR` (no-color.org) and `TERM=dumb` switch it off, `FORCE_COLOR` (force-color.org) on, `FORCE_COLOR=0` off. */
export function inColor(isTTY: boolean, env: Env): boolean {
  if (env['NO_COLOR']) return false
  const forced = env['FORCE_COLOR']
  if (forced) return forced !== '0' && forced !== 'false'
  return isTTY && env['TERM'] !== 'dumb'
}
