import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { PAY_CHANGED } from '../lexicon/changes/new-values.ts'
import { isOwnChange } from './whose.ts'
import { oneOf } from '../text/patterns.ts'

const FIGURE =
  '(?:\\d{1,3}(?:\\.\\d{1,2})?(?:万|千|k|w)\\d?|\\d{4,6}|\\d{1,3},\\d{3}|[一二两三四五六七八九十]{1,3}[万千](?:[一二两三四五六七八九]千?)?)'
const AFTER = /^(?:块钱?|元)?(?:了|啦|左右|出头|整|多){0,2}(?:$|[,。!;~ ])/u
const BEFORE = new RegExp(
  `(?:${oneOf(PAY_CHANGED)})(?:成功|[了啦的]|一点|不少|很多|[\\d.]{1,5}%){0,3}[,。!~ ]{0,2}(?:现在|目前|如今|每个?月|一个月|月薪|年薪|税前|税后|到手|能拿|拿到?|有|是|到|大概|差不多|工资|底薪|一共|总共){0,4}$`,
  'u',
)
const NOT_SO = /想|要是|如果|打算|希望|争取|能不能|什么时候|才能|应该|油价|房租|票价|价格|门票/u

function read({ before, after, earlier }: FoundValue): NewValue | null {
  const near = earlier.slice(-40) + before
  const changed = BEFORE.exec(near)
  if (changed === null || !AFTER.test(after) || NOT_SO.test(near)) return null
  return isOwnChange(near, changed.index) ? { whose: 'user', told: true } : null
}

/** 刚调薪，一万二了; 工资涨到9000了. */
export const income: ValueType = {
  slot: 'income',
  anchors: [...'0123456789', '万', '千'],
  pattern: new RegExp(`(?<![\\d.:/第])(?<value>${FIGURE})(?![\\d.:%/万千年月号日])`, 'gu'),
  read,
}
