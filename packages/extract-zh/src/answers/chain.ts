import type { MemoryCard } from '@recollect/core'
import type { AnswerRequest, AnswerTimes } from '@recollect/core/extraction'
import { cardBegan, cardEnded } from '@recollect/core'
import { dateWords, lengthWords } from './dates.ts'
import { predicateOf, sentenceOf, subjectOf } from './sentence.ts'
import type { Voice } from './sentence.ts'

/** In a chain a month is as exact as one wants it, and the telling is near enough. */
function monthOf(at: ReturnType<typeof cardBegan>, zone?: string): string | null {
  if (at === null) return null
  const fine = at.told || /^(?:minute|hour|part_of_day|day|week)$/u.test(at.precision)
  return dateWords(at.at, fine ? 'month' : at.precision, zone)
}

/** What stands before the adverb, and what follows it: 你的电话 + 是…, 你 + 住在…. */
function parted(
  card: MemoryCard,
  voice: Voice,
  value?: string,
): readonly [subject: string, predicate: string] {
  const subject = subjectOf(card.entity, voice, card.facet)
  const predicate = predicateOf(card, voice, value)
  const owned = /^(?<what>的.{1,8}?)(?<says>不?是|：)(?<rest>.*)$/u.exec(predicate)?.groups
  if (!owned) return [subject, predicate]
  const says = owned['says'] === '：' ? '是' : (owned['says'] ?? '')
  return [`${subject}${owned['what'] ?? ''}`, `${says}${owned['rest'] ?? ''}`]
}

/** A sentence with an adverb in its place: 你现在住在上海, 你以前的电话是…. */
export function withAdverb(card: MemoryCard, adverb: string, voice: Voice): string {
  return `${subjectOf(card.entity, voice, card.facet)}${adverb}${predicateOf(card, voice)}`
}

/** 你先住在朝阳区，2024年3月起住在海淀区。 */
export function change(cards: readonly MemoryCard[], voice: Voice, request: AnswerRequest): string {
  const { detection, total = 0 } = request
  const { ask } = detection.chain ?? {}
  const lead = ask === 'changed' ? '是的，' : ask === 'times' ? `${String(total)}次：` : ''
  return `${lead}${course(cards, voice, request)}`
}

function course(cards: readonly MemoryCard[], voice: Voice, times: AnswerTimes): string {
  const { zone } = times
  const told = cards.filter((card) => card.value !== '')
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) return ''
  if (told.length < 2) return last.active ? `${sentenceOf(last, voice)}。` : past([last], voice, times)
  const [subject] = parted(first, voice)
  const steps = told.map((card, index) => {
    const [, says] = parted(card, voice)
    const began = monthOf(cardBegan(card), zone)
    const ended = card === last && !card.active ? monthOf(cardEnded(card), zone) : null
    const lead = index === 0 ? '先' : began === null ? (card.active ? '现在' : '后来') : `${began}起`
    return `${lead}${says}${ended === null ? '' : `（到${ended}为止）`}`
  })
  return `${subject}${steps.join('，')}。`
}

/** 2021年你住在朝阳区。 */
export function atThatTime(cards: readonly MemoryCard[], voice: Voice, { date, zone }: AnswerTimes): string {
  const from = date?.from ?? null
  const lead = date && from !== null ? dateWords(from, date.precision, zone) : '那时'
  const [first] = cards
  if (!first) return ''
  const joined = first.valueKey === '' ? '，后来是' : '、'
  const values = [...new Set(cards.map((card) => card.value))].join(joined)
  return `${lead}${sentenceOf(first, voice, values)}。`
}

/** The end of a fact has the time of its own words. */
function endedAt(card: MemoryCard, voice: Voice, zone?: string): string {
  const at = card.eventDate?.from ?? card.validFrom
  const date = at === null ? '那时' : dateWords(at, card.eventDate?.precision ?? 'day', zone)
  return `${withAdverb(card, '以前', voice)}，到${date}为止。`
}

/** 从2021年3月10日到2022年5月; 2022年5月 when it began and ended in it. */
function spanWords(card: MemoryCard, began: string, zone?: string): string {
  const ended = monthOf(cardEnded(card), zone)
  if (ended === null) return `从${began}起`
  return monthOf(cardBegan(card), zone) === ended ? ended : `从${began}到${ended}`
}

/** ，共14个月: of what is over. */
const lengthOf = ({ validFrom, validTo }: MemoryCard, zone?: string): string =>
  validFrom === null || validTo === null ? '' : `，共${lengthWords(validFrom, validTo, zone)}`

type SinceTimes = Pick<AnswerRequest, 'detection' | 'now' | 'zone'>

/** 从2024年3月起，你住在海淀区，有11个月了。 Without a time said, when it was told. */
export function since(card: MemoryCard, voice: Voice, { now, zone, detection }: SinceTimes): string {
  if (card.relation === 'retracts') return endedAt(card, voice, zone)
  const began = cardBegan(card)
  const said = sentenceOf(card, voice)
  if (began === null) return `${said}${card.when === null ? '' : `（${card.when}）`}。`
  const date = dateWords(began.at, began.precision, zone)
  if (!card.active) {
    const length = detection.chain?.ask === 'lasted' ? lengthOf(card, zone) : ''
    return `${spanWords(card, date, zone)}，${said}${length}。`
  }
  if (began.told) return `最晚从${date}起，${said}：那天${voice.you}告诉了我。`
  const length = now === undefined || now <= began.at ? '' : `，有${lengthWords(began.at, now, zone)}了`
  return `从${date}起，${said}${length}。`
}

/** 你以前住在朝阳区（到2024年3月）。 */
export function past(
  cards: readonly MemoryCard[],
  voice: Voice,
  { zone }: Pick<AnswerTimes, 'zone'>,
): string {
  const [card, ...others] = cards
  if (!card) return ''
  if (others.length > 0) {
    const value = [...new Set(cards.map((one) => one.value))].join('、')
    return `${withAdverb({ ...card, value }, '以前', voice)}。`
  }
  const ended = monthOf(cardEnded(card), zone)
  return `${withAdverb(card, '以前', voice)}${ended === null ? '' : `（到${ended}）`}。`
}

/** Words that name a day lack the year alone; words for now need no date. */
const MONTH = /^[\d一二三四五六七八九十]{1,3}月/u
const NOW = /^(?:现在|目前|如今|眼下|最近|近来|近期|这阵子|这段时间)$/u

/** Relative words are told with what they meant: 下周五（2024年5月10日）. */
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
  if (at === null || value.includes(when)) return card
  return {
    ...card,
    when: `${when}（${dateWords(at, MONTH.test(when) ? 'year' : eventDate.precision, zone)}）`,
  }
}
