import type { Principal } from '@recollect/core'
import { expect, it } from 'vitest'
import { readPrincipal } from './principal.ts'

it.each([
  'null',
  '[]',
  '{}',
  '"alice"',
  '{"id":"a"}',
  '{"id":"","roles":[]}',
  '{"id":5,"roles":[]}',
  '{"id":"a","roles":"owner"}',
  '{"id":"a","roles":["root"]}',
  '{"id":"a","roles":["Owner"]}',
  '{"id":"a","roles":["__proto__"]}',
  '{"id":"a","roles":[["owner"]]}',
  '{"id":"a","roles":["owner"],"scopes":"alice"}',
  '{"id":"a","roles":["owner"],"scopes":null}',
  '{"id":"a","roles":["owner"],"scopes":[1]}',
  '{"id":"a","roles":["owner"],"isAdmin":true}',
  '{"id":"a\\u0000","roles":[]}',
  '{"id":"a\\u202eb","roles":[]}',
  '{"id":"a\\u200b","roles":[]}',
  '{"id":"a\\nb","roles":[]}',
  '{"id":"\\ud800","roles":[]}',
  JSON.stringify({ id: 'a'.repeat(257), roles: [] }),
])('refuses %s', (json) => {
  const given: Principal = JSON.parse(json)
  expect(() => readPrincipal(given)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
})

it('takes names of any script', () => {
  for (const id of ['alice', '王小明', 'a b', '😀', "o'b", '__proto__', 'constructor'])
    expect(readPrincipal({ id, roles: ['reader'] })).toEqual({ id, roles: ['reader'] })
})

it('keeps what it was given: later changes of the roles or scopes change nothing', () => {
  const roles: Principal['roles'][number][] = ['reader']
  const scopes = ['alice']
  const given = { id: 'a', roles, scopes }
  const principal = readPrincipal(given)
  roles.push('owner')
  scopes.push('bob')
  given.id = 'b'
  expect(principal).toEqual({ id: 'a', roles: ['reader'], scopes: ['alice'] })
  expect(
    Object.isFrozen(principal) && Object.isFrozen(principal.roles) && Object.isFrozen(principal.scopes),
  ).toBe(true)
})

it('asks each field once: a getter that answers anew is not asked again', () => {
  let asked = 0
  const given: Principal = {
    id: 'a',
    get roles(): Principal['roles'] {
      asked += 1
      return asked === 1 ? ['reader'] : ['owner']
    },
  }
  expect(readPrincipal(given).roles).toEqual(['reader'])
})
