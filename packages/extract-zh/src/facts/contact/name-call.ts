import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { KIN_WORDS, relationOf } from '../../text/kin.ts'
import { mayBeName } from '../../text/names.ts'
import { speciesOf } from '../../text/species.ts'
import { take } from '../../text/take.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

const CALLED =
  /(?:(?:的)?(?:真名|大名|本名|全名|(?:中文|汉语|法定|身份证上的?)名字?|名字|姓名|名)(?:就|呢)?(?:叫做?|是|为|:|(?=[\p{Script=Han}]{2,3}$))|叫做?|名叫|名为|取名叫?|起名叫?|取名字?叫|起名字?叫)(?<value>[\p{Script=Han}·]{1,8}?|[a-z][a-z .'-]{1,24})(?:(?<=.{2})是.{0,40}|(?:今年|现年|来自|男|女|毕业).{0,40}|吧|啊|呀|了|哦|哈|啦)?$/gu
/** Several animals keep their names side by side, told apart by what they are. */
const PET = 'user.pet'
/** 橘猫我取名叫…: a name one gives, not one's own. */
const GIVES = /[^,\s]我们?(?:家|就|已经|也)?$|给(?!我|自己)[^,]{1,8}$/u
const NICK = /(?:小名|乳名|昵称|绰号|外号|花名|网名|笔名|艺名|英文名字?|微信名|id)$/u

/** 我改名了，现在叫…. */
const RENAMED =
  /^(?:我|本人)?(?:去年|今年|上个?[周月]|刚刚?|最近|已经|正式|去派出所|又){0,2}(?:改|换)(?:了)?(?:个)?名字?(?:字)?(?:了|啦)?$/u

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
    { text: '我改名了，现在叫周雨桐', cards: [{ slot: 'name', value: '周雨桐', relation: 'updates' }] },
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
    '他改名了，现在叫周雨桐',
    '店改名了，现在叫老地方',
    '我改名了，现在叫苦不迭',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const titled = /^(?:我的)?(?:真名|大名|本名|全名|名字|姓名)/u.test(match.text) && match.clause.index === 0
    const renamed = frame.entity === 'user' && RENAMED.test(clausesBefore(match.clause)[0] ?? '')
    if (
      !mayBeName(value) ||
      /^(?:上(?!官)|错|名字|大家|外卖|车|人|个|我)/u.test(value) ||
      frame.negative ||
      NICK.test(match.before) ||
      (/^[取起]/u.test(match.text) && GIVES.test(match.before)) ||
      /(?:医生|大夫|医院).{0,2}[说讲]/u.test(match.before) ||
      !(frame.explicit || titled || renamed)
    )
      return null
    if (renamed) return take(match, 'name', { relation: 'updates' })
    const past = frame.modifiers.past || frame.modifiers.ago ? { tense: 'past' as const } : {}
    return take(match, 'name', frame.entity === PET ? { facet: speciesOf(match.before), ...past } : past)
  },
})

const INTRODUCED =
  /^(?:名字|它|他|她|名)?(?:的名字)?(?:就)?(?:叫做?|是叫|取名叫?|起名叫?|名为)(?<value>[\p{Script=Han}·]{1,6}|[a-z][a-z .'-]{1,20})$/gu
const SOMEBODY_NEW = new RegExp(
  `(?:有|养|领养|收养|买|生|捡|认识)(?:了|着)?(?:好?几|[一两二三四五六\\d]{1,2})?(?:个|只|条|位|名|匹)?\\p{Script=Han}{0,8}?(?<who>${KIN_WORDS}|${oneOf(PETS)})$`,
  'u',
)

/** "我养了只猫，叫X": the name of the one the clause before has brought in. */
export const nameIntroduced: ExtractionRule = defineRule({
  id: 'zh/name.introduced',
  priority: 96,
  confidence: 0.92,
  anchors: ['叫', '名为', '取名', '起名'],
  pattern: INTRODUCED,
  draft(match) {
    const { sentence, start } = match.clause
    const earlier = sentence.text.slice(0, Math.max(0, start - sentence.start)).replace(/,\s*$/u, '')
    const who = SOMEBODY_NEW.exec(earlier)?.groups?.['who']
    if (who === undefined || !earlier.includes('我') || !mayBeName(match.raw('value') ?? '')) return null
    const entity = `user.${relationOf(who) ?? 'pet'}`
    return take(match, 'name', entity === PET ? { entity, facet: speciesOf(who) } : { entity })
  },
  examples: [
    {
      text: '我刚养了一只仓鼠，叫花卷',
      cards: [{ slot: 'name', value: '花卷', entity: 'user.pet', facet: '仓鼠' }],
    },
  ],
  counterExamples: ['今天学了一道菜，叫做水煮鱼', '他有个妹妹，叫小雨'],
})

const SURNAME = /姓(?<value>[\p{Script=Han}]{1,2})$/gu

/** "我姓X". */
export const nameSurname: ExtractionRule = factRule({
  id: 'zh/name.surname',
  priority: 60,
  confidence: 0.96,
  anchors: ['姓'],
  pattern: SURNAME,
  elided: 'chat',
  examples: [{ text: '我姓钱', cards: [{ slot: 'name', value: '钱' }] }],
  counterExamples: ['您贵姓？', '老百姓都知道', '我姓什么不重要'],
  read: (match, frame) =>
    /^[氏名]/u.test(match.raw('value') ?? '') || !(frame.explicit || match.before.endsWith('免贵'))
      ? null
      : take(match, 'name'),
})
