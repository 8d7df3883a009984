import type { Role } from '../types/item.ts'

const PREFIX =
  /^\s{0,8}(?<who>user|assistant|system|tool|ai|bot|chatgpt|用户|助手|助理|机器人)\s{0,2}[:：]\s{0,8}(?=\S)/iu

const ROLE_OF: Readonly<Record<string, Role>> = {
  user: 'user',
  assistant: 'assistant',
  system: 'system',
  tool: 'tool',
  用户: 'user',
  ai: 'assistant',
  bot: 'assistant',
  chatgpt: 'assistant',
  助手: 'assistant',
  助理: 'assistant',
  机器人: 'assistant',
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

/** A line, or the part of one that another speaker's `Assistant:` or `User:` begins. */
const TURN = /(?:^|(?<=[\s.!?。！？]))(?=(?:user|assistant|用户|助手)\s{0,2}[:：])|^/gimu

/**
 * Of a transcript pasted as one user message only the user's own words are theirs: from `Assistant:` to the next `User:` the text is
 * blanked out, so that positions stay.
 */
export function blankOthers(text: string): string {
  const starts = [...text.matchAll(TURN)].map((match) => match.index)
  let role: Role = 'user'
  let out = text.slice(0, starts[0] ?? text.length)
  starts.forEach((start, i) => {
    const turn = text.slice(start, starts[i + 1] ?? text.length)
    const named = ROLE_OF[PREFIX.exec(turn)?.groups?.['who']?.toLowerCase() ?? '']
    // "Tool: hammer" is an ordinary line of a list.
    if (named === 'user' || named === 'assistant') role = named
    out += role === 'user' ? turn : '\n'.repeat(turn.length)
  })
  return out
}
