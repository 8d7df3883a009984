import type { At, Found } from './found.ts'
import { clauseEnd, spanTo, stretch } from './found.ts'
import { thingIn } from './object.ts'
import { tables } from './tables.ts'

const LOOSE = /^(?:take|drop|strike|scratch|discard)$/u
const NEED_OVER = /^(?:you|no)$/u

/** "Forget that my name is Bob", "delete my phone number", "stop remembering where I live". */
export function forgetAt(here: At): Found | null {
  const { tokens, at, isAsked } = here
  const { forgetting, deleting } = tables()
  const verb = forgetting.at(tokens, at)
  const found = verb ?? deleting.at(tokens, at)
  if (!found || (here.said.mark.includes('?') && !isAsked)) return null
  const from = at + found.length
  const to = clauseEnd(tokens, from)
  const isWhole = to >= tokens.length || isThanks(here, to)
  const isDeleting = verb === null
  // "You don't need to remember my keys" is a request when it says that it was needed before.
  if (
    NEED_OVER.test(tokens[at]?.key ?? '') &&
    !/\b(?:anymore|any more|any longer|now)\b/u.test(here.text.slice(tokens[from]?.start ?? 0, here.said.end))
  )
    return null
  const thing = thingIn(tokens, from, to, {
    isDeleting,
    isLoose: isDeleting && LOOSE.test(tokens[at]?.key ?? ''),
    isPlain: isWhole || isAsked,
  })
  if (thing === null) return null
  const about = thing.of === 'words' ? stretch(tokens, thing.from, thing.to) : null
  return { kind: 'forget', of: thing.of, about, span: spanTo(here, to) }
}

const isThanks = ({ tokens }: At, to: number) =>
  /^(?:please|thanks|thank|ok|okay)$/u.test(tokens[to + 1]?.key ?? '') && tokens.length - to <= 3
