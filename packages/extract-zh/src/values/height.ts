import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { MEASURED } from '../lexicon/changes/new-values.ts'
import { whoseIn } from './whose.ts'
import { oneOf } from '../text/patterns.ts'

const DIGIT = '[一二两三四五六七八九\\d]'
const BEFORE = new RegExp(
  `(?:${oneOf(MEASURED)})(?:身高)?[,。!~ ]{0,2}(?:现在|已经|都|居然|竟然|快|有|是|足足|到){0,3}$`,
  'u',
)
const AFTER = /^(?:了|啦|左右|出头|整|多){0,2}(?:$|[,。!;~ ])/u

function read({ before, after, earlier }: FoundValue): NewValue | null {
  const near = earlier.slice(-40) + before
  if (!AFTER.test(after) || !BEFORE.test(near) || /想|能|希望|快要/u.test(near)) return null
  const whose = whoseIn(near)
  return whose === null ? null : { whose }
}

/** 刚量了，一米四八了; 窜到175了. */
export const height: ValueType = {
  slot: 'height',
  anchors: ['米', '1', 'cm', '厘米', '公分'],
  pattern: new RegExp(
    `(?<![\\d.:/第])(?<value>[一1]米${DIGIT}{1,2}|1[.]\\d{1,2}米?|(?:[89]\\d|1\\d\\d|2[0-2]\\d)(?:\\.\\d)?(?:cm|厘米|公分)?)(?![\\d.:%/斤克块元个万千])`,
    'gu',
  ),
  read,
}
