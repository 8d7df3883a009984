import type { NormalizedText } from '../plugin/text.ts'
import { normalizeText } from '../util/normalize.ts'
import { blankForeign } from './foreign/blank-foreign.ts'
import { blankOthers } from './others.ts'
import { blankRecalled } from './recalled.ts'
import { blankWithheld } from './withheld.ts'

const TRANSCRIPT = /assistant|助手|助理|机器人|\b(?:ai|bot|chatgpt)\s{0,2}[:：]/iu

/** Without what a recall had put there, what others said in a pasted transcript, and what else is not the user's own word. */
export function ownWords(text: NormalizedText): NormalizedText {
  const { source } = text
  // First what was recalled: a memory may hold the words of an assistant.
  const said = blankRecalled(source)
  const kept = blankWithheld(blankForeign(TRANSCRIPT.test(said) ? blankOthers(said) : said))
  return kept === source ? text : normalizeText(kept)
}
