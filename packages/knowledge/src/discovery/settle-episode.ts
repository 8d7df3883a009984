import type { Engine } from '../engine.ts'
import type { Episode } from '@recollect/core'
import type { Told } from './faults.ts'

type Settled = Pick<Episode, 'state' | 'attempts' | 'lastError'> &
  Partial<Pick<Episode, 'discoveredBy' | 'discoveredAt'>>

/** An episode once it was compared: done, or owed still because something is missing. Pure but for the clock. */
export function comparedEpisode(
  engine: Pick<Engine, 'clock' | 'settings'>,
  episode: Episode,
  discoverer: string,
  incomplete: string | null,
): Episode {
  if (incomplete !== null) return { ...episode, ...triedOnce(engine, episode, incomplete) }
  const done = { discoveredBy: discoverer, discoveredAt: engine.clock.now() }
  return { ...episode, state: 'discovered', lastError: null, ...done }
}

/** One that failed. Pure. */
export const failedEpisode = (
  engine: Pick<Engine, 'settings'>,
  episode: Episode,
  { code, message }: Told,
): Episode => ({ ...episode, ...triedOnce(engine, episode, `${code}: ${message}`) })

function triedOnce(
  { settings }: Pick<Engine, 'settings'>,
  { attempts }: Episode,
  lastError: string,
): Settled {
  const tried = attempts + 1
  return { attempts: tried, lastError, state: tried >= settings.maxAttempts ? 'failed' : 'owed' }
}
