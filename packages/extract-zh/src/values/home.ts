import { ANYONE } from '@recollect/core/extraction'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { looksLikePlace } from '../text/places.ts'
import { MOVED } from '../lexicon/changes/new-values.ts'
import { oneOf } from '../text/patterns.ts'
import { whoseIn } from './whose.ts'

const MOVES = new RegExp(oneOf(MOVED), 'u')
const PLACE = '[\\p{Script=Han}a-z\\d]{2,10}?'
const HOME = '(?:新家|新房|新窝|新住处|新居|新地址)'
const NOT_SO =
  /想|要|打算|准备|考虑|如果|以后|将来|明年|下个?月|还没|没能|等|以前|当年|公司|办公室|学校|店|酒店|民宿/u

function read({ value, before, after, message, earlier }: FoundValue): NewValue | null {
  if (
    !looksLikePlace(value) ||
    !MOVES.test(message) ||
    NOT_SO.test(before) ||
    /^[\p{Script=Han}]{0,2}(?:吗|呢)/u.test(after)
  )
    return null
  const whose = whoseIn(earlier.slice(-60) + before)
  return whose === null ? null : { whose: whose === ANYONE ? 'user' : whose, told: true }
}

/** 折腾完了，新家在未来科技城; 总算搬完了，钟家村这边有电梯. */
export const home: ValueType = {
  slot: 'location',
  anchors: ['新家', '新房', '新窝', '新住处', '新居', '新地址', '这边', '这儿', '住进', '搬进'],
  pattern: new RegExp(
    `(?:${HOME}子?(?:就|也|定)?(?:在|是|:)|(?:住进|搬进)了?(?=[^,]{2,10}(?:的?${HOME}|了$))|^(?:现在|人|我们?)?(?:在)?(?=${PLACE}(?:这边|这儿)))(?<value>${PLACE})(?=这边|这儿|那边|的?${HOME}|附近|了?$|,)`,
    'gu',
  ),
  read,
}
