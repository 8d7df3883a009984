import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest, AnswerTemplates, AnswerTimes, Detection } from '@recollect/core/extraction'
import { atThatTime, change, dated, past, since } from './chain.ts'
import { compare, numberIn } from './compare.ts'
import { contested } from './contested.ts'
import { dateWords } from './dates.ts'
import { count, list } from './lists.ts'
import { isOver, over, say as sayNow, was, whatOf } from './sentence.ts'

/** Numbers of relatives are told in digits where they were said in another script. */
const HAN = /\p{Script=Han}/u
const readable = (card: MemoryCard): MemoryCard =>
  HAN.test(card.value) && card.normal !== null && /^\d+$/u.test(card.normal)
    ? { ...card, value: card.normal }
    : card

const OUTDATED = 300 * 86_400_000

/** An age grows: after a year, what was said is told with its date. */
function say(card: MemoryCard, { now, zone }: AnswerTimes): string {
  const said = sayNow(card)
  if (card.slot !== 'age' || now === undefined || now - card.lastSeenAt < OUTDATED) return said
  return `${was(card).replace(/\.$/u, '')} when you told me, on ${dateWords(card.lastSeenAt, 'day', zone)}.`
}

const asksNow = ({ type, time }: Detection) => time === 'current' || type === 'update'

const saidSo = (quote: string | undefined) => (quote === undefined ? '' : ` You said: “${quote}”.`)

function no(card: MemoryCard, request: AnswerRequest): string {
  const { detection, quote } = request
  if (card.active || card.polarity === 'negative') {
    const now = asksNow(detection) && card.polarity === 'positive' ? ' now.' : '.'
    return `No. ${say(card, request).replace(/\.$/u, now)}`
  }
  return `${isOver(card) ? 'No. You told me that is over.' : `No, not any more. ${was(card)}`}${saidSo(quote)}`
}

type Render = (cards: readonly MemoryCard[], first: MemoryCard, request: AnswerRequest) => string

const RENDER: Readonly<Record<AnswerRequest['form'], Render>> = {
  fact: (_cards, first, request) => say(first, request),
  list,
  count: (cards, _first, { total }) => count(cards, total ?? cards.length),
  yes: (_cards, first, request) => `Yes. ${first.active ? say(first, request) : past([first], request)}`,
  no: (_cards, first, request) => no(first, request),
  past: (cards, _first, request) => past(cards, request),
  then: (cards, _first, request) => atThatTime(cards, request),
  change: (cards, _first, request) => change(cards, request),
  since: (_cards, first, request) => `${since(first, request)}${saidSo(request.quote)}`,
  retracted: (_cards, first, { quote }) =>
    `${isOver(first) ? over(first) : `${was(first)} You told me that is no longer so.`}${saidSo(quote)}`,
  contested: (cards, _first, request) => contested(cards, request),
}

const UNTOLD = "I don't know: you have not told me."

function unknown(
  { type, slots, entity, facet, time, value }: Detection,
  { date, zone }: AnswerTimes = {},
): string {
  const [slot] = slots
  if (date && date.from !== null)
    return `I don't know that of ${dateWords(date.from, date.precision, zone)}: you have not told me.`
  // Of the slot something may be known: not this value, or not of that time.
  const isPart = value !== null || type === 'yes_no' || time === 'future' || time === 'past'
  const isOther = entity === 'other'
  if (slot === undefined || slot.endsWith('*') || isOther || isPart) return UNTOLD
  const whose = entity.startsWith('user.') ? entity : 'user'
  return `I don't know ${whatOf({ slot, entity: whose, facet })}: you have not told me.`
}

/** English wording of answers. */
export const answers: AnswerTemplates = {
  render(request) {
    const cards = request.cards.map((card) => dated(readable(card), request))
    const [first] = cards
    return first ? RENDER[request.form](cards, first, request) : ''
  },
  unknown,
  doubtful: ({ quote, saidAt }, { zone }) =>
    `I'm not sure that still holds. Later you said (${dateWords(saidAt, 'day', zone)}): “${quote}”`,
  compare,
  numberIn,
}
