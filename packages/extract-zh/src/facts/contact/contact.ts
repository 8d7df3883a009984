import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
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

/** One has an account of each, and a new one takes the place of the old. */
const PLATFORM = /^(?:微信|qq|微博|抖音|b站|支付宝|小红书|知乎|钉钉|github|steam)/u
const ACCOUNT = new RegExp(
  `(?:微信|qq|vx|微博|抖音|b站|支付宝|小红书|推特|twitter|instagram|ins|github|steam|银行卡|telegram|line|facebook|知乎|钉钉|psn|游戏)(?:账号|帐号|账户|号码|号|卡号|id|名)?${CHANGE}${LINK}(?<value>@?[a-z0-9_][\\w.@-]{3,30})\\s?(?:了|啦|哈)?$`,
  'gu',
)

/** "微信号是X", "QQ 123456". */
export const account: ExtractionRule = factRule({
  id: 'zh/account.is',
  priority: 98,
  confidence: 0.93,
  anchors: [
    '微信',
    'qq',
    'vx',
    '微博',
    '抖音',
    'b站',
    '支付宝',
    '小红书',
    '推特',
    'twitter',
    'instagram',
    'ins',
    'github',
    'steam',
    '银行卡',
    'telegram',
    'line',
    'facebook',
    '知乎',
    '钉钉',
    'psn',
    '游戏',
  ],
  pattern: ACCOUNT,
  elided: 'speaker',
  examples: [{ text: '我的微信号是lan_2020', cards: [{ slot: 'account', value: 'lan_2020' }] }],
  counterExamples: ['加我微信', '你的QQ是多少'],
  read: (match) =>
    take(match, 'account', {
      facet: PLATFORM.exec(match.text)?.[0],
      ...(match.raw('change') ? { relation: 'updates' } : {}),
    }),
})

const NEW_NUMBER =
  /^(?:以后|现在|今后)?(?:(?<same>还是|仍是|没变)|(?<mine>我的)|(?<fresh>[^,]{0,8}?新的?(?:手机|电话)?号码?|[^,]{0,4}?换了?个?(?:手机|电话)?号码?了|联系我?(?:就|请|都)?[打拨])|新的?|现在的?|打|用|换成了?|改成了?)(?:这个|号码?)?(?:是|为|:)?\s?(?<value>1[3-9]\d{9})(?:这个)?(?=\D|$)/gu

/** Whose number it is, if not the speaker's. */
const OF_OTHERS =
  /[他她你您司店房商爸妈哥姐弟妹]|老[公婆师板]|[儿女]|客服|热线|门|快递|前台|物业|同事|朋友|招聘|骗|医院|学校/u

/** "换手机号了，新的是…": the number stands apart from the word for it. */
export const phoneNew: ExtractionRule = factRule({
  id: 'zh/phone.new',
  priority: 99,
  confidence: 0.92,
  anchors: [
    '新的',
    '换',
    '联系',
    '现在',
    '以后',
    '今后',
    '换成',
    '改成',
    '新',
    '还是',
    '仍是',
    '没变',
    '我的',
  ],
  pattern: NEW_NUMBER,
  elided: 'speaker',
  event: true,
  examples: [
    {
      text: '我换手机号了，新的是13900004321',
      cards: [{ slot: 'phone', value: '13900004321', relation: 'updates' }],
    },
    {
      text: '报一下新号：13900004321',
      cards: [{ slot: 'phone', value: '13900004321', relation: 'updates' }],
    },
  ],
  counterExamples: [
    '他换手机号了，新的是13900004321',
    '客服新号 13900004321',
    '新号是13900004321吗？',
    '新的是13900004321',
    '快递电话，新的是13900004321',
  ],
  read: (match) => {
    const [near = ''] = clausesBefore(match.clause)
    if (match.raw('mine') !== undefined) return take(match, 'phone')
    if (/[他她你]/u.test(near)) return null
    if (match.raw('fresh') !== undefined)
      return OF_OTHERS.test(near + match.text) ? null : take(match, 'phone', { relation: 'updates' })
    if (match.raw('same') !== undefined)
      return /(?:手机|电话|号).{0,4}(?:没|不)[变换改]/u.test(near) ? take(match, 'phone') : null
    return /换.{0,4}号|手机.{0,4}[换丢停]|号码?.{0,3}(?:换|改|停)/u.test(near)
      ? take(match, 'phone', { relation: 'updates' })
      : null
  },
})

const NEW_ACCOUNT =
  /^(?:新的?|新号|新账号|现在(?:用|的)?|换成了?|改用)(?:这个)?(?:号)?(?:是|为|:)?\s?(?<value>[a-z][\w.-]{4,20}|\d{6,12})(?=\W|$)/gu

/** "微信换了，新号 lulu_99": the account stands apart from the word for it. */
export const accountNew: ExtractionRule = factRule({
  id: 'zh/account.new',
  priority: 98,
  confidence: 0.92,
  anchors: ['新', '现在', '换成', '改用'],
  pattern: NEW_ACCOUNT,
  elided: 'speaker',
  event: true,
  examples: [
    {
      text: '我微信换了，新号 apple_pie88',
      cards: [{ slot: 'account', value: 'apple_pie88', relation: 'updates' }],
    },
  ],
  counterExamples: ['他微信换了，新号 apple_pie88', '手机换了，新的 iphone15', '新号 apple_pie88'],
  read: (match) => {
    const [near = ''] = clausesBefore(match.clause)
    return /(?:微信|qq|vx|wx|微博|账号)号?.{0,4}(?:换|改|丢|封|没|登不)|(?:换|改)了?个?(?:微信|qq|vx|wx|账号|号)/u.test(
      near,
    ) && !/[他她你]/u.test(near)
      ? take(match, 'account', { relation: 'updates' })
      : null
  },
})
