import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest, AnswerTimes } from '@recollect/core/extraction'
import { cardBegan, cardEnded } from '@recollect/core'
import { atDate, dateWords, lengthWords } from './dates.ts'
import { distinct, groupsOf } from './lists.ts'
import { simplePast } from './past-tense.ts'
import { isOver, join, lower, say, stop, turn, was, whatOf } from './sentence.ts'
import { subjectOf } from './subject.ts'

/** In a chain a month is as exact as one wants it, and the telling is near enough. */
function monthOf(at: ReturnType<typeof cardBegan>, zone?: string): string | null {
  if (at === null) return null
  const fine = at.told || /^(?:minute|hour|part_of_day|day|week)$/u.test(at.precision)
  return dateWords(at.at, fine ? 'month' : at.precision, zone)
}

const untilOf = (card: MemoryCard, zone?: string) => {
  const end = monthOf(cardEnded(card), zone)
  return end === null ? '' : ` (until ${end})`
}

/** "Where you live: first Rome, since March 2024 Oslo." */
export function change(cards: readonly MemoryCard[], request: AnswerRequest): string {
  const { detection, total = 0, zone } = request
  const { ask } = detection.chain ?? {}
  const lead = ask === 'changed' ? 'Yes. ' : ask === 'times' ? `${timesWords(total)}. ` : ''
  return `${lead}${course(cards, zone)}`
}

const timesWords = (count: number) =>
  count === 1 ? 'Once' : count === 2 ? 'Twice' : `${String(count)} times`

function course(cards: readonly MemoryCard[], zone?: string): string {
  const told = cards.filter((card) => !isOver(card))
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) return cards[0] ? say(cards[0]) : ''
  if (told.length < 2) return last.active ? say(last) : was(last)
  const steps = told.map((card, index) => {
    const began = monthOf(cardBegan(card), zone)
    const until = card === last && !card.active ? untilOf(card, zone) : ''
    const lead =
      index === 0
        ? 'first'
        : began === null
          ? card.active
            ? 'now'
            : 'then'
          : card.active
            ? `since ${began}`
            : `from ${began}`
    return `${lead} ${turn(card.value, card)}${until}`
  })
  const what = whatOf(first)
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${steps.join(', ')}.`
}

/** "In 2021 you lived in Rome, then Oslo." */
export function atThatTime(cards: readonly MemoryCard[], { date, zone }: AnswerTimes): string {
  const from = date?.from ?? null
  const lead = date && from !== null ? atDate(from, date.precision, zone) : 'Then'
  const said = groupsOf(cards).flatMap((group) => {
    const [first] = group
    if (!first) return []
    const steps = first.valueKey === '' ? distinct(group).join(', then ') : join(distinct(group))
    return [simplePast(was({ ...first, value: steps }), subjectOf(first.entity).you)]
  })
  return `${lead} ${lower(said.join(' '))}`
}

/** The end of a fact has the time of its own words. */
function ended(card: MemoryCard, zone?: string): string {
  const at = card.eventDate?.from ?? card.validFrom
  const date = at === null ? 'then' : dateWords(at, card.eventDate?.precision ?? 'day', zone)
  return `${stop(was(card))}, until ${date}.`
}

/** "From 10 March 2021 until May 2022"; "in May 2022" when it began and ended in it. */
function spanWords(card: MemoryCard, began: string, zone?: string): string {
  const ended = monthOf(cardEnded(card), zone)
  if (ended === null) return `from ${began}`
  return monthOf(cardBegan(card), zone) === ended ? `in ${ended}` : `from ${began} until ${ended}`
}

/** ": for 14 months", of what is over. */
const lengthOf = ({ validFrom, validTo }: MemoryCard, zone?: string): string =>
  validFrom === null || validTo === null ? '' : `: for ${lengthWords(validFrom, validTo, zone)}`

type SinceTimes = Pick<AnswerRequest, 'detection' | 'now' | 'zone'>

/** "You live in Oslo, since March 2024: for 11 months." Without a date said, when it was told. */
export function since(card: MemoryCard, { now, zone, detection }: SinceTimes): string {
  const lasted = detection.chain?.ask === 'lasted'
  const began = cardBegan(card)
  const said = card.active ? stop(say(card)) : stop(simplePast(was(card), subjectOf(card.entity).you))
  if (card.relation === 'retracts') return ended(card, zone)
  if (began === null) return `${said}${card.when === null ? '' : ` (${card.when})`}.`
  const date = dateWords(began.at, began.precision, zone)
  if (!card.active) return `${said} ${spanWords(card, date, zone)}${lasted ? lengthOf(card, zone) : ''}.`
  if (began.told) return `${said}, since ${date} at the latest: that is when you told me.`
  const length = now === undefined || now <= began.at ? '' : `: for ${lengthWords(began.at, now, zone)}`
  return `${said}, since ${date}${length}.`
}

/** "You used to live in Rome (until March 2024)." */
export function past(cards: readonly MemoryCard[], { zone }: AnswerTimes): string {
  const [first] = cards
  if (!first) return ''
  if (cards.length > 1) return was({ ...first, value: join(distinct(cards)) })
  return isOver(first) ? was(first) : `${stop(was(first))}${untilOf(first, zone)}.`
}

/** Words that name a day lack the year alone; words for now need no date. */
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/iu
const NOW = /^(?:(?:right |just )?now|currently|at the moment|these days|nowadays|lately|recently)$/iu

/** Relative words are told with what they meant: "next Friday, 10 May 2024". */
export function dated(card: MemoryCard, { zone }: AnswerTimes): MemoryCard {
  const { when, eventDate, value } = card
  if (
    when === null ||
    eventDate === null ||
    eventDate.precision === 'vague' ||
    /\d{4}/u.test(when) ||
    NOW.test(when)
  )
    return card
  const at = eventDate.from ?? (eventDate.to === null ? null : eventDate.to - 1)
  if (at === null) return card
  const date = dateWords(at, MONTH.test(when) ? 'year' : eventDate.precision, zone)
  return { ...card, when: value.toLowerCase().includes(when.toLowerCase()) ? date : `${when}, ${date}` }
}
