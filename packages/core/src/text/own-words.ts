import type { Names } from '../util/objects.ts'
import { byName } from '../util/objects.ts'
import type { Role } from '../types/item.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { normalizeText } from '../util/normalize.ts'
import { blankForeign } from './foreign/blank-foreign.ts'
import { blankRecalled } from './recalled.ts'
import { blankWithheld } from './withheld.ts'

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

const TRANSCRIPT = /assistant|助手|助理|机器人|\b(?:ai|bot|chatgpt)\s{0,2}[:：]/iu

/** Without what a recall had put there, what others said in a pasted transcript, and what else is not the user's own word. */
export function ownWords(text: NormalizedText): NormalizedText {
  const kept = ownSource(text.source)
  return kept === text.source ? text : normalizeText(kept)
}

/** The same of a text as it was written; positions stay. Linear. */
export function ownSource(source: string): string {
  // First what was recalled: a memory may hold the words of an assistant.
  const said = blankRecalled(source)
  return blankWithheld(blankForeign(TRANSCRIPT.test(said) ? blankOthers(said) : said))
}
