import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** The password in an address. */
export const passwordOf = (url: string): string => decodeURIComponent(new URL(url).password)

/** What a server says that does not take the password. That of the tests lets everybody in. */
const REFUSAL = 'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "u"\0\0'

/** Answers every greeting with a refusal. */
export function refusingServer(): { readonly port: string } {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const message = Buffer.alloc(5 + REFUSAL.length)
      message.write('E', 0)
      message.writeUInt32BE(4 + REFUSAL.length, 1)
      message.write(REFUSAL, 5)
      socket.end(message)
    })
  })
  const place = { port: '' }
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    place.port = portOf(server.address())
  })
  afterAll(() => {
    server.close()
  })
  return place
}

const portOf = (address: AddressInfo | string | null): string =>
  typeof address === 'object' && address !== null ? String(address.port) : ''
