import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { FINITE } from '../lexicon/requests/requests.ts'
import type { Token } from '../text/tokens.ts'
import type { At, Found } from './found.ts'
import { spanTo, stretch } from './found.ts'
import { tables } from './tables.ts'

const JOINT = /^[:,—–-]$/u
const SUBJECT =
  /^(?:i|i'm|i've|i'd|i'll|im|ive|we|we're|we've|my|our|mine|he|she|they|he's|she's|they're|his|her|their|the|it's|all|both|nobody|everyone)$/u
const SELF = /^(?:i|i'm|i've|i'd|i'll|im|ive|we|we're|we've|my|our|mine)$/u

/** Whether words state something: a subject, and a verb after it. */
function isStatement(tokens: readonly Token[], from: number, isThat: boolean): boolean {
  const first = tokens[from]?.key ?? ''
  const isSubject = (isThat ? SUBJECT : SELF).test(first) || GIVEN_NAMES.has(first.replace(/'s$/u, ''))
  const verb = tokens
    .slice(from)
    .some(
      ({ key }, at) =>
        (at > 0 && FINITE.has(key)) || /'(?:s|m|ve|re)$/u.test(key) || (at > 0 && key.endsWith('ed')),
    )
  return isSubject && (verb || (/^(?:i|we)$/u.test(first) && tokens.length > from + 1))
}

/** "Can you remember that I have a dog", "note: I'm allergic to nuts". */
export function keepAt(here: At): Found | null {
  const { tokens, at, said } = here
  const found = tables().keeping.at(tokens, at)
  if (!found || (said.mark.includes('?') && !here.isAsked)) return null
  let from = at + found.length
  const gap = tables().keepingGap.at(tokens, from)
  from += gap?.length ?? 0
  const isThat = tokens[from]?.key === 'that'
  if (isThat) from += 1
  const isJoined = JOINT.test(tokens[from]?.key ?? '')
  const isColon = tokens[from]?.key === ':'
  while (JOINT.test(tokens[from]?.key ?? '')) from += 1
  if (isThat && isJoined) return null
  const says = isStatement(tokens, from, isThat || isJoined) || (isColon && tokens.length - from >= 2)
  if (!says) return onNextLine(here, isColon)
  return {
    kind: 'keep',
    of: 'words',
    about: stretch(tokens, from, tokens.length),
    span: spanTo(here, tokens.length),
  }
}

/** "Remember this:" and the words on the line below. */
function onNextLine({ said, tokens, next }: At, isColon: boolean): Found | null {
  if (!isColon || tokens.at(-1)?.key !== ':' || !next) return null
  return { kind: 'keep', of: 'words', about: [next.start, next.end], span: [said.start, next.markEnd] }
}
