import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { hostOf, stayHome } from '../../src/peers/worker/stay-home.ts'

it.each([
  [[{ host: 'example.org', port: 443 }], 'example.org'],
  [[[{ host: '127.0.0.1', port: 80 }, null]], '127.0.0.1'],
  [[443, 'example.org', () => undefined], 'example.org'],
  [[443, () => undefined], null],
  [[{ port: 443 }], null],
  [[{ path: '/run/socket', host: 'x' }], null],
  [['/run/socket'], null],
])('reads the host of %j', (given, host) => {
  expect(hostOf(given)).toBe(host)
})

it('lets a process reach this machine and no other, and says what was tried', async () => {
  const server = createServer((_, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const reached = stayHome()
  expect(await (await fetch(`http://127.0.0.1:${String(port)}`)).text()).toBe('here')
  await expect(fetch('http://192.0.2.1/telemetry')).rejects.toThrow('fetch failed')
  expect(reached).toEqual(['192.0.2.1'])
  server.closeAllConnections()
  server.close()
})
