import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { takeModifiers } from '../../text/modifiers.ts'
import { take } from '../../text/take.ts'

const LOVER =
  '他|她|ta|条女|条仔|前任|前男友|前女友|男朋友|女朋友|男友|女友|男票|女票|对象|那谁|渣男|渣女|初恋|老公|老婆|那个人|那个渣男|[a-z]{1,6}|谈了[^,]{1,4}年的(?:对象|男朋友|女朋友|男友|女友)'
const PARTED = new RegExp(
  `^(?<lead>[^,你您]{0,10}?)(?:跟|和|与|同)(?:我)?(?:的)?(?<who>${LOVER})(?:已经|彻底|正式|早就?|最终|终于|前天|昨天|上周|上个?月|去年|又|刚刚?|和平){0,3}(?<value>分手|分了手|分开|分|散|掰|离婚|离|断干净|断|吹|黄|闹掰)(?:很久|好久|[一两二三四五六七八九十几半\\d]{1,3}个?(?:多)?(?:月|年|天|周)(?:多)?)?(?:了|啦|咯)$`,
  'gu',
)

/** "跟他分了": nobody named who left, at the head of a message. */
export const parted: ExtractionRule = defineRule({
  id: 'zh/relationship-status.parted',
  priority: 59,
  confidence: 0.92,
  anchors: ['分手', '分开', '分了', '分很', '分好', '散了', '掰了', '离了', '离婚', '断', '吹了', '黄了'],
  pattern: PARTED,
  draft(match) {
    const lead = takeModifiers(match.raw('lead') ?? '')
    if (!/^(?:我|俺|本人)?$/u.test(lead.rest) || lead.negative) return null
    if (lead.rest === '' && match.clause.index > 0) return null
    return take(match, 'relationship_status', { relation: 'updates', when: lead.when ?? undefined })
  },
  examples: [
    { text: '跟他分了', cards: [{ slot: 'relationship_status', value: '分', relation: 'updates' }] },
    { text: '前天跟他彻底断了', cards: [{ slot: 'relationship_status', value: '断' }] },
  ],
  counterExamples: ['她跟他分了', '你跟他分了？', '要是跟他分了', '跟他分了一半蛋糕'],
})
