/** Fragments that several rules share. All for folded, normalised text. */

/** Number words, Arabic and Chinese. */
const NUMBER = String.raw`(?:\d{1,4}(?:\.\d{1,2})?|[零〇一二两三四五六七八九十百千半几]{1,6})`

/** Measure words for things, animals and people. */
export const MEASURE =
  '(?:个|位|名|只|条|头|匹|台|部|辆|架|把|套|间|双|本|张|支|件|份|种|款|栋|艘|对|帮|群|些|口|尾|处|块|枚|枝|棵|盆|所|家|门|项|缸)'

/** 一只, 两条, 个, 好几辆: what comes before a counted thing. */
export const COUNTED = `(?:(?:好?几|许多|很多|不少|一大?|[两二三四五六七八九十]|\\d{1,3})?${MEASURE}|很多|许多|不少|一(?=\\p{Script=Han}{2}))`

/** A date as people write it: 4月23日, 1990年5月, 五月四号, 1990.5.4, 农历三月初八. */
export const DATE =
  '(?:(?:农历|阴历|阳历|公历)?(?:(?:\\d{4}|\\d{2}|[零〇一二三四五六七八九]{4})年)?(?:\\d{1,2}|[一二三四五六七八九十]{1,2}|腊|正)月(?:份|(?:初|廿)?(?:\\d{1,2}|[一二三四五六七八九十]{1,3})(?:日|号)?)?|(?:\\d{4}|[零〇一二三四五六七八九]{4})年|\\d{4}[-./]\\d{1,2}(?:[-./]\\d{1,2})?)'

/** 十五年, 3个月, 两周多: a length of time. */
export const DURATION = `(?:快|将近|大概|差不多|整整|有|近|超过)?(?:${NUMBER}|好几|多)(?:多|来)?(?:年|个多?月|个?星期|周|天|个?小时|个?学期|载)(?:多|半)?`

/** Joins words to an alternation, longest first, so that the longest wins. */
export function oneOf(words: Iterable<string>): string {
  return [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.+*?()[\]]/gu, '\\$&'))
    .join('|')
}
