import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const IS =
  /(?:是|性别(?:是|为|:)?|(?<=[我俺咱])(?=一个?大?[男女]))(?:一)?(?:个|名|位|枚)?(?:[\p{Script=Han}]{0,4}的|大|壮年|成年|年轻|单身|帅气?的?|普通|中年|东北|北方|南方|北京|上海|广东|四川)?(?<value>男性|女性|男生|女生|男孩子?|女孩子?|男人|女人|男的|女的|男士|女士|男子|女子|小伙子?|小姑娘|姑娘|妹子|汉子|大老爷们|爷们|少女|少年|男|女)(?:了|啊|啦|哈|哦|呀|好吧|好吗|一枚|吧|呢|哈|一枚|哦|呀|哎|欸){0,4}$/gu

/** "我是男生". */
export const genderIs: ExtractionRule = factRule({
  id: 'zh/gender.is',
  priority: 88,
  confidence: 0.96,
  anchors: ['男', '女', '小伙', '姑娘', '妹子', '汉子', '爷们'],
  pattern: IS,
  elided: 'none',
  examples: [
    { text: '我是女生', cards: [{ slot: 'gender', value: '女生' }] },
    { text: '我是个东北汉子', cards: [{ slot: 'gender', value: '汉子' }] },
  ],
  counterExamples: ['你是男的还是女的？', '他是男生', '你把我当小姑娘'],
  read: (match, frame) =>
    frame.lead.length > 4 && !/又怕|因为/u.test(frame.lead) ? null : take(match, 'gender'),
})

const BARE = /^(?:本人|我|性别:?)(?<value>男|女)(?:生|性|的|孩)?$/gu

/** "本人男". */
export const genderBare: ExtractionRule = factRule({
  id: 'zh/gender.bare',
  priority: 80,
  confidence: 0.94,
  anchors: ['本人男', '本人女', '我男', '我女', '性别'],
  pattern: BARE,
  elided: 'speaker',
  examples: [{ text: '本人男，爱运动', cards: [{ slot: 'gender', value: '男' }] }],
  counterExamples: ['我男朋友来了', '本人女儿三岁'],
  read: (match) => take(match, 'gender'),
})
