import { InvalidImportError } from '@recollect/core'

/** How a file's bytes are read; `auto`: by its byte order mark, as UTF-8, else as GB18030 where that fits. */
export const ENCODINGS = ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const

/** How the bytes of a CSV file are read; see `ENCODINGS`. */
export type Encoding = (typeof ENCODINGS)[number]

/** Bytes → text, without the byte order mark. @throws InvalidImportError for bytes that are none of the encoding. */
export function decode(bytes: Uint8Array, encoding: Encoding = 'auto'): string {
  const text = encoding === 'auto' ? guessed(bytes) : decoded(bytes, encoding)
  return text ?? refuse(encoding === 'auto' ? (markOf(bytes) ?? 'utf-8') : encoding)
}

/** As its bytes say; null where they say nothing. */
export function guessed(bytes: Uint8Array): string | null {
  const marked = markOf(bytes)
  if (marked !== null) return decoded(bytes, marked)
  return decoded(bytes, 'utf-8') ?? (looksChinese(bytes) ? decoded(bytes, 'gb18030') : null)
}

/** The encoding that a byte order mark names; null where there is none, or that of UTF-8. */
export function markOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Null for bytes that are none of the encoding. */
export function decoded(bytes: Uint8Array, encoding: Exclude<Encoding, 'auto'>): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const SAMPLE = 65_536
const MOST_OTHERS = 0.05

/** Almost all bytes above ASCII stand in pairs of GB 2312; in western encodings they stand alone. */
function looksChinese(bytes: Uint8Array): boolean {
  const [end, count] = [Math.min(bytes.length, SAMPLE), { pairs: 0, others: 0 }]
  for (let i = 0; i < end; i++) {
    const [lead = 0, trail = 0] = [bytes[i], bytes[i + 1]]
    if (lead < 0x80) continue
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1 && trail <= 0xfe) {
      count.pairs += 1
      i += 1
    } else count.others += 1
  }
  return count.pairs > 0 && count.others <= MOST_OTHERS * count.pairs
}

function refuse(encoding: string): never {
  throw new InvalidImportError(
    'The file',
    `is not ${encoding.toUpperCase()} text. Save it as UTF-8, or name its encoding: ${ENCODINGS.slice(1).join(', ')}.`,
  )
}
