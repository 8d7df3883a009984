import { createServer } from 'node:net'

/** A port of 127.0.0.1 that was free a moment ago. Somebody else may take it first: whoever starts on it tries again. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('The loopback gave no port.'))
        else resolve(address.port)
      })
    })
  })
}
