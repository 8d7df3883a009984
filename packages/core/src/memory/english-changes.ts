import type { ChangeWording, WordedChange, WordedRequest } from '../plugin/pack-words.ts'
import type { MemoryCard } from '../types/card.ts'

/** Words for changes where a pack has none: plain English, by the name of the slot as it is read. */
export const ENGLISH_CHANGES: ChangeWording = {
  describe: (changes) => `Noted: ${changes.map(changeWords).join('; ')}.`,
  request: (request) => requestWords(request),
}

const nameOf = ({ entity, slot }: MemoryCard): string => {
  const words = (name: string) => name.replaceAll(/[_.-]/gu, ' ')
  return entity === 'user'
    ? `your ${words(slot)}`
    : `your ${words(entity.replace(/^user\./u, ''))}'s ${words(slot)}`
}

const factWords = (card: MemoryCard): string =>
  `${nameOf(card)} ${card.polarity === 'negative' ? 'is not' : 'is'} ${card.value}`

function changeWords({ what, card, before }: WordedChange): string {
  const values = before.map(({ value }) => value).join(', ')
  if (card.value === '') return `${nameOf(card)} is no longer what it was`
  if (what === 'ended') return `${nameOf(card)} is no longer ${card.value}`
  if (what === 'filed') return `${nameOf(card)} was ${card.value}`
  if (what === 'contested')
    return `${factWords(card)}, but another source says ${values === '' ? 'otherwise' : values}`
  if (values === '') return factWords(card)
  return what === 'corrected' ? `${factWords(card)}, not ${values}` : `${factWords(card)} (before: ${values})`
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`]

function requestWords({ what, everything, cards, quotes, count }: WordedRequest): string {
  const sums = [
    ...counted(count.cards, 'fact', 'facts'),
    ...counted(count.items, 'message', 'messages'),
    ...counted(count.turns, 'logged answer', 'logged answers'),
  ].join(', ')
  if (what === 'withheld') return 'I have not kept that.'
  if (what === 'nothing') return 'I know nothing about that, so there is nothing to forget.'
  if (what === 'forgotten') return sums === '' ? 'There was nothing to forget.' : `Forgotten: ${sums}.`
  if (everything) return 'Shall I forget everything I know about you?'
  return ['Shall I forget this?', ...cards.map(factWords), ...quotes.map((quote) => `“${quote}”`)].join('\n')
}
