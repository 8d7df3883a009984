import { ANYONE } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { CAME_TO, WEIGHED, WEIGHT_CHANGED } from '../lexicon/changes/new-values.ts'
import { oneOf } from '../text/patterns.ts'
import { isOwnChange, whoseIn } from './whose.ts'

const FIGURE =
  '(?:(?:[3-9]\\d|[1-4]\\d\\d)(?:\\.\\d{1,2})?|[一两二]百[零〇一二两三四五六七八九十]{0,4}|[六七八九]十[一二三四五六七八九]?)'
const UNIT = '(?:公斤|千克|斤|kg)'
const AFTER = /^(?:了|啦|哈|整|出头|左右|多|!|,|。|\s){0,3}(?:$|(?![斤两块元个条只份公多])\p{Script=Han})/u
const ABOUT = '(?:是|才|只有|只剩|居然|竟然|都|就|了|回|已经|大概|差不多|:|\\s){0,3}'
const WEIGHED_BEFORE = new RegExp(`(?:${oneOf(WEIGHED)})[,:。!]?\\s?[我俺他她]?${ABOUT}$`, 'u')
const CAME = new RegExp(`(?:${oneOf(CAME_TO)})了?${ABOUT}$`, 'u')
/** 瘦了，现在138; 减肥三个月瘦了20斤，现在120斤. */
const CHANGED = new RegExp(
  `(?:${oneOf(WEIGHT_CHANGED)})(?:[^,。!我你他她]{0,8})[,。! ]{1,2}(?:现在|目前|如今)(?:体重)?${ABOUT}(?:剩)?$`,
  'u',
)
/** 早上 69.8: all that is said, but for when. */
const ALONE = /^(?:今天|今早|今晨|早上|刚才|刚刚)?\s?$/u
const NOT_YET = /想|要|目标|打算|希望|争取|如果|能|以前|去年|最重|巅峰|当年|曾经|标准|理想/u

function read({ value, before, after, earlier, message }: FoundValue): NewValue | null {
  if (!AFTER.test(after) || NOT_YET.test(before)) return null
  const near = earlier.slice(-60) + before
  const isMeasure = /斤|kg|克/u.test(value)
  if (earlier === '' && ALONE.test(before) && after === '' && message.length > value.length + before.length)
    return { whose: ANYONE }
  const changed = CHANGED.exec(near)
  if (changed !== null) return isOwnChange(near, changed.index) ? { whose: 'user', told: true } : null
  const weighed = WEIGHED_BEFORE.exec(near)
  if (weighed === null && !(CAME.test(near) && (isMeasure || /[瘦胖减]/u.test(near)))) return null
  const whose = whoseIn(near)
  // 这袋米称了下: a thing.
  if (whose === null || (whose === ANYONE && weighed !== null && !isOwnChange(near, weighed.index)))
    return null
  return { whose: whose === ANYONE ? 'user' : whose }
}

/** 瘦到148了; 早上上秤，69.8. */
export const weight: ValueType = {
  slot: 'weight',
  anchors: [...'0123456789', '百', '十'],
  pattern: new RegExp(`(?<![\\d.:/¥$第])(?<value>${FIGURE}\\s?${UNIT}?)(?![\\d.:%/])`, 'gu'),
  read,
}
