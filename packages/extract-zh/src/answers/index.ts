import type { MemoryCard } from '@recollect/core'
import type { AnswerTemplates } from '@recollect/core/extraction'
import { dated } from './chain.ts'
import { compare, numberIn } from './compare.ts'
import { dateWords } from './dates.ts'
import { FORMS } from './forms.ts'
import { labelOf, subjectOf } from './sentence.ts'

/** How the user is addressed: 你 or 您. */
export type Register = 'plain' | 'polite'

/** Numbers of relatives are told in digits where they were said in another script. */
const readable = (card: MemoryCard): MemoryCard =>
  /[a-z]/iu.test(card.value) && card.normal !== null && /^\d+$/u.test(card.normal)
    ? { ...card, value: card.normal }
    : card

/** Wording of answers in Chinese. */
export function answersIn(register: Register): AnswerTemplates {
  const voice = { you: register === 'polite' ? '您' : '你' }
  return {
    render(request) {
      const cards = request.cards.map((card) => dated(readable(card), request))
      const [first] = cards
      return first === undefined
        ? `我还不知道。`
        : FORMS[request.form](cards, first, { ...voice, question: request.question }, request)
    },
    unknown({ type, entity, slots, facet, time, value }, { date, zone } = {}) {
      const [slot] = slots
      if (date && date.from !== null) return `${dateWords(date.from, date.precision, zone)}的情况我还不知道。`
      const isOther = entity === 'other' || entity === 'addressee'
      // Of the slot something may be known: not this value, or not of that time.
      const isPart = value !== null || type === 'yes_no' || time === 'future' || time === 'past'
      if (slot === undefined || isOther || isPart || slot.includes('*') || slot === 'named_thing')
        return '我还不知道。'
      if (/^(?:family|relation)\./u.test(slot)) return '我还不知道。'
      if (slot === 'tenure') return '我还不知道有多久。'
      return `我还不知道${subjectOf(entity, voice, facet)}的${labelOf(slot)}。`
    },
    doubtful: ({ quote, saidAt }, { zone }) =>
      `这一点现在还是不是这样，我不确定。${voice.you}后来说过（${dateWords(saidAt, 'day', zone)}）：“${quote}”`,
    compare,
    numberIn,
    knowledge: (name, values) => `${name}：${values.join(' → ')}`.replace(/[。.！!？?]?$/u, '。'),
  }
}
