import { times } from '../time/index.ts'

const ENDS = /[年月周天期时前号日末点半底初候旬代晚早夜午节庆旦诞假儿会阵子间\d一二三四五六七八九十]$/u
/** Longer than any time said before a predicate. */
const REACH = 18
/** What is to come, other than by the words that rules know it by (明天, 下周). */
const AHEAD = /听|^(?:再|过[几两些])|未来|接下来|今后|[^前后]后$/u
/** What is over. */
const BEFORE_NOW =
  /昨|琴|寻|上[个周星月]|去年|前[天日晚年两几]|年代|岁|过去|[^0-9]前$|那(?:会儿?|阵[子儿]?|时候?|[几两三四五六七八些]年|段(?:时间|日子))$|[到至-]/u
const TO_BE = /明|后[天年]|下/u

/** Time words that end a text, by the reader that knows them all; undefined when there are none, or when what they date is to come. */
export function timeAtEnd(text: string): string | undefined {
  if (!ENDS.test(text)) return undefined
  if (text !== latest.text) latest = { text, words: readAtEnd(text) }
  return latest.words
}

/** Several rules ask for the same words one after another. */
let latest: { readonly text: string; readonly words: string | undefined } = { text: '', words: undefined }

/** Any day will do to tell time words from others, if the tables of feasts know it. */
const A_DAY = Date.UTC(2024, 0, 15)

function readAtEnd(text: string): string | undefined {
  const tail = text.slice(-REACH)
  const last = times.read(tail, { at: A_DAY, zone: 'UTC', lean: null }).at(-1)
  if (last?.span.end !== tail.length) return undefined
  const words = tail.slice(last.span.start)
  return AHEAD.test(words) ? undefined : words
}

/** Whether time words are of a time that is over. */
export const isOver = (words: string): boolean => BEFORE_NOW.test(words) && !TO_BE.test(words)
