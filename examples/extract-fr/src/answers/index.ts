import { own } from '@recollect/core/plugin'
import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest, AnswerTemplates, AnswerTimes } from '@recollect/core/extraction'
import { KIN_NAMES } from '../lexicon/kinship.ts'
import { contested } from './contested.ts'
import { PLAIN, WORDINGS } from './wordings.ts'
import type { Wording } from './wordings.ts'

const wordingOf = (slot: string): Wording =>
  own(WORDINGS, slot) ?? own(WORDINGS, /^(?:family\.|favorite_)/u.exec(slot)?.[0] ?? '') ?? PLAIN

const subjectOf = (entity: string) =>
  entity === 'user' ? 'tu' : (KIN_NAMES.get(entity.replace('user.', '')) ?? 'cette personne')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b et c". */
const joined = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} et ${values.at(-1) ?? ''}`

function say({ entity, slot, polarity }: MemoryCard, value: string): string {
  const wording = wordingOf(slot)
  const predicate = (entity === 'user' ? wording.you : wording.they).replace('X', () => value)
  // A dislike is denied by its own verb.
  const denied = polarity === 'negative' && slot !== 'dislikes'
  return `${subjectOf(entity)} ${predicate}${denied ? ' : non' : ''}`
}

const over = ({ slot, value }: MemoryCard) =>
  value === ''
    ? `Ce n'est plus le cas, et je ne sais pas ce qui vaut maintenant (${wordingOf(slot).what}).`
    : `Ce n'est plus le cas : ${value}.`

const valuesOf = (cards: readonly MemoryCard[]) => [
  ...new Set(cards.map(({ value }) => value).filter((value) => value !== '')),
]

function list(cards: readonly MemoryCard[]): string {
  const groups = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const key = `${card.entity} ${card.slot} ${card.polarity}`
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  const sentences = [...groups.values()].flatMap(([first, ...more]) =>
    first ? [capital(say(first, joined(valuesOf([first, ...more]))))] : [],
  )
  return `${sentences.join('. ')}.`
}

/** What a card is about: "adresse", "adresse, ta sœur". */
const aboutOf = ({ entity, slot }: MemoryCard) =>
  `${wordingOf(slot).what}${entity === 'user' ? '' : `, ${subjectOf(entity)}`}`

type Render = (first: MemoryCard, cards: readonly MemoryCard[], times: AnswerTimes) => string

const RENDER: Readonly<Record<AnswerRequest['form'], Render>> = {
  fact: (first) => `${capital(say(first, first.value))}.`,
  list: (_first, cards) => list(cards),
  count: (first, cards) =>
    cards.length === 1
      ? `${capital(say(first, first.value))}.`
      : `${String(cards.length)} : ${joined(valuesOf(cards))}.`,
  yes: (first) => `Oui, ${say(first, first.value)}.`,
  no: (first) => `Non, ${say(first, first.value)}.`,
  past: (first, cards) => `Avant, c'était : ${joined(valuesOf(cards)) || first.slot}.`,
  then: (_first, cards) => `À cette époque : ${joined(valuesOf(cards))}.`,
  since: (first) => `${capital(say(first, first.value))}${first.when === null ? '' : ` (${first.when})`}.`,
  change: (first, cards) => {
    const last = cards.at(-1) ?? first
    const before = valuesOf(cards.slice(0, -1))
    return `${capital(say(last, last.value))}.${before.length === 0 ? '' : ` Avant : ${before.join(' → ')}.`}`
  },
  retracted: (first) => over(first),
  contested: (first, cards, times) => contested(aboutOf(first), cards, times),
}

/** French wording of answers; the user is addressed as "tu". */
export const answers: AnswerTemplates = {
  render: (request) => {
    const { form, cards } = request
    const [first] = cards
    if (!first) return ''
    return first.value === '' ? over(first) : RENDER[form](first, cards, request)
  },
  unknown: ({ slots }) => {
    const [slot] = slots
    return slot === undefined || wordingOf(slot) === PLAIN
      ? 'Je ne sais pas : tu ne me l’as pas dit.'
      : `Je ne sais pas (${wordingOf(slot).what}) : tu ne me l’as pas dit.`
  },
}
