/** What a client may say first. Its version number tells which. */
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104
const CANCEL_REQUEST = 80_877_102
const TERMINATE = 'X'.charCodeAt(0)

export type Opening =
  | { readonly kind: 'incomplete' }
  /** A wish for encryption: answered with `N`, and the client goes on without. */
  | { readonly kind: 'encryption'; readonly length: number }
  | { readonly kind: 'cancel'; readonly length: number }
  | { readonly kind: 'startup'; readonly length: number; readonly user: string }

/** The first message of a connection has no type, only its length. */
export function readOpening(bytes: Buffer): Opening {
  const length = bytes.length < 8 ? Infinity : bytes.readInt32BE(0)
  if (bytes.length < length) return { kind: 'incomplete' }
  const version = bytes.readInt32BE(4)
  if (version === SSL_REQUEST || version === GSS_REQUEST) return { kind: 'encryption', length }
  if (version === CANCEL_REQUEST) return { kind: 'cancel', length }
  const words = bytes.toString('utf8', 8, length).split('\0')
  const at = words.findIndex((word, index) => index % 2 === 0 && word === 'user')
  return { kind: 'startup', length, user: words[at + 1] ?? '' }
}

/** How many bytes are whole messages, and whether the one behind them says goodbye. */
export function wholeMessages(bytes: Buffer): { readonly length: number; readonly ended: boolean } {
  let length = 0
  while (bytes.length >= length + 5) {
    if (bytes[length] === TERMINATE) return { length, ended: true }
    const next = length + 1 + bytes.readInt32BE(length + 1)
    if (next > bytes.length) break
    length = next
  }
  return { length, ended: false }
}

/** An error that ends the connection, in the server's words. */
export function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
