/** Carry no content when values are compared: articles, possessives, forms of "be", particles, measure words. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'my', 'our', 'his', 'her', 'their', 'your', 'its'],
  ...['i', 'am', 'is', 'are', 'was', 'were', 'be', 'been', 'being'],
  ...['to', 'of', 'in', 'at', 'on', 'for', 'and', 'with', 'some', 'very', 'so', 'really'],
  ...'的了着著过過吧啊呢呀',
  ...'个個只隻条條辆輛把位名件份',
])

const TEENS_AND_BELOW =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...TEENS_AND_BELOW.split(' ').map((word, i): [string, number] => [word, i]),
  ...TENS.split(' ').map((word, i): [string, number] => [word, (i + 2) * 10]),
])

export const HAN_DIGITS: ReadonlyMap<string, number> = new Map([
  ...[...'零一二三四五六七八九'].map((char, i): [string, number] => [char, i]),
  ['〇', 0],
  ['两', 2],
  ['兩', 2],
])

export const HAN_UNITS: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['万', 10_000],
  ['萬', 10_000],
])

/** What a number is counted in: a number with one of these and nothing else is all number. */
export const UNIT = /^(?:\d.*|岁|歲|years?|old|厘|米|公|斤|元|kg|cm|lb)$/u

/** A value that begins so is denied. */
export const DENIED_EN =
  /^(?:(?:i|we|he|she|they)\s+)?(?:do not|don't|dont|does not|doesn't|did not|didn't|not|never|no longer|no|can't|cannot|can not|haven't|have not|isn't|am not|won't|without)\b\s*(?:(?:been|ever|have|has)\b)?\s*/u
export const DENIED_ZH =
  /^我?(?:从来没有?|從來沒有?|从未|從未|从不|從不|没有|沒有|没|沒|不再|不会|不會|不是|不想|不|未|别|唔)有?/u
