import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

const UNDERWENT =
  /(?<value>(?:做|动|打|装|搭|拔|切|换|植|整|割|补|种|矫正|激光)(?:完|了|过)?(?:个|一个|一次|一场|两次|三次|一颗|两颗|颗|次|台)?(?<what>[\p{Script=Han}a-z]{0,12}?(?:手术|胃镜|肠镜|胃肠镜|透析|化疗|放疗|支架|搭桥|剖腹产|剖宫产|试管|智齿|息肉|阑尾|双眼皮|近视激光|扁桃体|痔疮|结石|种植牙|烤瓷牙|正畸|疫苗|石膏|钢板|钢钉|穿刺|移植)))(?:了|的|啊){0,2}$/gu

/** "我上周做了胃镜", "我妈去年动了个手术". */
export const eventMedical: ExtractionRule = factRule({
  id: 'zh/event.medical',
  priority: 68,
  confidence: 0.94,
  anchors: [
    '手术',
    '胃镜',
    '肠镜',
    '透析',
    '化疗',
    '放疗',
    '支架',
    '搭桥',
    '腹产',
    '宫产',
    '试管',
    '智齿',
    '息肉',
    '阑尾',
    '双眼皮',
    '激光',
    '扁桃体',
    '痔疮',
    '结石',
    '种植牙',
    '烤瓷牙',
    '正畸',
    '疫苗',
    '石膏',
    '钢板',
    '钢钉',
    '穿刺',
    '移植',
  ],
  pattern: UNDERWENT,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我上周做了胃镜', cards: [{ slot: 'event_health', value: '做了胃镜' }] },
    { text: '我爸去年做了支架', cards: [{ slot: 'event_health', value: '做了支架', entity: 'user.father' }] },
  ],
  counterExamples: ['他做了手术', '做了胃镜要注意什么？', '我想做近视手术', '我怕拔智齿'],
  read: (match, frame) =>
    frame.negative || !/[了过完]/u.test(match.text) || !(frame.explicit || frame.modifiers.when !== null)
      ? null
      : take(match, 'event_health'),
})

const ON_BODY =
  /(?<value>(?:左|右|双)?(?:边|侧|上|下|小|大|前|后)?(?:膝盖|膝|半月板|韧带|腿|脚踝|脚|手腕|手|胳膊|肩膀|肩|腰椎|腰|颈椎|脊椎|锁骨|肋骨|胃|胆囊|胆|肾|子宫|乳腺|甲状腺|心脏|眼睛|鼻子|牙齿?)[\p{Script=Han}]{0,6}?(?:动过|做过|开过|打过)(?:一次|两次|个|大|小)?(?:手术|刀|钢钉|钢板))(?:的|了)?$/gu

/** "我右膝盖动过手术". */
export const healthOperated: ExtractionRule = factRule({
  id: 'zh/health.operated',
  priority: 88,
  confidence: 0.94,
  anchors: ['动过', '做过', '开过', '打过'],
  pattern: ON_BODY,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我左脚踝做过手术', cards: [{ slot: 'health', value: '左脚踝做过手术' }] }],
  counterExamples: ['他腰动过手术', '你膝盖动过手术吗'],
  read: (match) => take(match, 'health'),
})
