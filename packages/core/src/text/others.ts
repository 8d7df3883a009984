import type { Names } from '../util/objects.ts'
import { byName } from '../util/objects.ts'
import type { Role } from '../types/item.ts'

/** A prefix that says who speaks, at the beginning of a text. */
export const SPEAKER =
  /^\s{0,8}(?<who>user|assistant|system|tool|ai|bot|chatgpt|用户|助手|助理|机器人)\s{0,2}[:：]/iu

/** By the name in the prefix, in lower case. */
export const ROLE_OF: Names<Role> = byName({
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
})

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
    const named = ROLE_OF[SPEAKER.exec(turn)?.groups?.['who']?.toLowerCase() ?? '']
    // "Tool: hammer" is an ordinary line of a list.
    if (named === 'user' || named === 'assistant') role = named
    out += role === 'user' ? turn : '\n'.repeat(turn.length)
  })
  return out
}
