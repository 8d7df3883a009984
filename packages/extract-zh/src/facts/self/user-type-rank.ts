import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const RANK =
  /(?:是)?(?:家里|家中|我们家|兄弟姐妹里|几个孩子里)?(?:排行|排)(?:第)?(?<order>老[大二三四五六七八幺小]|[一二三四五六七八]|最[小大]|末)(?:的)?$|是(?:家里|家中|我们家|兄弟姐妹里|几个孩子里)?(?:的|最[小大]的)?(?:那个|那一个|一个)?(?<value>老[大二三四五六七八幺小]|长子|长女|长孙|幺儿|幺女|幺妹|独苗|独苗苗|独子|独女|遗腹子|双胞胎(?:里的?)?(?:哥哥|姐姐|弟弟|妹妹|老大|老二)?|龙凤胎|混血儿?|留守儿童|单亲(?:家庭)?(?:长大)?的?(?:孩子|小孩)?|孤儿|早产儿|养女|养子|头胎|二胎)(?:的|了|啊|呢|来着)?$/gu

/** "我是家里的老幺", "我排行老三", "我是混血": one's place in the family, and by birth. */
export const userTypeRank: ExtractionRule = factRule({
  id: 'zh/user-type.rank',
  priority: 92,
  confidence: 0.77,
  anchors: [
    '排行',
    '排老',
    '老大',
    '老二',
    '老三',
    '老四',
    '老五',
    '老幺',
    '老小',
    '长子',
    '长女',
    '长孙',
    '幺儿',
    '幺女',
    '幺妹',
    '独苗',
    '独子',
    '独女',
    '双胞胎',
    '龙凤胎',
    '混血',
    '留守',
    '单亲',
    '孤儿',
    '早产儿',
    '养女',
    '养子',
    '头胎',
    '二胎',
    '遗腹子',
  ],
  pattern: RANK,
  elided: 'none',
  examples: [
    { text: '我是家里的老幺', cards: [{ slot: 'user_type', value: '老幺' }] },
    { text: '我在家排行老三', cards: [{ slot: 'user_type', value: '老三' }] },
  ],
  counterExamples: ['他是老幺', '这里我是老大', '你是混血吗？', '我不是孤儿院的'],
  read: (match, frame) => {
    const order = match.capture('order')
    if (frame.negative || frame.lead !== '' || /^(?:在)?(?:这|那|班|公司|宿舍|队)/u.test(match.before))
      return null
    return order ? { slot: 'user_type', value: order } : take(match, 'user_type')
  },
})
