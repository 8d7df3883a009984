import type { MemoryAt, ScopedMemory, TimeInput } from '@recollect/core'

interface Given {
  readonly validAt?: TimeInput | undefined
  readonly knownAt?: TimeInput | undefined
}

/** The memory now, or as it stood at the moment that is named. */
export function stood(
  memory: ScopedMemory,
  { validAt, knownAt }: Given,
): Pick<MemoryAt, 'cards' | 'items' | 'history' | 'answer'> {
  if (validAt === undefined && knownAt === undefined) return memory
  return memory.at({
    ...(validAt === undefined ? {} : { validAt }),
    ...(knownAt === undefined ? {} : { knownAt }),
  })
}
