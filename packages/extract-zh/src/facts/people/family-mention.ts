import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { relationOf, slotOfRelation } from '../../text/kin.ts'

const WORDS =
  '哥哥|哥|姐姐|姐|弟弟|弟|妹妹|妹|老公|老婆|妻子|丈夫|媳妇儿?|爱人|儿子|女儿|闺女|男朋友|女朋友|男友|女友|未婚夫|未婚妻'
/** Not before what makes another word of it, names whom it belongs to, or says that there is none. */
const MENTION = new RegExp(
  `(?<!对|爱|没|问|骂)我(?:的)?(?<value>${WORDS})(?=现在|今天|昨天|明天|刚|老是|总是|已经|在|去|来|给|帮|陪|带|一起)`,
  'gu',
)
const BEFORE_PARTING = /分手|离婚|离异|前任|没有|想要|要是|如果|假如|想找|找个/u

/** "我哥哥现在去了西藏", "跟我老婆一起": a relative who is mentioned exists. Parents go without saying. */
export const familyMention: ExtractionRule = defineRule({
  id: 'zh/family.mention',
  priority: 20,
  confidence: 0.94,
  anchors: WORDS.replace('儿?', '')
    .split('|')
    .flatMap((word) => [`我${word}`, `我的${word}`]),
  pattern: MENTION,
  draft(match) {
    const word = match.capture('value')
    const relation = word && relationOf(word.text)
    if (!word || relation === undefined || BEFORE_PARTING.test(match.clause.sentence.text)) return null
    return { slot: slotOfRelation(relation), value: '1', at: word }
  },
  examples: [
    { text: '我哥现在在拉萨修路呢', cards: [{ slot: 'family.brother', value: '1' }] },
    { text: '周末陪我老婆去看她外婆', cards: [{ slot: 'family.wife', value: '1' }] },
  ],
  counterExamples: ['他哥现在在国外', '我哥们来了', '你老婆也去吗', '我和我女朋友分手了'],
})
