import type { Role } from '../types/item.ts'
import { ROLE_OF, SPEAKER } from '../text/others.ts'

const PREFIX = new RegExp(String.raw`${SPEAKER.source}\s{0,8}(?=\S)`, 'iu')

/**
 * Reads who spoke. The only place that knows the `User:` / `Assistant:` prefixes of pasted transcripts. A prefix can take rights away
 * but not give them: a message passed as the assistant's stays the assistant's whatever its text begins with.
 */
export function readRole(
  text: string,
  role: Role | undefined,
): { readonly role: Role; readonly text: string } {
  const match = PREFIX.exec(text)
  const named = ROLE_OF[match?.groups?.['who']?.toLowerCase() ?? '']
  if (!match || !named) return { role: role ?? 'user', text }
  if (role !== undefined && role !== 'user') return { role, text }
  return { role: named, text: text.slice(match[0].length) }
}
