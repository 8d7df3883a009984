import type { Refiner } from '@recollect/core/extraction'
import { foldedValue, narrow } from './narrow.ts'

const OUTER = /^[\s"'“”‘’「」『』:,.、!-]+/u
const POINTER = /^(?:这|那)(?:种|类|些|款|样的|部)(?=[\p{Script=Han}《a-z]{4})/u
const PARTICLES =
  /(?:[\s"'“”「」『』,.、!~^_-]|了|的|啊|(?<![酒网书茶水咖贴清氧])吧|呢|呀|哦|啦|嘛|哈|噢|喔|哟|咯|喽|啰|嘞|𡃉|囖|嚹|吖|哒|(?<!滴)滴(?!滴)|来着|而已|之类|什么|等等|就是了|没错|真是|哎|诶|嘿|呵|[\u{1f300}-\u{1faff}\u2600-\u27bf]|\[[^\]]{1,4}\]){1,4}$/u
/** Endings that belong to the word: 好的 is none, 目的, 高的 … keep at least one character. */
const TITLE = /^《(?<inner>[^》]+)》$/u
const NEEDS_WORDS = /^(?:likes|dislikes|fear|hobby|preference|generic|plan|goal|uses)$/u
const WHOLE_PHRASE = /^(?:email|phone|account|name|nickname)$/u

/** Takes particles, punctuation and pointing words off both ends of a value. */
export const trimValue: Refiner = {
  id: 'zh/trim-value',
  refine(candidate) {
    const value = foldedValue(candidate)
    let start = OUTER.exec(value)?.[0].length ?? 0
    if (!WHOLE_PHRASE.test(candidate.slot)) start += POINTER.exec(value.slice(start))?.[0].length ?? 0
    const tail = PARTICLES.exec(value.slice(start))
    let end = value.length - (tail?.[0].length ?? 0)
    if (end <= start && value !== '' && NEEDS_WORDS.test(candidate.slot))
      return { drop: 'nothing but particles' }
    if (TITLE.test(value.slice(start, end))) {
      start += 1
      end -= 1
    }
    if (end <= start || (start === 0 && end === value.length)) return [candidate]
    return [narrow(candidate, start, end)]
  },
}
