import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const PLATFORM =
  'steam|psn|xbox|switch|原神|王者荣耀?|lol|英雄联盟|战网|discord|ins|instagram|推特|twitter|b站|抖音|快手|小红书|微博|豆瓣|知乎|网易云|陌陌|qq|微信|vx|wx'

/** "加我微信 kiwi_77", "我steam id: tofu_8", "微博账号换成了晚风不加冰". */
export const accountTold: ExtractionRule = factRule({
  id: 'zh/account.told',
  priority: 97,
  confidence: 0.94,
  anchors: [
    '加我',
    '加个',
    '加下',
    '加一下',
    '加v',
    '加微',
    '加q',
    '加wx',
    '威信',
    '薇信',
    ...PLATFORM.split('|').map((name) => name.replace('荣耀?', '荣')),
  ],
  pattern: new RegExp(
    `(?:加我(?:的)?(?:微信|qq|vx|wx|好友)(?:号)?|(?:^|[ ,])加(?:个|一?下)?(?:v|vx|wx|微信|qq)(?:吧|呗|哈|啊)?|(?:^|[ ,])(?:微信|qq|vx|wx|威信|薇信|抖音|小红书|微博|b站)(?:号|id)?(?:搜一?下?|搜索|加我?|联系我?))(?:是|:)?\\s?(?<value>[a-z][a-z\\d_.-]{4,20}|\\d{5,12})|我(?:的)?(?:${PLATFORM})(?:的)?\\s?(?:id|uid|账号|号|好友码|昵称|名)(?:现在)?(?:是|:|叫|(?<fresh>[换改]成了?))?\\s?(?<id>[a-z\\d_.#-]{4,24}|(?!了)[\\p{Script=Han}a-z\\d_]{3,16})$|^(?:我的?)?(?:${PLATFORM})(?:id|uid|账号|帐号|昵称|名字?|号)\\s?[:=]\\s?(?<label>[\\p{Script=Han}a-z\\d_.#-]{3,20})$`,
    'gu',
  ),
  elided: 'speaker',
  examples: [
    { text: '加我微信 plum_lin88', cards: [{ slot: 'account', value: 'plum_lin88' }] },
    { text: '我steam id: noodle_cat_5', cards: [{ slot: 'account', value: 'noodle_cat_5' }] },
  ],
  counterExamples: ['加我微信聊', '他的微博号是xyz123', '你微信号多少？'],
  read: (match) => {
    const id = match.capture('id') ?? match.capture('label')
    if (!id) return take(match, 'account')
    return /多少|什么|被|忘|没|^[换改]/u.test(id.text)
      ? null
      : {
          slot: 'account',
          value: id,
          ...(match.raw('fresh') === undefined ? {} : { relation: 'updates' as const }),
        }
  },
})

/** "简历发我邮箱就行 lu@example.com", "账单请寄到 a@b.org": one's own, since it is to be written to. */
export const emailSendTo: ExtractionRule = factRule({
  id: 'zh/email.send-to',
  priority: 98,
  confidence: 0.94,
  anchors: ['@'],
  pattern:
    /^[^,@]{0,12}?(?:发我|寄我|寄到|发到|发给我|寄给我|联系我|回复我|抄送我|投到|推送到)(?:的)?(?:qq|网易|谷歌|公司|工作|私人|个人)?(?:邮箱|信箱|邮件|email)?(?:就行|即可|就好|吧|哈|好了|呗|哦){0,2}(?:是|:)?\s?(?<value>[a-z\d][\w.+-]{0,40}@[a-z\d-]{1,30}(?:\.[a-z]{2,10}){1,3})/gu,
  elided: 'speaker',
  examples: [
    { text: '资料发我邮箱就行 ye.q@example.com', cards: [{ slot: 'email', value: 'ye.q@example.com' }] },
  ],
  counterExamples: ['请发到客服邮箱', '他让发给他 ye.q@example.com'],
  read: (match) =>
    /客服|贵司|公司招聘|hr@|support@|info@/u.test(match.clause.sentence.text) ? null : take(match, 'email'),
})
