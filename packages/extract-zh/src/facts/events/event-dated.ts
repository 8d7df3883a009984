import type { ExtractionRule } from '@recollect/core/extraction'
import { isChance } from '../../text/chance.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const DID =
  /(?<value>[^,你您他她它我是有没不很][^,你您他她它我]{0,10}?(?:了|完|过)[^,你您他她它我]{0,12}?)(?:了|的|啊|呢|啦){0,3}$/gu
/** Long enough ago that nobody would tell what one ate. */
const LONG_AGO =
  /去年|前年|大前年|上个?(?:月|学期|半年)|上上周|上周|上个?星期|上个?礼拜|前阵|前段|前几[年月]|前些年|年前|年初|[年月周]前|那年|当年|暑假|寒假|(?:19|20)\d\d年|[一二三四五六七八九十\d]{1,2}月/u
/** What one feels, thinks, says, or does any day. */
const NO_DEED =
  /^(?:在|还|就|也|都|才|又|再|觉得|想|喜欢|爱|知道|说|听|认为|发现|感觉|以为|过得|叫|住|问|告诉|看|吃|喝|睡|洗|玩|用|等|忘|记|懂|明白|习惯|变|好|大|多|少|忙|累|难|开心|高兴|难过|哭|笑|心情|天气|身体|状态|工作太|生活|那|这|哪|为了|因为|除了|到了|总|一直|经常|会|要|能|可以|应该|怎|什么|跟|和|对|把他|被他|让|使|给你|一切|几乎|差点|开始|见|发|收到|打电话|聊|回复|死|疯|完了|过了|[一两三四五六七八九十几])|^.{0,2}了$|得很|的(?:时候|人|事|话|原因)|为了|除了|不了|了解|了不起|过程|过来|过去|通过|经过|不过/u

/** "去年我把老宅翻修了一遍": dated, long enough ago, and done, whatever it was. */
export const eventDated: ExtractionRule = factRule({
  id: 'zh/event.dated',
  priority: 40,
  confidence: 0.92,
  anchors: [
    '去年',
    '前年',
    '上个',
    '上周',
    '上月',
    '上星期',
    '上礼拜',
    '上学期',
    '上半年',
    '上上周',
    '前阵',
    '前段',
    '前几',
    '前些',
    '年前',
    '年初',
    '月前',
    '周前',
    '那年',
    '当年',
    '暑假',
    '寒假',
    '年春',
    '年夏',
    '年秋',
    '年冬',
    '月份',
  ],
  pattern: DID,
  elided: 'chat',
  event: true,
  examples: [{ text: '去年我把老宅翻修了一遍', cards: [{ slot: 'event_other', value: '把老宅翻修了一遍' }] }],
  counterExamples: ['去年他翻修了老宅', '上周我吃了火锅', '去年我以为考上了', '我去年胖了吗'],
  read(match, frame) {
    const value = match.raw('value') ?? ''
    if (!frame.explicit && match.clause.index > 0) return null
    if (frame.negative || !LONG_AGO.test(frame.modifiers.when ?? '')) return null
    return isChance(value) || NO_DEED.test(value) || value.length < SHORTEST
      ? null
      : take(match, 'event_other')
  },
})
const SHORTEST = 4
