import type { ExtractionRule } from '@recollect/core'
import { isOccupation } from '../frame/jobs.ts'
import { LONG } from '../frame/long.ts'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { GIG } from '../lexicon/gigs.ts'
import { INDUSTRIES, OCCUPATIONS } from '../lexicon/occupations.ts'
import { oneOf } from '../patterns.ts'

/** Turns of phrase for what one is: 一介X, 从业八年的X, 靠X养家. */

const JOB = oneOf([
  ...OCCUPATIONS.filter((word) => word.length > 1),
  '教书匠',
  '打工的',
  '手艺人',
  '庄稼人',
  '庄稼汉',
  '生意人',
  '读书人',
  '小老百姓',
  '包工头',
  '小包工头',
  '工头',
  '农家妇女',
  '家庭煮夫',
  '铲屎官',
])
const MERE = new RegExp(
  `(?:^|我|俺|本人|在下|小弟|小妹|鄙人|老夫)(?:就|只|不过|只不过|也就|就是|是|这个|这么)?(?:区区)?(?:一介|一枚|一名|一个|一只|小小|小小的|一个小|一枚小|一名小|一个普通|一个普普通通的|一个平平无奇的|一个苦逼的?|一个穷)?(?:的)?(?:小|老|穷|苦逼|资深|在职|全职|前|准)?(?<value>${JOB})(?<end>一枚|一名|一个|一只|而已|罢了|是也)?$|^(?:[^,你您他她它我是有找求的]{1,8}?)(?<named>${JOB})(?:一枚|一只)$`,
  'gu',
)

/** "区区一介教书匠", "入行两年的插画师一枚", "一枚小会计". */
export const occupationMere: ExtractionRule = ownRule({
  id: 'zh/occupation.mere',
  priority: 83,
  confidence: 0.93,
  anchors: ['一介', '一枚', '一名', '一个', '一只', '小小', '而已', '罢了', '是也', '区区'],
  pattern: MERE,
  elided: 'speaker',
  ownOnly: true,
  examples: [
    { text: '在下一介书生，区区一名会计罢了', cards: [{ slot: 'occupation', value: '会计' }] },
    { text: '一枚小护士，刚下夜班', cards: [{ slot: 'occupation', value: '护士' }] },
  ],
  counterExamples: ['他一介书生', '来了一名护士', '一个老师说的', '一名医生的自白', '给我一个经理'],
  read: (match, frame) => {
    const marked = /一介|一枚|而已|罢了|是也|区区|小小/u.test(match.text)
    if (frame.negative || !(marked || /^(?:我|俺|本人|在下|鄙人)/u.test(match.text))) return null
    return match.clause.index > 1 && !/我/u.test(match.clause.sentence.message)
      ? null
      : take(match, 'occupation')
  },
})

const SINCE_ENTRY = new RegExp(
  `(?:入行|从业|工作|毕业|退休|在职|失业|待业|北漂|单身)(?:了)?(?:快满?|刚满?|将近)?(?:${LONG}|多年|第[一二三四五六七八九十]年)的(?:资深|小|老|独立|一线|普通)?(?<value>[^,我你您他她它的了过]{2,8}?)(?:一枚|一名|一个)?$`,
  'gu',
)

/** "入行快满两年的插画师一枚". */
export const occupationOfYears: ExtractionRule = ownRule({
  id: 'zh/occupation.of-years',
  priority: 84,
  confidence: 0.92,
  anchors: ['年的', '个月的', '年头的'],
  pattern: SINCE_ENTRY,
  elided: 'speaker',
  examples: [{ text: '从业八年的调酒师一枚', cards: [{ slot: 'occupation', value: '调酒师' }] }],
  counterExamples: [
    '他是从业八年的调酒师',
    '毕业三年的同学聚会',
    '工作五年的程序员值多少钱？',
    '找个从业八年的老师',
  ],
  read: (match) =>
    isOccupation(match.raw('value') ?? '') &&
    (/一枚|一名|一个/u.test(match.text) || /^(?:我|本人)(?:是)?(?:个|一个|一名)?$/u.test(match.before.trim()))
      ? take(match, 'occupation')
      : null,
})

const LIVING = new RegExp(
  `(?:靠|凭|以)(?<value>(?:${GIG})|[^,我你您他她它了过这那的]{2,6}?)(?:(?:吃饭|为生|谋生|养家(?:糊口)?|糊口|维生|过活|挣钱|养活(?:自己|一家人?))(?:的)?)$|吃(?<bowl>${oneOf(INDUSTRIES)}|开车|码字|手艺|技术|演员|教书|程序员|编程|公家|体制内|青春)(?:这碗|这口)?饭(?:的)?$`,
  'gu',
)

/** "靠码字养家", "我是吃设计这碗饭的". */
export const occupationBread: ExtractionRule = ownRule({
  id: 'zh/occupation.bread',
  priority: 86,
  confidence: 0.92,
  anchors: [
    '吃饭',
    '为生',
    '谋生',
    '养家',
    '糊口',
    '维生',
    '过活',
    '挣钱',
    '养活',
    '这碗饭',
    '这口饭',
    '饭的',
  ],
  pattern: LIVING,
  elided: 'chat',
  examples: [{ text: '我靠码字养家糊口', cards: [{ slot: 'occupation', value: '码字' }] }],
  counterExamples: ['他靠码字为生', '你靠什么吃饭？', '我想靠画画为生', '不能靠脸吃饭', '靠天吃饭的日子'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('bowl')
    const vague =
      /^(?:脸|天|山|什么|自己|本事|别人|父母|爸妈|老婆|老公|儿子|女儿|国家|双手|力气|才华|实力|低保|救济|外卖$|手机|关系|勺子|筷子)/u
    if (
      !value ||
      frame.negative ||
      vague.test(value.text) ||
      /[想要能会]$|打算|可以|不能/u.test(match.before)
    )
      return null
    return frame.explicit || match.clause.index === 0 ? { slot: 'occupation', value } : null
  },
})
