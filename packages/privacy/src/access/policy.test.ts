import type { AccessAction, AccessPolicy, AccessRole, Principal } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { isAllowed, rolePolicy } from './policy.ts'

const ACTIONS: readonly AccessAction[] = ['read', 'write', 'erase', 'audit', 'admin']
const MATRIX: Readonly<Record<AccessRole, readonly AccessAction[]>> = {
  owner: ['read', 'write', 'erase', 'audit'],
  writer: ['read', 'write'],
  reader: ['read'],
  auditor: ['audit'],
  admin: ['erase', 'audit', 'admin'],
}
const ROLES: readonly AccessRole[] = ['owner', 'writer', 'reader', 'auditor', 'admin']

const allowed = (principal: Principal, scope: string | null): readonly AccessAction[] =>
  ACTIONS.filter((action) => isAllowed(rolePolicy, principal, action, scope))

describe('the policy by roles', () => {
  it.each(ROLES)('gives %s what it may do, and nothing else', (role) => {
    const inScope = MATRIX[role].filter((action) => action !== 'admin')
    expect(allowed({ id: 'a', roles: [role] }, 'a').filter((action) => action !== 'admin')).toEqual(inScope)
    expect(allowed({ id: 'a', roles: [role], scopes: ['x'] }, 'x')).toEqual(MATRIX[role])
    expect(allowed({ id: 'a', roles: [role], scopes: 'all' }, 'anything')).toEqual(MATRIX[role])
    expect(allowed({ id: 'a', roles: [role], scopes: ['x'] }, 'y')).toEqual([])
  })

  it('lets an admin of all scopes alone cross scopes', () => {
    expect(allowed({ id: 'a', roles: ['admin'], scopes: 'all' }, null)).toContain('admin')
    expect(allowed({ id: 'a', roles: ['admin'], scopes: ['a'] }, null)).toEqual([])
    expect(allowed({ id: 'a', roles: ['admin'] }, null)).toEqual([])
    for (const role of ROLES.filter((one) => one !== 'admin'))
      expect(allowed({ id: 'a', roles: [role], scopes: 'all' }, null)).not.toContain('admin')
  })

  it('adds up roles, and gives nothing to none', () => {
    expect(allowed({ id: 'a', roles: ['reader', 'auditor'] }, 'a')).toEqual(['read', 'audit'])
    expect(allowed({ id: 'a', roles: [] }, 'a')).toEqual([])
    expect(allowed({ id: 'a', roles: [], scopes: 'all' }, 'a')).toEqual([])
  })

  it.each([
    'Alice',
    'alice ',
    'alic',
    'alice2',
    'alice/x',
    'ａlice',
    'аlice',
    '__proto__',
    'constructor',
    'all',
    '',
    '*',
    'alice,bob',
  ])('takes no other scope for alice: %j', (scope) => {
    expect(allowed({ id: 'alice', roles: ['owner'] }, scope)).toEqual([])
    expect(allowed({ id: 'x', roles: ['owner'], scopes: ['alice', 'bob'] }, scope)).toEqual([])
  })

  it('does not take a list with the word all for all', () => {
    expect(allowed({ id: 'x', roles: ['owner'], scopes: ['all'] }, 'alice')).toEqual([])
  })
})

describe('a policy that does not say yes', () => {
  const principal: Principal = { id: 'a', roles: ['owner'] }
  const answering = (answer: unknown): AccessPolicy => ({ allows: () => JSON.parse(JSON.stringify(answer)) })

  it.each([[1], ['true'], ['yes'], [[]], [[true]], [{}], [null], [0], ['']])('is a denial: %j', (answer) => {
    expect(isAllowed(answering(answer), principal, 'read', 'a')).toBe(false)
  })

  it('is a denial when it throws or promises', () => {
    const thrower: AccessPolicy = {
      allows: () => {
        throw new Error('no')
      },
    }
    const promise: unknown = Promise.resolve(true)
    const promising = { allows: () => promise } satisfies { allows: () => unknown }
    expect(isAllowed(thrower, principal, 'read', 'a')).toBe(false)
    expect(isAllowed(Object.assign({}, rolePolicy, promising), principal, 'read', 'a')).toBe(false)
    expect(isAllowed(answering(true), principal, 'read', 'a')).toBe(true)
  })
})
