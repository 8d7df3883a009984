import type { Episode } from '@recollect/core'

/** Whether an episode is as it was read before a model was asked. What is not is left to the next run. Pure. */
export const isUnchanged = (before: Episode, now: Episode | null): boolean =>
  now !== null &&
  now.state === before.state &&
  now.attempts === before.attempts &&
  now.narratedBy === before.narratedBy &&
  now.discoveredAt === before.discoveredAt &&
  now.content === before.content &&
  now.itemIds.length === before.itemIds.length &&
  now.itemIds.every((id, at) => id === before.itemIds[at])
