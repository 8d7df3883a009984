import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { BIRTHDAY } from '../lexicon/changes/new-values.ts'
import { oneOf } from '../text/patterns.ts'
import { readNumber } from '../time/number.ts'
import { whoseIn } from './whose.ts'

const AFTER = /^周?岁?(?:的|大|整|了|啦|咯|喽|生日|哈|!|呢|\s){0,4}$/u
const IS_AGE = /^周?岁|^(?:了|啦|咯)/u
const TOLD = new RegExp(oneOf(BIRTHDAY), 'u')
/** 一下就6岁了, 刚满的十岁. */
const LEAD = /(?:^|[,。!:、\s]|[就都是满到已经又刚完的过了天年早晚])(?:的|了)?$/u
const NOT_YET =
  /未|快|将|想|要|下个?[周月]|明天|明年|后天|没满|即|如果|以前|当年|那年|那时|时候|小时候|退休|再过|还有/u

function read({ value, before, after, earlier, message }: FoundValue): NewValue | null {
  const years = readNumber(value)
  const near = earlier.slice(-80) + before
  if (years === null || !AFTER.test(after) || !IS_AGE.test(after) || !LEAD.test(before)) return null
  if (!TOLD.test(message) || NOT_YET.test(before) || /第$/u.test(before)) return null
  const whose = whoseIn(near)
  return whose === null ? null : { whose, value: String(years) }
}

/** 昨天过生日，一下就6岁了; 20了，上个月刚过完生日. */
export const age: ValueType = {
  slot: 'age',
  anchors: ['岁', '了', '啦', '生日'],
  pattern:
    /(?<![\d.:/第一二三四五六七八九十百])(?<value>\d{1,2}|[一二两三四五六七八九十]{1,3})(?=周?岁|[了啦咯])/gu,
  read,
}
