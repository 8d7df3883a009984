import type { ScopedMemory } from '@recollect/core'
import { sampler } from '../speed/sampler.ts'
import type { Samples } from '../speed/sampler.ts'
import { MODES } from './modes.ts'
import type { Mode } from './modes.ts'

export type ByMode<T> = Readonly<Record<Mode, T>>
type Work = (memory: ScopedMemory, mode: Mode) => Promise<unknown>

/** Times each piece of work on every database; who goes first changes with each piece, so that none profits from its place. */
export async function sideBySide(
  memories: ByMode<ScopedMemory>,
  pieces: readonly Work[],
): Promise<ByMode<Samples>> {
  const timers = { none: sampler(), sensitive: sampler(), everything: sampler() }
  for (const [i, work] of pieces.entries()) {
    for (const at of MODES.keys()) {
      const mode = MODES[(i + at) % MODES.length] ?? 'none'
      await timers[mode].time(() => work(memories[mode], mode))
    }
  }
  return {
    none: timers.none.samples(),
    sensitive: timers.sensitive.samples(),
    everything: timers.everything.samples(),
  }
}
