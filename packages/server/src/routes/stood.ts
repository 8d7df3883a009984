import type { ScopedMemory, TimeInput } from '@recollect/core'
import { requireTimeline } from '@recollect/timeline'
import type { MemoryAt } from '@recollect/timeline'

interface Given {
  readonly validAt?: TimeInput | undefined
  readonly knownAt?: TimeInput | undefined
}

/** The memory now, or as it stood at the moment that is named. @throws InvalidConfigError where it does not look back. */
export function stood(
  memory: ScopedMemory,
  { validAt, knownAt }: Given,
): Pick<MemoryAt, 'cards' | 'items' | 'history' | 'answer'> {
  if (validAt === undefined && knownAt === undefined) return memory
  requireTimeline(memory)
  return memory.at({
    ...(validAt === undefined ? {} : { validAt }),
    ...(knownAt === undefined ? {} : { knownAt }),
  })
}
