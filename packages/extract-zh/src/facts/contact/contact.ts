import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const CHANGE = '(?<change>已经?改[为成到]?了?|改[为成到]了?|换[为成到]了?|变更为|更新为|更换为|换了新的)?'
const LINK = '(?:号码?)?(?:已经?|现在|目前|就)?(?:是|为|:)?\\s?'

const PHONE = new RegExp(
  `(?:(?:打|拨|加|联系|发到?|call)(?:给)?(?:我的?)?)?(?:微信(?:号)?(?:就|也)?(?:是|同))?(?:新的?|私人|工作|备用|绑定的?|注册|预留的?|登录|常用)?(?:联系电话|手机号码?|电话号码|座机号?|固话|联系方式|手机|电话|号码|新号(?=[ :是]{0,2}1[3-9]\\d{9}))${CHANGE}${LINK}(?<value>\\+?[\\d(][\\d ()-]{2,22}\\d)(?=\\D|$)`,
  'gu',
)

/** "手机号是X", "手机改为X", "联系电话X". */
export const phone: ExtractionRule = factRule({
  id: 'zh/phone.is',
  priority: 100,
  confidence: 0.97,
  anchors: ['手机', '电话', '座机', '固话', '联系方式', '号码', '新号'],
  pattern: PHONE,
  elided: 'speaker',
  examples: [
    { text: '我的手机号是13800001234', cards: [{ slot: 'phone', value: '13800001234' }] },
    { text: '手机改为13900004321', cards: [{ slot: 'phone', value: '13900004321', relation: 'updates' }] },
    {
      text: '我妈的电话是13700001111',
      cards: [{ slot: 'phone', value: '13700001111', entity: 'user.mother' }],
    },
  ],
  counterExamples: ['你的电话是13800001234吗', '客服电话是4001234567', '我的手机用了3年'],
  read: (match, frame) =>
    !frame.explicit && (match.text.startsWith('号') || isLandline(match))
      ? null
      : take(match, 'phone', match.raw('change') ? { relation: 'updates' } : {}),
})

/** A number with an area code that nobody is said to have belongs to a shop or an office, unless a form asks for it: 联系电话:…. */
function isLandline(match: RuleMatch): boolean {
  return (
    match.raw('change') === undefined &&
    !/^(?:联系电话|联系方式|座机号?|固话):/u.test(match.text) &&
    /^(?:0\d{2,3}|400|800)[- ]?\d/u.test(match.raw('value') ?? '')
  )
}

const EMAIL = new RegExp(
  `(?:(?:电子|工作|私人|个人|注册|登录|绑定|备用|常用|联系|预留|接收)?(?:邮箱|邮件|电邮|信箱)(?:地址)?|e-?mail)${CHANGE}(?:给你|发你|你记一下|在这)?${LINK}(?<value>[\\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,30}){1,4})`,
  'gu',
)

/** "邮箱是X", "邮箱改为X". */
export const email: ExtractionRule = factRule({
  id: 'zh/email.is',
  priority: 100,
  confidence: 0.94,
  anchors: ['邮箱', '邮件', '电邮', '信箱', 'email', 'e-mail'],
  pattern: EMAIL,
  elided: 'speaker',
  examples: [
    { text: '我的邮箱是lan@example.com', cards: [{ slot: 'email', value: 'lan@example.com' }] },
    {
      text: '邮箱改为lan2@example.com',
      cards: [{ slot: 'email', value: 'lan2@example.com', relation: 'updates' }],
    },
  ],
  counterExamples: ['客服邮箱是help@example.com', '你的邮箱是a@example.com吗'],
  read: (match) => take(match, 'email', match.raw('change') ? { relation: 'updates' } : {}),
})
