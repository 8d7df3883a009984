import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { mayBeName } from '../../text/names.ts'
import { speciesOf } from '../../text/species.ts'
import { take } from '../../text/take.ts'

const CALLED =
  /(?:(?:的)?(?:真名|大名|本名|全名|(?:中文|汉语|法定|身份证上的?)名字?|名字|姓名|名)(?:就|呢)?(?:叫做?|是|为|:|(?=[\p{Script=Han}]{2,3}$))|叫做?|名叫|名为|取名叫?|起名叫?|取名字?叫|起名字?叫)(?<value>[\p{Script=Han}·]{1,8}?|[a-z][a-z .'-]{1,24})(?:(?<=.{2})是.{0,40}|(?:今年|现年|来自|男|女|毕业).{0,40}|吧|啊|呀|了|哦|哈|啦)?$/gu
/** Several animals keep their names side by side, told apart by what they are. */
const PET = 'user.pet'
/** 橘猫我取名叫…: a name one gives, not one's own. */
const GIVES = /[^,\s]我们?(?:家|就|已经|也)?$|给(?!我|自己)[^,]{1,8}$/u
const NICK = /(?:小名|乳名|昵称|绰号|外号|花名|网名|笔名|艺名|英文名字?|微信名|id)$/u

/** "我叫X", "我的名字是X"; 叫 before a verb ("我叫他来") is none. */
export const nameCalled: ExtractionRule = factRule({
  id: 'zh/name.called',
  priority: 95,
  confidence: 0.98,
  anchors: [
    '叫',
    '名字是',
    '姓名是',
    '真名是',
    '本名是',
    '全名是',
    '大名是',
    '名为',
    '大名',
    '本名',
    '真名',
    '全名',
    '取名',
    '起名',
    '姓名',
    '名字:',
    '名是',
    '名字就是',
  ],
  pattern: CALLED,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '我叫周雨桐', cards: [{ slot: 'name', value: '周雨桐' }] },
    { text: '我弟弟叫周浩', cards: [{ slot: 'name', value: '周浩', entity: 'user.brother' }] },
    { text: '我家柯基叫土豆', cards: [{ slot: 'name', value: '土豆', entity: 'user.pet', facet: '狗' }] },
  ],
  counterExamples: [
    '我叫他早点来',
    '我叫了外卖',
    '你叫什么名字？',
    '文章我取名叫秋天',
    '这个菜叫回锅肉',
    '医生说我叫错名字了',
    '大夫说我叫周雨桐',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const titled = /^(?:我的)?(?:真名|大名|本名|全名|名字|姓名)/u.test(match.text) && match.clause.index === 0
    if (
      !mayBeName(value) ||
      /^(?:上(?!官)|错|名字|大家|外卖|车|人|个|我)/u.test(value) ||
      frame.negative ||
      NICK.test(match.before) ||
      (/^[取起]/u.test(match.text) && GIVES.test(match.before)) ||
      /(?:医生|大夫|医院).{0,2}[说讲]/u.test(match.before) ||
      !(frame.explicit || titled)
    )
      return null
    const past = frame.modifiers.past || frame.modifiers.ago ? { tense: 'past' as const } : {}
    return take(match, 'name', frame.entity === PET ? { facet: speciesOf(match.before), ...past } : past)
  },
})
