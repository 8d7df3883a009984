import { expect, it } from 'vitest'
import { foreign } from './hosts.ts'

const rules = { hosts: new Set(['memory.test']), origins: new Set(['https://app.example']) }

it.each([
  { host: '127.0.0.1:4000' },
  { host: '127.0.0.2:4000' },
  { host: '[::1]:4000' },
  { host: '[::ffff:127.0.0.1]:4000' },
  { host: 'localhost' },
  { host: 'memory.test' },
  { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' },
  { host: 'localhost:4000', origin: 'http://LocalHost:4000' },
  { host: 'memory.test', origin: 'https://memory.test' },
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
  { host: '10.0.0.1:4000' },
  { host: '127.0.0.1:4000', origin: 'https://evil.example' },
  { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:1' },
  { host: '127.0.0.1:4000', origin: 'http://127.0.0.1' },
  { host: '127.0.0.1:4000', origin: 'http://localhost:4000' },
  { host: '127.0.0.1:4000', origin: 'https://app.example.evil.example' },
  { host: '127.0.0.1:4000', origin: '127.0.0.1:4000' },
  { host: '127.0.0.1:4000', origin: '' },
  { host: '127.0.0.1:4000', origin: 'null' },
])('keeps %j out and says what to do', (headers) => {
  expect(foreign(headers, rules)).toMatch(/allowedHosts|allowedOrigins/u)
})

it('asks for no name where any is allowed, but still for the origin', () => {
  expect(foreign({ host: 'memory.example' }, { ...rules, hosts: null })).toBeNull()
  expect(foreign({ host: 'a', origin: 'https://b.example' }, { ...rules, hosts: null })).not.toBeNull()
})
