import { ANYONE } from '@recollect/core/extraction'
import { OTHER } from '@recollect/rules'
import type { FoundValue, NewValue, ValueType } from '@recollect/rules'
import { NO_FIRMS } from '../lexicon/changes/new-values.ts'
import { PEOPLE_WORDS } from '../text/kin.ts'
import { oneOf } from '../text/patterns.ts'
import { whoseIn } from './whose.ts'

const NAME = '[\\p{Script=Han}a-z\\d]{2,10}?'
const LEAD = `(?:${PEOPLE_WORDS}|今天|昨天|前天|今早|这?周[一二三四五六日]|上周[一二三四五]?|上个?月|终于|总算|正式|我家?|是|去|到|在|的){0,5}`
const NO_FIRM = new RegExp(`^(?:${oneOf(NO_FIRMS)})|(?:${oneOf(NO_FIRMS)})$|[你您他她它的了吗呢]`, 'u')
const NOT_YET =
  /明天|后天|下周|下个?月|打算|准备|想|如果|要是|即将|马上要|快要|还没|等|以前|当年|那年|年前|刚毕业那/u

function read({ value, before, after, earlier }: FoundValue): NewValue | null {
  if (NO_FIRM.test(value) || NOT_YET.test(before + value + after)) return null
  const whose = whoseIn(earlier.slice(-60) + before)
  if (whose === null || whose === OTHER) return null
  return { whose: whose === ANYONE ? 'user' : whose, told: true }
}

/** 今天海康入职第一天; 这周一去汇川报了到. */
export const employer: ValueType = {
  slot: 'employer',
  anchors: ['入职', '报到', '报了到', '报的到', '上班第一天', '第一天上班'],
  pattern: new RegExp(
    `^${LEAD}(?<value>${NAME})(?=(?:正式)?(?:入职|上班|报到)(?:的)?第[一1]天|第一天(?:上班|报到|入职)|报了到|报到(?:了|啦|完)|入职(?:了|啦|啊)$)`,
    'gu',
  ),
  read,
}
