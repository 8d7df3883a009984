import { InvalidConfigError } from '@recollect/core'
import type { Principal, PrincipalMemory, Recollect, ScopedMemory } from '@recollect/core'

/** What a server stands on: one scope, a whole memory, or the memory as one principal may use it. */
export type MemorySource = ScopedMemory | WholeMemory | ScopeOpener

type ScopeOpener = Pick<Recollect | PrincipalMemory, 'scope'>

interface WholeMemory extends ScopeOpener {
  as(principal: Principal): ScopeOpener
}

/** On whose behalf a connection is: what a bearer token stands for. */
export interface Access {
  /** Whose memory it is. Left out: that of the server, where the principal may use it; else the first it may. */
  readonly scope?: string
  /** Asked by `recollect.as(principal)`; needs a memory with access control. */
  readonly principal?: Principal
}

const DEFAULT_SCOPE = 'default'

/**
 * The scope a connection works in.
 * @throws InvalidConfigError when the source is bound to something else than is asked for; InvalidScopeError; AccessError.
 */
export function memoryOf(source: MemorySource, scope: string | undefined, access: Access = {}): ScopedMemory {
  const name = access.scope ?? scopeFor(access.principal, scope)
  if ('remember' in source) return bound(source, name, access)
  if (access.principal === undefined) return source.scope(name ?? DEFAULT_SCOPE)
  if (!('as' in source))
    throw new InvalidConfigError(
      'This server stands on the memory of one principal: a token cannot name another. Pass the recollect itself.',
    )
  return source.as(access.principal).scope(name ?? DEFAULT_SCOPE)
}

/** The scope of the server, unless the principal is for others only. */
function scopeFor(principal: Principal | undefined, scope: string | undefined): string | undefined {
  if (principal === undefined) return scope
  const { id, scopes = [id] } = principal
  if (scopes === 'all') return scope ?? id
  return scope !== undefined && scopes.includes(scope) ? scope : (scopes[0] ?? id)
}

function bound(memory: ScopedMemory, name: string | undefined, { principal }: Access): ScopedMemory {
  if (principal === undefined && (name === undefined || name === memory.scope)) return memory
  throw new InvalidConfigError(
    `This server stands on the scope "${memory.scope}" alone. Pass the recollect itself, or leave out the other scope and the principal.`,
  )
}
