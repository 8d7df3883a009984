import type { MemoryCard } from '@recollect/core'
import { isDenied, isOver, sayAs, turn, whatOf, wordingOf } from '../answers/sentence.ts'

/** "You no longer live in Rome."; of nothing known: "You have left your job." */
export function ended(card: MemoryCard): string {
  const { wording } = wordingOf(card.slot, card.value)
  if (isOver(card))
    return wording.left === undefined ? `${whatOf(card)}: no longer what it was.` : sayAs(wording.left, card)
  if (isDenied(card)) return sayAs(wording.is, card)
  if (card.slot.startsWith('event_')) return `That no longer holds: ${turn(card.value, card)}.`
  return sayAs(noLonger(wording.is), card)
}

/** Said of what one dislikes, which holds where the verb is denied. */
const DENIED = /\[do not\|does not\] like /u
/** After a form of "to be" or "can", else before the verb. */
const BE = /\[(?:are\|is|were\|was)\] |\b(?:is|can) /u
const VERB = /\[[^|[\]]{1,30}\|[^[\]]{1,30}\] |\binclude /u

/** A wording of what holds as one of what holds no longer. Pure. */
function noLonger(is: string): string {
  if (DENIED.test(is)) return is.replace(DENIED, 'no longer [dislike|dislikes] ')
  const plain = is.replace(/^You (?:told me(?: about)?|asked for this):? /u, '').replace(/ now\.$/u, '.')
  if (plain.includes(': {v}')) return plain.replace('{v}', 'no longer {v}')
  if (BE.test(plain)) return plain.replace(BE, (be) => `${be}no longer `)
  if (VERB.test(plain)) return plain.replace(VERB, (verb) => `no longer ${verb}`)
  return plain.includes('{v}') ? plain.replace('{v}', 'no longer {v}') : plain
}
