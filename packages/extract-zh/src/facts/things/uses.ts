import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const USES =
  /(?:(?:用|使用|穿|喷|抹|擦|喝|抽)的(?:一直|都|就|也){0,4}是|(?:一直|平时|经常|平常|日常|长期|常年|从来|习惯|每天|只|一般|通常|主要|目前|基本上?)(?:都|也|就|还是)?(?:在)?(?:用|使用|刷|逛|穿|听(?![说见到过话从]))(?!来|于|完|户|力|功|手|心)(?:着|的是)?)(?<value>[a-z][a-z0-9 .+-]{1,18}(?=(?:来)?[记写做画看听剪背管办聊导搜])|[^,了过我你他]{2,20}?)(?:(?<=[a-z0-9])(?:来)?(?:记|写|做|画|看|听|剪|背|管|办|聊|导|搜)[^,了过我你他]{1,8})?(?:的|了)?(?:牌子?|家)?(?:产品)?$/gu

/** "我一直用X", "我用的是X". */
export const usesRegularly: ExtractionRule = factRule({
  id: 'zh/uses.regularly',
  priority: 62,
  confidence: 0.94,
  anchors: ['用', '穿', '喷', '抹', '擦', '刷', '逛', '喝的', '抽的', '听'],
  pattern: USES,
  elided: 'chat',
  examples: [{ text: '我平时用印象笔记', cards: [{ slot: 'uses', value: '印象笔记' }] }],
  counterExamples: ['他一直用微博', '你平时用什么软件？'],
  read: (match, frame) =>
    (!frame.explicit && !/^[a-z]/u.test(match.raw('value') ?? '')) ||
    /今|昨|刚/u.test(frame.modifiers.when ?? '') ||
    /^(?:心|来|不|这|那|的|力|脑|手)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'uses'),
})

const SWITCHED =
  /(?:后来|现在|最近|今年|去年|已经|刚|前阵子|就|又|才|我){0,3}(?:换成|换到|换用|改用|改成|转到|转用|转投|迁移到|迁到)了?(?<value>[a-z][a-z0-9 .+-]{1,18})[了啊呢]{0,2}$/gu
const USED =
  /用(?:了|过|着|的)?(?:是)?[a-z]|用(?:的)?(?:软件|app|工具|笔记|编辑器|输入法|浏览器)|(?:软件|app|工具|编辑器|浏览器|输入法|网盘)/u

/** "之前一直用Notion，后来换成了Obsidian": the product that took the place of another. */
export const usesSwitched: ExtractionRule = factRule({
  id: 'zh/uses.switched',
  priority: 80,
  confidence: 0.92,
  anchors: ['换成', '换到', '换用', '改用', '改成', '转到', '转用', '转投', '迁移到', '迁到'],
  pattern: SWITCHED,
  elided: 'speaker',
  event: true,
  examples: [
    {
      text: '以前一直用Evernote记东西，后来换成了Joplin',
      cards: [
        { slot: 'uses', value: 'Evernote', tense: 'past' },
        { slot: 'uses', value: 'Joplin', relation: 'updates' },
      ],
    },
  ],
  counterExamples: ['他之前用Evernote，后来换成了Joplin', '时间改成了8pm', '怎么换成Joplin？'],
  read: (match, frame) => {
    const { sentence, start } = match.clause
    const earlier = sentence.text.slice(0, start - sentence.start) + match.before
    return frame.negative || !USED.test(earlier) ? null : take(match, 'uses', { relation: 'updates' })
  },
})
