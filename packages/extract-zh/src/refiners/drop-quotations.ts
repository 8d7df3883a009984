import type { Refiner } from '@recollect/core'

const OPEN_AFTER_SPEECH =
  /(?:说|问|道|讲|喊|回|答|写|骂|唱|念|是|:|,)\s*["“「『](?<quoted>[^"”」』]{0,400})$/u
/** A whole clause in quotation marks is somebody's words; a short word in them is a title or a nickname. */
const SENTENCE_IN_QUOTES = /["“「『][^"”」』]{0,30}[我你他她][^"”」』]{0,60}["”」』]?/u
const CITES = /歌词|台词|名言|书里|剧里|电影里|小说里|唱到|唱道|写道|语录|古人云|子曰|诗里/u

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
    if (CITES.test(clause.text)) return { drop: 'a citation' }
    return [candidate]
  },
}
