import { InvalidImportError } from '@recollect/core'

const MOST_SHOWN = 5
const LONGEST = 64

/** The first few of them, as they are told. */
export const namesShown = (names: readonly string[]): string =>
  [
    ...names.slice(0, MOST_SHOWN).map((name) => JSON.stringify(name.slice(0, LONGEST))),
    ...(names.length > MOST_SHOWN ? ['…'] : []),
  ].join(', ')

/** What several people said, or is known of them, must not end up in one scope. @throws InvalidImportError */
export function refuseSeveral(owners: readonly string[]): void {
  if (owners.length < 2) return
  throw new InvalidImportError(
    'The file',
    `holds memories of ${owners.length} users (${namesShown(owners)}). Say whose to import: a scope is one user's.`,
  )
}
