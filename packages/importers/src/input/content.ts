import { conversationsIn, isArchive } from './archive.ts'
import { decode, decoded, markOf } from './decode.ts'
import type { Encoding } from './decode.ts'
import { MOST_BYTES, refuseLarge } from './limits.ts'
import { isList } from './shape.ts'

/** What a file holds, opened but not yet understood. */
export type Content =
  /** One JSON document; of an archive the conversations of all its files. */
  | { readonly kind: 'json'; readonly value: unknown; readonly bytes: Uint8Array }
  /** Text that is no JSON document; bytes as UTF-8. */
  | { readonly kind: 'text'; readonly bytes: Uint8Array }

/** @throws InvalidImportError for a file that is too large, or an archive that cannot be unpacked. */
export function openContent(bytes: Uint8Array, maxBytes = MOST_BYTES, encoding: Encoding = 'auto'): Content {
  refuseLarge(bytes.length, maxBytes)
  if (isArchive(bytes)) {
    const files = conversationsIn(bytes, maxBytes).map((file) => parsed(decode(file.bytes)))
    return { kind: 'json', value: files.flatMap((value) => (isList(value) ? value : [value])), bytes }
  }
  const plain =
    markOf(bytes) === null && encoding === 'auto' ? bytes : new TextEncoder().encode(decode(bytes, encoding))
  if (!/^[[{]/u.test(beginning(plain))) return { kind: 'text', bytes: plain }
  const text = decoded(plain, 'utf-8')
  const value = text === null ? undefined : parsed(text)
  return value === undefined ? { kind: 'text', bytes: plain } : { kind: 'json', value, bytes: plain }
}

const HEAD = 1024

/** The first characters that are seen; bytes that are cut in half do no harm here. */
const beginning = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD)).trimStart()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
