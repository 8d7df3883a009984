import { matchAt } from '../fields.ts'
import type { Reader } from '../meaning.ts'
import { nothing } from '../meaning.ts'
import type { Now } from '../now.ts'
import { readPoint } from '../point.ts'

const WEEKDAYS = '(?:周|星期|礼拜)?[一二三四五六日天末]'
const EVERY = new RegExp(
  `(?:每|逢)(?:逢|到|隔|年的?(?=[\\d一二三四五六七八九十春夏秋冬国中清端]))?(?:个|一|[\\d两二三四五六七八九十几]{1,2})?个?(?:(?:周|星期|礼拜)(?:[一二三四五六日天末](?:[、,和跟与到至-]${WEEKDAYS}){0,6})?|年|月|天|日|晚上?|早上?|夜|季度?|学期|小时|分钟|次|回|[春夏秋冬]天|工作日|节假日|周末)?的?`,
  'uy',
)
const ALWAYS = new RegExp(
  `(?:天天|年年|月月|夜夜|周周|晚晚|日日|工作日|平日|(?<![上下这本]|个)(?:周|星期|礼拜)[一二三四五六](?:到|至|-|~)${WEEKDAYS}|周中)`,
  'uy',
)
const MOST = 3

/** What comes again and again is no time: 每周五晚上八点, 天天早上, 周一到周五. */
export const recurring: Reader = {
  starts: '每逢天年月夜周晚日工平星礼',
  read(text, at, _floor, now) {
    const match = matchAt(EVERY, text, at) ?? matchAt(ALWAYS, text, at)
    return match && nothing(at, swallow(text, at + match[0].length, now))
  },
}

/** The rest of it, such as 晚上八点到十点 after 每周五. */
function swallow(text: string, start: number, now: Now): number {
  let end = start
  for (let i = 0; i < MOST; i++) {
    const joint = i > 0 && /[到至~-]/u.test(text.charAt(end)) ? 1 : 0
    const point = readPoint(text, end + joint, now)
    if (point === null) return end
    end = point.end
  }
  return end
}
