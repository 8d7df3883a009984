import type { Principal, Recollect } from '@recollect/core'
import type { AccessControl } from '@recollect/core/plugin'
import { asksWho } from '../config/privacy.ts'
import type { LoadedConfig } from '../config/types.ts'
import { field } from '../util/objects.ts'
import { readKey } from './read-key.ts'

type Loaded = Pick<LoadedConfig, 'env' | 'settings'>

/** Checks and writes down who does what, where the configuration asks for it; else null. */
export const loadAccess = async (loaded: Loaded): Promise<AccessControl | null> =>
  asksWho(loaded.settings.privacy) ? makeAccess(loaded) : null

/** The same, whether or not the configuration asks for it: who brings a token has to be somebody. */
export async function makeAccess(loaded: Loaded): Promise<AccessControl> {
  const { privacy } = loaded.settings
  const { accessControl } = await import('@recollect/privacy')
  const { key, reads } = privacy.audit
  return accessControl({
    audit: { reads, ...field('key', key === null ? undefined : readKey(key, loaded)) },
    ...field('quotas', privacy.quotas ?? undefined),
  })
}

/** Who acts, with the roles of the configuration. Whoever is not named there has none; where nobody is, everybody has all. */
export function principalOf({ settings: { as, privacy } }: Loaded): Principal {
  if (privacy.principals === null) return { id: as, roles: ['owner', 'admin'], scopes: 'all' }
  const named = Object.hasOwn(privacy.principals, as) ? privacy.principals[as] : undefined
  if (named === undefined) return { id: as, roles: [], scopes: [] }
  return { id: as, roles: named.roles, ...field('scopes', named.scopes) }
}

/** A memory as whoever acts may use it. */
export type Memories = Pick<Recollect, 'scope' | 'admin'>

export const memoriesOf = (recollect: Recollect, access: AccessControl | null, loaded: Loaded): Memories =>
  access === null ? recollect : recollect.as(principalOf(loaded))
