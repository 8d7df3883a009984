import type { Clause, Refiner } from '@recollect/core/extraction'
import { foldedValue } from './narrow.ts'

const OPEN_AFTER_SPEECH =
  /(?:说|问|道|讲|喊|回|答|写|骂|唱|念|是|:|,)\s*["“「『](?<quoted>[^"”」』]{0,400})$/u
/** A whole clause in quotation marks is somebody's words; a short word in them is a title or a nickname. */
const SENTENCE_IN_QUOTES = /["“「『][^"”」』]{0,30}[我你他她][^"”」』]{0,60}["”」』]?/u
/** 把“我喜欢跑步”改成否定句: a sentence mentioned, not said. */
const QUOTED_SELF = /["“「『](?<inside>[^"”」』]{0,20}[我俺][^"”」』]{0,60})["”」』]/u
/** A closing mark with no opening one: the value runs out of a quotation. */
const TORN = /^[^“「『]*[”」』]/u
const CREDITS = /^[\s,]*(?:作者|导演|主演|原唱|作词)/u
const CITES = /歌词|台词|名言|书里|剧里|电影里|小说里|唱到|唱道|写道|语录|古人云|子曰|诗里/u

/** A quotation in the first person may run over commas: 开头是“我叫…，今年…”. */
function inQuotes(text: string, { start, end }: Clause): boolean {
  const before = text.slice(Math.max(0, start - REACH), end)
  const open = /["“「『](?<inside>[^"“「『”」』]{0,200})$/u.exec(before)
  if (!open || !/[我俺]/u.test(open.groups?.['inside'] ?? '')) return false
  return /^[^"“「『”」』]{0,200}["”」』]/u.test(text.slice(end, end + REACH))
}

/** How far a quotation is followed, in characters. */
const REACH = 200

/** Quoted speech, lyrics and lines of a play. Works on the whole message, since a quotation may run over sentences. */
export const dropQuotations: Refiner = {
  id: 'zh/drop-quotations',
  refine(candidate, reading) {
    const { clause } = candidate
    const before = reading.text.slice(Math.max(0, clause.start - 400), clause.start)
    if (OPEN_AFTER_SPEECH.test(before)) return { drop: 'a quotation' }
    const quoted = SENTENCE_IN_QUOTES.exec(clause.text)
    if (quoted && /^["“「『]|[说问道喊:]$/u.test(clause.text.slice(0, Math.max(1, quoted.index))))
      return { drop: 'a quotation' }
    if (TORN.test(foldedValue(candidate))) return { drop: 'a quotation' }
    const inside = QUOTED_SELF.exec(clause.text)?.groups?.['inside']
    if (inside?.includes(foldedValue(candidate)) === true) return { drop: 'a quotation' }
    if (inQuotes(reading.text, clause)) return { drop: 'a quotation' }
    const after = clause.sentence.text.slice(clause.end - clause.sentence.start)
    if (CITES.test(clause.text) || CREDITS.test(after)) return { drop: 'a citation' }
    return [candidate]
  },
}
