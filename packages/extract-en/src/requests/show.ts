import { AFTER_SHOWING, NOT_KNOWN } from '../lexicon/requests/requests.ts'
import type { At, Found } from './found.ts'
import { aboutEnd, clauseEnd, spanTo, stretch } from './found.ts'
import { tables } from './tables.ts'

/** "What do you know about me?", "show me my memory". */
export function showAt(here: At): Found | null {
  const { tokens, at } = here
  const found = tables().showing.at(tokens, at)
  if (!found) return ofOne(here)
  const rest = tokens.slice(at + found.length, tailAt(here, at + found.length))
  if (rest.some(({ key }) => /[\p{L}\p{N}]/u.test(key) && !AFTER_SHOWING.has(key))) return ofOne(here)
  return { kind: 'show', of: 'everything', about: null, span: spanTo(here, tokens.length) }
}

/** "…, if I may ask", "or nah" say nothing more. */
const tailAt = ({ tokens }: At, from: number): number => {
  const tail = tokens.findIndex(
    ({ key }, at) =>
      at >= from &&
      (key === 'or' || (key === 'if' && /^(?:i|you|it's|that's)$/u.test(tokens[at + 1]?.key ?? ''))),
  )
  return tail < 0 ? tokens.length : tail
}

const OWN = /^(?:my|our)$/u

/** What is known of one thing of the speaker's: "what I told you about my garden", "do you still have my address saved". */
function ofOne(here: At): Found | null {
  const { tokens, at } = here
  const { showingOf, stillHave, stillKept } = tables()
  const asked = showingOf.at(tokens, at)
  const have = asked ? null : stillHave.at(tokens, at)
  const from = at + ((asked ?? have)?.length ?? 0)
  if (from === at || !OWN.test(tokens[from]?.key ?? '')) return null
  const clause = Math.min(clauseEnd(tokens, from), tailAt(here, from))
  const kept = have
    ? tokens.findIndex((_one, index) => index > from + 1 && stillKept.at(tokens, index) !== null)
    : clause
  if (kept < 0 || kept > clause) return null
  const to = aboutEnd(tokens, from, kept)
  const isKnown = to - from >= 2 && to - from <= 6 && !(have && NOT_KNOWN.has(tokens[to - 1]?.key ?? ''))
  return isKnown
    ? { kind: 'show', of: 'words', about: stretch(tokens, from, to), span: spanTo(here, tokens.length) }
    : null
}
