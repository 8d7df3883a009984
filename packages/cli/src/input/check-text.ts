import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'

/** C0 without tab and line ends, DEL, C1, and what reorders text for its reader (CVE-2021-42574). */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u
const HALF = /\p{Cs}/u

/**
 * Says in the user's language, with the line, what the library would refuse; the library has the last word.
 * @throws CliError before anything is opened or stored.
 */
export function checkText(text: string, where: Say, maxBytes: number): string {
  const refuse = (say: Say): CliError => new CliError('INVALID_INPUT', say)
  const bytes = Buffer.byteLength(text)
  if (bytes > maxBytes) throw refuse((t) => t.errors.tooLong(where(t), bytes, maxBytes))
  if (HALF.test(text)) throw refuse((t) => t.errors.loneSurrogate(where(t)))
  const bad = FORBIDDEN.exec(text)?.[0]
  if (bad !== undefined) {
    const code = `U+${(bad.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    throw refuse((t) => t.errors.badCharacter(where(t), code))
  }
  if (!VISIBLE.test(text)) throw refuse((t) => t.errors.emptyText(where(t)))
  return text
}
