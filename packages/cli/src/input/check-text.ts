import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'

/** Fillers are letters that nobody sees; halves of pairs become a sign that they are broken. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{S}\p{P}\p{Cs}]/u
/** What the library keeps whole. */
const MOST = 10_000_000

/**
 * Says in the user's language, with the line, what the library would refuse; the library has the last word.
 * @throws CliError before anything is opened or stored.
 */
export function checkText(text: string, where: Say, maxBytes = MOST): string {
  const raises = maxBytes < MOST
  const refuse = (say: Say): CliError => new CliError('INVALID_INPUT', say)
  const bytes = Buffer.byteLength(text)
  if (bytes > maxBytes) throw refuse((t) => t.errors.tooLong(where(t), bytes, maxBytes, raises))
  if (!VISIBLE.test(text)) throw refuse((t) => t.errors.emptyText(where(t)))
  return text
}
