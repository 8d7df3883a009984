import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const ONLY =
  /(?:是|就|只有|就只有|只有我|就我|只生了我|就生了我){0,3}(?:一个|个|家里的?|家中的?|家的)?(?:唯一的?)?(?<value>独生子女|独生子|独生女|独子|独女|独苗苗?|一根独苗|独生儿子|独生女儿)(?:的)?(?:一[个枚根])?(?:啦|啊|呢|哈)?$/gu
const ABOUT_POLICY = /政策|父母|家庭|证|费/u

/** "我是独生女", "家里就我一个独苗". */
export const familyOnly: ExtractionRule = factRule({
  id: 'zh/family.only-child',
  priority: 92,
  confidence: 0.92,
  anchors: ['独生', '独子', '独女', '独苗'],
  pattern: ONLY,
  elided: 'chat',
  examples: [
    { text: '我是独生女', cards: [{ slot: 'user_type', value: '独生女' }] },
    { text: '家里就我一个独苗', cards: [{ slot: 'user_type', value: '独苗' }] },
    { text: '我老公是独生子', cards: [{ slot: 'user_type', value: '独生子', entity: 'user.husband' }] },
  ],
  counterExamples: ['他是独生子', '你是独生女吗', '独生子女政策', '现在很多家庭都是独生子女'],
  read: (match, frame) => {
    if (frame.negative || ABOUT_POLICY.test(match.clause.text) || /很多|大多|都是/u.test(match.before))
      return null
    return take(match, 'user_type')
  },
})

const LACKS =
  /没(?:有)?(?:亲|什么|任何)?(?<value>兄弟姐妹|兄弟姊妹|亲兄弟|哥哥|姐姐|弟弟|妹妹|姐妹|孩子|儿女|子女|亲戚|爸妈|父母)(?:的)?(?:了|啊|呢)?$/gu
const SLOTS: Names<string> = byName({
  哥哥: 'family.brother',
  弟弟: 'family.brother',
  亲兄弟: 'family.brother',
  姐姐: 'family.sister',
  妹妹: 'family.sister',
  姐妹: 'family.sister',
  孩子: 'family.child',
  儿女: 'family.child',
  子女: 'family.child',
  爸妈: 'family.parents',
  父母: 'family.parents',
})

/** "我没兄弟姐妹". */
export const familyLacks: ExtractionRule = factRule({
  id: 'zh/family.lacks',
  priority: 79,
  confidence: 0.92,
  anchors: ['没兄', '没亲', '没哥', '没姐', '没弟', '没妹', '没孩', '没儿', '没子', '没爸', '没父', '没有'],
  pattern: LACKS,
  elided: 'none',
  readsNegation: true,
  ownOnly: true,
  examples: [
    { text: '我没兄弟姊妹', cards: [{ slot: 'family.sibling', value: '兄弟姊妹', polarity: 'negative' }] },
  ],
  counterExamples: ['他没兄弟姐妹', '你没哥哥吗', '我没亲戚群'],
  read: (match) => {
    const slot = SLOTS[match.raw('value') ?? ''] ?? 'family.sibling'
    return match.raw('value') === '亲戚' ? null : take(match, slot, { polarity: 'negative' })
  },
})
