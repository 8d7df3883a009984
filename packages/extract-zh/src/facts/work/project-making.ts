import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "毕业论文写的是碳中和", "在给女儿织毛衣". */
export const projectMaking: ExtractionRule = factRule({
  id: 'zh/project.making',
  priority: 83,
  confidence: 0.92,
  anchors: ['论文', '织', '绣', '装修', '搭', '写一', '拍一', '翻译一', '课题'],
  pattern:
    /(?:毕业|硕士|博士)?(?:论文|毕设|毕业设计|课题|博士课题)(?:的?题目|方向)?(?:写的|做的|研究的|选的|定的)?(?:是|关于)(?<value>\p{Script=Han}{2,16}?)(?:方面|方向|相关)?(?:的)?$|在(?:给\p{Script=Han}{1,4})?(?<craft>(?:织|绣|缝|钩)(?:一?(?:件|条|个|双|幅|副|床))?\p{Script=Han}{1,6})(?:呢|中)?$/gu,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我毕业论文写的是碳中和', cards: [{ slot: 'project', value: '碳中和' }] },
    { text: '在给女儿织毛衣', cards: [{ slot: 'project', value: '织毛衣' }] },
  ],
  counterExamples: ['他论文写的是碳中和', '论文是什么方向？', '论文是重中之重', '在组织活动'],
  read: (match) => {
    const craft = match.capture('craft')
    return craft
      ? { slot: 'project', value: craft }
      : /重|难|坑|谁|什么/u.test(match.raw('value') ?? '')
        ? null
        : take(match, 'project')
  },
})
