import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { Recollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { inMemoryStore } from '@recollect/store-memory'
import { beforeAll, expect, it } from 'vitest'
import { memoryOf } from './source.ts'

let recollect: Recollect
beforeAll(async () => {
  recollect = await createRecollect({ plugins: [sessions()], store: inMemoryStore(), languages: [english()] })
})

const inAll = 'all' as const

it.each([
  [undefined, {}, 'default'],
  ['team', {}, 'team'],
  ['team', { scope: 'bob' }, 'bob'],
  ['team', { principal: { id: 'bob', roles: [] } }, 'bob'],
  ['team', { principal: { id: 'bob', roles: [], scopes: ['team', 'x'] } }, 'team'],
  ['team', { principal: { id: 'bob', roles: [], scopes: ['x', 'y'] } }, 'x'],
  ['team', { principal: { id: 'bob', roles: [], scopes: inAll } }, 'team'],
  [undefined, { principal: { id: 'bob', roles: [], scopes: inAll } }, 'bob'],
])('with the scope %s of the server and %j it is %s', (scope, access, expected) => {
  expect(memoryOf({ ...recollect, as: () => recollect }, scope, access).scope).toBe(expected)
})

it('needs the whole memory for a principal', () => {
  expect(() => memoryOf({ scope: recollect.scope }, 'a', { principal: { id: 'b', roles: [] } })).toThrow(
    /Pass the recollect itself/u,
  )
})
