import { AccessError } from '@recollect/core'
import type { AuditTrail } from '@recollect/core'
import type { AccessControl } from '@recollect/core/plugin'

const none = () => Promise.reject(new AccessError('There is no audit log here.'))
const noTrail: AuditTrail = {
  list: none,
  verify: none,
  anchor: none,
  export: () => {
    throw new AccessError('There is no audit log here.')
  },
}

/** Access control in its least form: a principal may read and write the scopes it names; a reader may not write. */
export const anAccessControl = (): AccessControl => ({
  specVersion: 1,
  as: (principal, { store, open, admin }) => ({
    principal,
    admin,
    audit: () => noTrail,
    jobs: () => {
      throw new AccessError('There are no jobs here.')
    },
    scope: (name) => {
      const allowed = principal.scopes === 'all' || (principal.scopes ?? [principal.id]).includes(name)
      if (!allowed) throw new AccessError(`${principal.id} may not use the scope ${name}.`)
      const memory = open(name, store)
      if (!principal.roles.includes('reader')) return memory
      const denied = (): never => {
        throw new AccessError(`${principal.id} may not write.`)
      }
      return { ...memory, remember: denied }
    },
  }),
})
