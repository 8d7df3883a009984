import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { WEIGHED } from '../../lexicon/changes/new-values.ts'
import { clausesBefore } from '../../text/earlier.ts'
import { oneOf } from '../../text/patterns.ts'
import { take } from '../../text/take.ts'

const LINK =
  '(?:常年|长期|保持在|维持在|稳定在|一直|净|现在|目前|也|就|大概|大约|差不多|才|只|都|已经|是|有|为|:|快|不到|超过|达到|到了?){0,4}'
const HEIGHT = new RegExp(
  `(?:身高|个子|净身高|裸高|(?<![最升烧到偏增])高)${LINK}(?<value>(?:1[.米m]\\d{1,2}|一米[\\d一二三四五六七八九]{1,2}|\\d{3}(?:\\.\\d)?|[一二]?百?[\\d一二三四五六七八九十]{2,4})(?:\\s?(?:cm|厘米|公分|米|m))?)(?:左右|多)?(?:的|了|啊|呢)?(?:个子|身高)?$|(?:有(?=.{0,8}高)|^(?=.{2,6}$)|(?<=我)(?=(?:一米|1米|1\\.)))(?<tall>(?:1[.米m]\\d{1,2}|\\d{3}|一米[\\d一二三四五六七八九]{1,2})(?:\\s?(?:cm|厘米|公分|米|m))?)(?:左右)?高?(?:的|了|啊|呢){0,4}$|(?<bare>一米[\\d一二三四五六七八九]{1,2}|1[.米m]\\d{1,2}m?|(?<=我|俺|本人)(?:1[4-9]\\d|20\\d)(?:cm|公分)?)(?:出头|左右|多|不到)?(?:的?(?:小个子|大个子|个子|个头|身高|小个儿?|大高个))?(?:了|吧|啊)?$`,
  'gu',
)

/** 刚上秤，我163. */
const WEIGHED_JUST_NOW = new RegExp(`(?:${oneOf(WEIGHED)})$`, 'u')

/** 40米 is no man's height. */
const TOO_TALL = /^\d{2,}米|^[2-9]\d{2}/u

/** "我身高168". */
export const heightIs: ExtractionRule = factRule({
  id: 'zh/height.is',
  priority: 90,
  confidence: 0.95,
  anchors: [
    '身高',
    '个子',
    '裸高',
    '净高',
    '高',
    '一米',
    '1米',
    '1.',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
  ],
  pattern: HEIGHT,
  elided: 'chat',
  examples: [{ text: '我身高178厘米', cards: [{ slot: 'height', value: '178厘米' }] }],
  counterExamples: ['你身高多少？', '他身高180', '这座山高3000米', '我家门高两米'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('tall')
    const bare = match.capture('bare')
    if (value && !frame.explicit && !/身高|个[子头]|[裸净]高/u.test(match.text)) return null
    if (value && !frame.explicit && match.clause.index > 0 && !/我|本人/u.test(match.clause.sentence.message))
      return null
    if (value) return TOO_TALL.test(value.text) ? null : { slot: 'height', value }
    const opens =
      match.clause.index === 0 && match.before.trim() === '' && /个子|个头|身高|高个/u.test(match.text)
    if (WEIGHED_JUST_NOW.test(clausesBefore(match.clause)[0] ?? '')) return null
    return bare && ((frame.explicit && frame.lead === '') || opens) ? { slot: 'height', value: bare } : null
  },
})

const TALL =
  /(?<value>(?:个子|个头|身高)(?:很|不|比较|有点|挺|特别|偏|非常|不太|不算)(?:高|矮))(?:的|了){0,4}$/gu

/** "我个头不高". */
export const heightTall: ExtractionRule = factRule({
  id: 'zh/height.tall',
  priority: 82,
  confidence: 0.94,
  anchors: ['个子', '个头', '身高'],
  pattern: TALL,
  readsNegation: true,
  examples: [{ text: '我个子比较矮', cards: [{ slot: 'height', value: '个子比较矮' }] }],
  counterExamples: ['他个子很高', '这栋楼很高'],
  read: (match) => take(match, 'height'),
})

const WEIGHT = new RegExp(
  `(?:体重${LINK}(?<value>[\\d.]{2,5}(?:\\s?(?:kg|公斤|斤|千克|磅))?|[一二两]百[一二三四五六七八九]十?(?:公斤|斤)?|[一二两三四五六七八九十百]{2,5}(?:公斤|斤))|(?:(?:胖|瘦|减|长|涨|重)(?:到|成)了?)?${LINK}(?<bare>[\\d.]{2,5}\\s?(?:kg|公斤|斤|千克)|[一二三四五六七八九十百]{2,5}(?:公斤|斤)))(?:左右|多|出头|上下|不到)?(?:重)?(?:的|了|啊|呢)?(?:胖子|体重)?$`,
  'gu',
)

/** "我体重52公斤", "我120斤". */
export const weightIs: ExtractionRule = factRule({
  id: 'zh/weight.is',
  priority: 90,
  confidence: 0.96,
  anchors: ['体重', '公斤', 'kg', '斤', '千克'],
  pattern: WEIGHT,
  elided: 'chat',
  examples: [{ text: '我体重65公斤', cards: [{ slot: 'weight', value: '65公斤' }] }],
  counterExamples: ['我买了5斤苹果', '他体重90公斤', '我胖了10斤', '你多少斤？'],
  read: (match, frame) => {
    const value = match.capture('value')
    const bare = match.capture('bare')
    if (
      !frame.explicit &&
      frame.entity === 'user' &&
      /宝宝|男童|女童|孩子|患者|新生儿/u.test(match.clause.sentence.message)
    )
      return null
    if (value) return { slot: 'weight', value }
    return bare && (frame.explicit || /^[胖瘦]/u.test(match.text))
      ? { slot: 'weight', value: bare, confidence: 0.85 }
      : null
  },
})

const BLOOD =
  /(?:是|血型(?:是|为|:)?|属于)?(?:血型)?(?<value>(?:a|b|o|ab|rh阴性?|熊猫)型?)(?:型)?(?:血型?)?(?:的)?(?:人)?(?=$| )/gu

/** "我是O型血". */
export const bloodType: ExtractionRule = factRule({
  id: 'zh/blood-type.is',
  priority: 94,
  confidence: 0.95,
  anchors: ['型', '熊猫血'],
  pattern: BLOOD,
  elided: 'chat',
  examples: [{ text: '我是AB型血', cards: [{ slot: 'blood_type', value: 'AB型' }] }],
  counterExamples: ['你是什么血型？', '他是O型血', 'B型题很难'],
  read: (match, frame) =>
    /型|血/u.test(match.text) &&
    (frame.explicit || /血/u.test(match.text)) &&
    (/^(?:是|血型|属于)|血/u.test(match.text) || match.clause.text.length <= 5)
      ? take(match, 'blood_type')
      : null,
})
