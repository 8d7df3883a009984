import { InvalidInputError } from '@recollect/core'

/** Callers without types may pass anything. Each once. @throws InvalidInputError */
export function checkIds(ids: unknown): readonly string[] | undefined {
  if (ids === undefined) return undefined
  if (Array.isArray(ids) && ids.every((id: unknown) => typeof id === 'string'))
    return [...new Set<string>(ids)]
  throw new InvalidInputError('ids must be a list of ids. Leave it out for all; nothing was changed.')
}
