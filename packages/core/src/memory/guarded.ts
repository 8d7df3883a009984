import type { AccessControl, Admin, PrincipalMemory } from '../api/access.ts'
import type { Engine } from '../engine.ts'
import { AccessError } from '../errors/errors.ts'
import type { Principal } from '../plugin/access.ts'
import { scopedMemory } from './scoped-memory.ts'

/** The ways into a memory with access control: `as` alone. */
export function guarded(engine: Engine, access: AccessControl, admin: Admin) {
  const { store, clock, ids } = engine
  return {
    scope: unnamed,
    admin: Object.freeze<Admin>({ scopes: unnamed }),
    as: (principal: Principal): PrincipalMemory =>
      access.as(principal, {
        store,
        clock,
        ids,
        admin,
        open: (name, over) => scopedMemory({ ...engine, store: over }, name),
      }),
  }
}

const unnamed = (): never => {
  throw new AccessError('This memory has access control. Say who asks: recollect.as(principal).')
}
