import type { Role } from '../types/item.ts'

const PREFIX = /^\s{0,8}(?<who>user|assistant|system|tool|用户|助手)\s{0,2}[:：]\s{0,8}(?=\S)/iu

const ROLE_OF: Readonly<Record<string, Role>> = {
  user: 'user',
  assistant: 'assistant',
  system: 'system',
  tool: 'tool',
  用户: 'user',
  助手: 'assistant',
}

/**
 * Reads who spoke. The only place that knows the `User:` / `Assistant:` prefixes of design 001. A prefix can take rights away
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

/** Around what a recall put into a prompt; text between them is not learned again. */
export const RECALLED_OPEN = '<recollect-memory>'
export const RECALLED_CLOSE = '</recollect-memory>'

/** The same text with recalled passages blanked out, so that positions stay; an unclosed passage reaches to the end. */
export function blankRecalled(text: string): string {
  let out = text
  for (let from = out.indexOf(RECALLED_OPEN); from >= 0; from = out.indexOf(RECALLED_OPEN, from + 1)) {
    const close = out.indexOf(RECALLED_CLOSE, from)
    const to = close < 0 ? out.length : close + RECALLED_CLOSE.length
    out = out.slice(0, from) + '\n'.repeat(to - from) + out.slice(to)
  }
  return out
}
