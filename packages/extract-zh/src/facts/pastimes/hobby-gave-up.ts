import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { isPastime } from '../../text/pastimes.ts'

const GAVE_UP =
  /(?:(?:退坑|弃坑|脱坑|出坑|脱粉|退圈|放弃)了?(?<value>[\p{Script=Han}a-z0-9]{1,8}?)|(?<front>[\p{Script=Han}a-z0-9]{1,8}?)(?:我)?(?:已经|早就|早|去年|后来|也|都|彻底|就){0,3}(?:退坑|弃坑|脱坑|脱粉|放弃|荒废|撂下|丢下|扔下|搁置|封笔|挂靴|不练|不玩|不学|不弹|不画|不打|不跳|不追|不跑|不踢|不写)(?:了))(?:很久|好久|好几年|好多年)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "钢琴早就不弹了", "退坑手办了": a pastime laid down. */
export const hobbyGaveUp: ExtractionRule = ownRule({
  id: 'zh/hobby.gave-up',
  priority: 79,
  confidence: 0.92,
  anchors: [
    '坑',
    '脱粉',
    '退圈',
    '放弃',
    '弃',
    '荒废',
    '撂下',
    '丢下',
    '扔下',
    '搁置',
    '封笔',
    '挂靴',
    '不练',
    '不玩',
    '不学',
    '不弹',
    '不画',
    '不打',
    '不跳',
    '不追',
    '不跑',
    '不踢',
    '不写',
  ],
  pattern: GAVE_UP,
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [
    { text: '钢琴我早就不弹了', cards: [{ slot: 'hobby', value: '钢琴', relation: 'retracts' }] },
    { text: '我退坑手办了', cards: [{ slot: 'hobby', value: '手办', relation: 'retracts' }] },
  ],
  counterExamples: ['他钢琴不弹了', '我放弃了', '你不弹钢琴了吗？', '今天不打了', '我放弃治疗了'],
  read: (match, frame) => {
    const front = match.raw('front')
    const said = front ?? match.raw('value') ?? ''
    const value = match.capture('front') ?? match.capture('value')
    if (value === undefined || frame.negative || !isPastime(said)) return null
    return /今|昨|明/u.test(frame.modifiers.when ?? '')
      ? null
      : { slot: 'hobby', value, relation: 'retracts' }
  },
})
