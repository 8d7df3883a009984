import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** SHA-256 of a file, 64 hexadecimal digits. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file))
    hash.update(Buffer.isBuffer(piece) ? piece : String(piece))
  return hash.digest('hex')
}
