import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

/** "会点PS", "驾照考下来了", "我五音不全". */
export const skillPlain: ExtractionRule = factRule({
  id: 'zh/skill.plain',
  priority: 82,
  confidence: 0.93,
  anchors: ['会点', '会一点', '会些', '略懂', '五音不全', '路痴', '手残', '驾照', '驾驶证', '证考', '证拿'],
  pattern:
    /^(?:我|俺|本人)?(?:也|还|就|只)?(?:会点儿?|会一点儿?|会些|略懂|懂点儿?)(?<value>[\p{Script=Han}a-z+#]{2,10}?)[啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|(?<tone>五音不全|四肢不协调|手残党?|路痴|厨艺一流|厨艺不错)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|(?<licence>(?:驾照|驾驶证|教师资格证|教资|会计证|注会|法考|司考|二建|一建|护士证|心理咨询师证?))(?:终于|已经|刚)?(?:考|拿)(?:下来|到手?|出来|过)了$/gu,
  elided: 'chat',
  event: true,
  examples: [
    { text: '会点剪辑', cards: [{ slot: 'skill', value: '剪辑' }] },
    { text: '驾照考下来了', cards: [{ slot: 'skill', value: '驾照' }] },
  ],
  counterExamples: ['他五音不全', '你会点外卖吗？', '会一点点变好', '驾照怎么考？'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('tone') ?? match.capture('licence')
    return value && !/外卖|菜|一点|变|好/u.test(value.text) ? { slot: 'skill', value } : null
  },
})
