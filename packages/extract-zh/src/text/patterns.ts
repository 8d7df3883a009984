/** Fragments that several rules share. All for folded, normalised text. */

/** Number words, Arabic and Chinese. */
const NUMBER = String.raw`(?:\d{1,4}(?:\.\d{1,2})?|[零〇一二两三四五六七八九十百千半几廿卅]{1,6})`

/** Measure words for things, animals and people. */
export const MEASURE =
  '(?:个|位|名|只|条|头|匹|台|部|辆|架|把|套|间|双|本|张|支|件|份|种|款|栋|艘|对|帮|群|些|口|尾|处|块|枚|枝|棵|盆|所|家|门|项|缸)'

/** 一只, 两条, 个, 好几辆: what comes before a counted thing. */
export const COUNTED = `(?:(?:好?几|许多|很多|不少|一大?|[两二三四五六七八九十]|\\d{1,3})?${MEASURE}|很多|许多|不少|一(?=\\p{Script=Han}{2}))`

/** A date as people write it: 4月23日, 1990年5月, 五月四号, 1990.5.4, 农历三月初八. */
export const DATE =
  '(?:(?:农历|阴历|阳历|公历)?(?:(?:\\d{4}|\\d{2}|[零〇一二三四五六七八九]{4})年)?(?:\\d{1,2}|[一二三四五六七八九十]{1,2}|腊|正)月(?:份|(?:初|廿)?(?:\\d{1,2}|[一二三四五六七八九十]{1,3})(?:日|号)?)?|(?:\\d{4}|[零〇一二三四五六七八九]{4})年|\\d{4}[-./]\\d{1,2}(?:[-./]\\d{1,2})?)'

/** 十五年, 3个月, 两周多: a length of time. */
export const DURATION = `(?:快|将近|大概|差不多|整整|有|近|超过)?(?:${NUMBER}|好几|多|大半)(?:多|来)?(?:年|个多?月|个?星期|周|天|个?小时|个?学期|载)(?:多|半)?`

/** 上周终于, 已经: when something came about, and at last. */
export const BY_NOW =
  '(?:已经|昨[天晚]|今[天早年]|前[天年]|前两天|前几天|前阵子|刚刚?|上周|上个?月|去年|最近|也|都|又|就|终于|总算|彻底|顺利|正式|直接|早就?|现在|后来){0,3}'

/** Fewer words than this are tried one after the other as fast. */
const FEW = 12

/**
 * Joins words to one group, longest first, so that the longest wins. Many words are looked up by their first character: a place where none
 * can begin costs one look, not one for each word.
 */
export function oneOf(words: Iterable<string>): string {
  const sorted = [...new Set(words)].sort((a, b) => b.length - a.length)
  if (sorted.length < FEW) return `(?:${sorted.map(literal).join('|')})`
  const byFirst = new Map<string, string[]>()
  for (const word of sorted) {
    const [first = ''] = word
    byFirst.set(first, [...(byFirst.get(first) ?? []), word.slice(first.length)])
  }
  const groups = [...byFirst].map(([first, rests]) => literal(first) + group(rests))
  const firsts = [...byFirst.keys()].map((first) => first.replaceAll(/[\]\\^-]/gu, '\\$&')).join('')
  return `(?:(?=[${firsts}])(?:${groups.join('|')}))`
}

const group = (rests: readonly string[]): string =>
  rests.length === 1 ? rests.map(literal).join('') : `(?:${rests.map(literal).join('|')})`

const literal = (word: string): string => word.replaceAll(/[.+*?()[\]]/gu, '\\$&')
