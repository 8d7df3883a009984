import { expect, it } from 'vitest'
import { foreign } from './hosts.ts'

const rules = { hosts: new Set(['127.0.0.1', 'localhost']), origins: new Set(['https://app.example']) }

it.each([
  { host: '127.0.0.1:4000' },
  { host: 'localhost' },
  { host: '127.0.0.1:4000', origin: 'http://localhost:5173' },
  { host: '127.0.0.1:4000', origin: 'https://app.example' },
])('lets %j in', (headers) => {
  expect(foreign(headers, rules)).toBeNull()
})

it.each([
  {},
  { host: '' },
  { host: 'evil.example' },
  { host: '127.0.0.1.evil.example:4000' },
  { host: '127.0.0.1:4000@evil.example' },
  { host: '127.0.0.1:4000', origin: 'https://evil.example' },
  { host: '127.0.0.1:4000', origin: 'https://app.example.evil.example' },
  { host: '127.0.0.1:4000', origin: 'null' },
])('keeps %j out and says what to do', (headers) => {
  expect(foreign(headers, rules)).toMatch(/allowedHosts|allowedOrigins/u)
})

it('asks for no name where any is allowed, but still for the origin', () => {
  expect(foreign({ host: 'memory.example' }, { ...rules, hosts: null })).toBeNull()
  expect(foreign({ host: 'a', origin: 'https://b.example' }, { ...rules, hosts: null })).not.toBeNull()
})
