import type { MemoryCard } from '@recollect/core'
import type { AnswerTimes, WordedChange } from '@recollect/core/extraction'
import { dated } from '../answers/chain.ts'
import { contested } from '../answers/contested.ts'
import { list } from '../answers/lists.ts'
import { isOver, join, say, stop, turn, was } from '../answers/sentence.ts'
import { isPast } from '../answers/past-tense.ts'
import { ended } from './ended.ts'

/** One sentence about what became of one fact, as the user is spoken to. */
export function changeSentence({ what, card: given, before }: WordedChange, times: AnswerTimes): string {
  const card = dated(given, times)
  switch (what) {
    case 'ended':
      return ended(card)
    case 'filed':
      return was(card)
    case 'contested':
      return contested([...before, card], times)
    case 'corrected':
      return `${stop(added([card]))}${valuesOf(before, ', not ', '')}.`
    case 'replaced':
      return replaced(card, before)
    case 'repeated':
      return card.active && !isOver(card) ? added([card]) : known(card)
    default:
      return added([card])
  }
}

const known = (card: MemoryCard): string => (isOver(card) ? ended(card) : was(card))

/** Facts of one slot, in one sentence. Without "You told me": that is what is being answered. */
export function added(cards: readonly MemoryCard[]): string {
  const [first] = cards
  if (!first) return ''
  if (first.slot.startsWith('event_') && cards.length === 1) return deed(first)
  return (cards.length > 1 ? list(cards) : say(first)).replace(
    /^You (?:told me(?: about)?|asked for this):? /u,
    '',
  )
}

/** "Ran a marathon" is what the user did; "trip to Oslo" is told as it is. */
function deed(card: MemoryCard): string {
  const { value, when } = card
  const timed =
    when === null || value.toLowerCase().includes(when.toLowerCase()) ? value : `${value} (${when})`
  const [first = ''] = value.toLowerCase().split(/\s/u)
  const who = isPast(first) ? 'You ' : ''
  return `${who}${turn(timed, card)}.`
}

/** Another value in the place of one: of the same slot it stands behind, of the opposite one it says "any more". */
function replaced(card: MemoryCard, before: readonly MemoryCard[]): string {
  const same = before.filter(({ versionKey }) => versionKey === card.versionKey)
  const said = stop(added([card]))
  if (same.length === 0) return card.polarity === 'negative' ? `${said} any more.` : `${said} now.`
  const now = /\bnow$/u.test(said) || card.slot === 'instruction' ? '' : ' now'
  return `${said}${now}${valuesOf(same, ' (before: ', ')')}.`
}

function valuesOf(cards: readonly MemoryCard[], open: string, close: string): string {
  const values = [...new Set(cards.map((card) => turn(card.value, card)))].filter(Boolean)
  return values.length === 0 ? '' : `${open}${join(values)}${close}`
}
