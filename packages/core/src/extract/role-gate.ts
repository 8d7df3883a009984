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

const FENCE = new RegExp(`${RECALLED_OPEN}|${RECALLED_CLOSE}`, 'gu')

/**
 * The same text with recalled passages blanked out, so that positions stay. A passage inside another belongs to it; an unclosed one
 * reaches to the end. Linear.
 */
export function blankRecalled(text: string): string {
  let out = ''
  let from = 0
  let depth = 0
  const copyTo = (to: number, hidden: boolean) => {
    out += hidden ? '\n'.repeat(to - from) : text.slice(from, to)
    from = to
  }
  for (const { 0: fence, index } of text.matchAll(FENCE)) {
    const opens = fence === RECALLED_OPEN
    copyTo(index, depth > 0)
    copyTo(index + fence.length, opens || depth > 0)
    depth = Math.max(0, depth + (opens ? 1 : -1))
  }
  copyTo(text.length, depth > 0)
  return out
}

const LINE = /^.*$/gmu

/**
 * Of a transcript pasted as one user message only the user's own lines are theirs: from a line that begins with `Assistant:` to the
 * next that begins with `User:` the text is blanked out, so that positions stay.
 */
export function blankOthers(text: string): string {
  let role: Role = 'user'
  return text.replace(LINE, (line) => {
    const named = ROLE_OF[PREFIX.exec(line)?.groups?.['who']?.toLowerCase() ?? '']
    // "Tool: hammer" is an ordinary line of a list.
    if (named === 'user' || named === 'assistant') role = named
    return role === 'user' ? line : '\n'.repeat(line.length)
  })
}
