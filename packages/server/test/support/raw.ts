import { connect } from 'node:net'

/** Bytes as they are, sent on a connection of their own; the answer as text once the server closes it. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
    })
    socket.on('end', () => {
      resolve(text)
    })
    socket.on('error', reject)
  })
}

/** A request with a connection that ends after it, header by header as given. */
export const request = (line: string, headers: readonly string[], body = ''): string =>
  [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', body].join('\r\n')
