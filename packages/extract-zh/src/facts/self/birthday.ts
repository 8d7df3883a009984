import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { kinAfterSelf } from '../../text/kin.ts'
import { take } from '../../text/take.ts'
import { DATE } from '../../text/patterns.ts'

const BIRTHDAY = new RegExp(
  `(?:的)?(?:过?生日|出生日期|生辰|出生年月)(?:就|也|呢)?(?:是在?|为|在|:)?(?:每年的?)?(?<value>${DATE}|今天|明天|昨天|后天|下周.|下个月|(?:\\d{1,2}|[一二三四五六七八九十]{1,2}|腊|正)月(?:初|中旬?|底|下旬|上旬)|(?:大年)?(?:除夕|初[一二三四五六七八九十]|元宵|端午|七夕|中秋|重阳|冬至|腊八|元旦|圣诞|平安夜|国庆|儿童节|情人节|愚人节)(?:节)?(?:那天|当天)?|[\\d一二三四五六七八九十]{1,3}[日号])(?:的|了|那天|哦|啊)?$|(?:是|在|过)?(?<front>${DATE})(?:的|过)?生日(?:了|的|哦|啊)?$`,
  'gu',
)

/** "我的生日是X". */
export const birthdayIs: ExtractionRule = factRule({
  id: 'zh/birthday.is',
  priority: 95,
  confidence: 0.96,
  anchors: ['生日', '出生日期', '生辰', '出生年月'],
  pattern: BIRTHDAY,
  elided: 'speaker',
  examples: [
    { text: '生日：1983年2月6日', cards: [{ slot: 'birthday', value: '1983年2月6日' }] },
    { text: '我的生日是7月9日', cards: [{ slot: 'birthday', value: '7月9日' }] },
    {
      text: '我爷爷的生日是1946年3月2日',
      cards: [{ slot: 'birthday', value: '1946年3月2日', entity: 'user.grandfather' }],
    },
  ],
  counterExamples: ['你的生日是几月几号？', '他的生日是5月1日', '生日快乐'],
  read: (match) => {
    const front = match.capture('front')
    return front === undefined ? take(match, 'birthday') : { slot: 'birthday', value: front }
  },
})

const BORN = new RegExp(
  `(?:(?:出)?生(?:于|在)|出生日期)(?<value>${DATE})|(?:是|在)?(?:公元)?(?<on>${DATE}|\\d{2}年)(?:出生|生)(?:于|在|的|人)?(?:[\\p{Script=Han}]{0,10})?$|(?<=我|本人|咱|俺|我们)(?:是)?(?<year>(?:19|20)?\\d{2}年)的$`,
  'gu',
)

/** "我出生于X", "1990年出生". */
export const birthdayBorn: ExtractionRule = factRule({
  id: 'zh/birthday.born',
  priority: 95,
  confidence: 0.96,
  anchors: ['生于', '生在', '出生', '年生', '日生', '号生', '月生', '年的生', '月生人', '年生人', '年的'],
  pattern: BORN,
  event: true,
  examples: [
    { text: '我出生于1988年11月', cards: [{ slot: 'birthday', value: '1988年11月' }] },
    { text: '我是1995年出生的', cards: [{ slot: 'birthday', value: '1995年' }] },
  ],
  counterExamples: ['他出生于1901年', '你哪年出生？'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('on') ?? match.capture('year')
    return value ? { slot: 'birthday', value } : null
  },
})

const TODAY =
  /^(?:(?<value>今天|明天|后天|昨天|下周.|下个月\S{0,3}|这周.|周[一二三四五六日天]|[\d]{1,2}月[\d]{1,2}[日号])(?:就|也)?(?:是|过)?(?<whose>我[\p{Script=Han}]{0,6}?)的?(?:\d{1,3}岁|[一二三四五六七八九十]{1,3}岁)?的?(?:过|办)?生日|(?:生日快乐)?(?<who>我[\p{Script=Han}]{0,6}?)(?:也|就)?(?:是)?(?<day>今天|明天|后天)(?:也)?(?:过)?生日)(?:了|啦|哦|呢|啊|哈)?$/gu

/** "今天是我的生日". */
export const birthdayToday: ExtractionRule = factRule({
  id: 'zh/birthday.today',
  priority: 96,
  confidence: 0.96,
  anchors: ['生日'],
  pattern: TODAY,
  elided: 'speaker',
  event: true,
  examples: [{ text: '明天是我的生日', cards: [{ slot: 'birthday', value: '明天' }] }],
  counterExamples: ['今天是他的生日', '祝你生日快乐'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('day')
    const entity = entityOfPossessor(match.raw('whose') ?? match.raw('who') ?? '')
    return value && entity ? { slot: 'birthday', value, entity } : null
  },
})

function entityOfPossessor(words: string): string | null {
  if (words === '我') return 'user'
  const relation = kinAfterSelf(words.slice(1))
  return relation === null ? null : `user.${relation}`
}
