import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { CONDITIONS } from '../lexicon/actions.ts'
import { PETS, VEHICLES } from '../lexicon/things.ts'
import { COUNTED, DURATION, MEASURE, oneOf } from '../patterns.ts'

const BREEDS =
  '布偶|英短|美短|狸花|三花|奶牛|金毛|拉布拉多|泰迪|比熊|柯基|柴犬|边牧|哈士奇|二哈|阿拉斯加|萨摩耶|萨摩|博美|吉娃娃|贵宾|雪纳瑞|法斗|田园犬|缅因'

/** "家里两只布偶", "领养了一只流浪狗". */
const petAtHome: ExtractionRule = factRule({
  id: 'zh/pet.at-home',
  priority: 101,
  confidence: 0.93,
  anchors: ['家里', '家有', '领养', '收养', '捡了'],
  pattern: new RegExp(
    `(?:我?家里?(?:还)?(?:有|养着?|养了)?|(?:领养|收养|捡)了)(?:${COUNTED})(?<value>\\p{Script=Han}{0,3}?(?:${BREEDS}|${oneOf(PETS)}))(?:要养|陪我?|作伴|做伴|呢|哦|啊|了)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '家里两只布偶', cards: [{ slot: 'pet', value: '布偶' }] },
    { text: '领养了一只流浪狗', cards: [{ slot: 'pet', value: '流浪狗' }] },
  ],
  counterExamples: ['他家里两只猫', '他领养了一只狗', '邻居家有条狗', '想领养一只猫'],
  read: (match, frame) => (frame.negative ? null : take(match, 'pet')),
})

const GOODS =
  '房子?|商铺|门面|车库|别墅|公寓|钢琴|古筝|缝纫机|望远镜|天文望远镜|跑步机|投影仪?|游艇|果园|鱼塘|茶园|农场|地|宅基地|茶山|菜地|果林|股票|基金|手办|黑胶|邮票|字画|古董|模型|乐高|球鞋|包包|手表|烤箱|咖啡机|洗碗机|扫地机器人|按摩椅|鱼缸|书架|3d打印机'

/** "名下有套房", "家里有台老式缝纫机", "收藏了几百个手办". */
const ownsAtHome: ExtractionRule = factRule({
  id: 'zh/owns.at-home',
  priority: 74,
  confidence: 0.83,
  anchors: ['名下', '家里有', '家有', '收藏了', '攒了', '收集了', '老家有'],
  pattern: new RegExp(
    `(?:名下|我?家里?|老家|手里|手头)(?:还|就|只)?有(?:${COUNTED})?(?<value>(?:[\\d一二两三四五六七八九十几]{1,3}亩)?(?:老式|二手|进口|自建|小|大|旧|新)?(?:${GOODS}))(?:了|呢)?$|(?:收藏|攒|收集)了(?:很多|不少|好多|一堆|一柜子|一屋子|几[十百千][${MEASURE.slice(3, -1).replaceAll('|', '')}]?|[\\d一二三四五六七八九十百千]{1,4}多?${MEASURE})(?:的)?(?<kept>\\p{Script=Han}{2,8})(?:了)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '我名下有套房', cards: [{ slot: 'owns', value: '房' }] },
    { text: '收藏了几百个手办', cards: [{ slot: 'owns', value: '手办' }] },
  ],
  counterExamples: ['他名下有套房', '收藏了这条微博', '家里有事', '谁家里有钢琴？'],
  read: (match, frame) => {
    if (frame.negative) return null
    const kept = match.capture('kept')
    return kept ? { slot: 'owns', value: kept } : take(match, 'owns')
  },
})

/** "家里有两台车", "骑电动车上班", "刚提了辆比亚迪". */
const vehicleDaily: ExtractionRule = factRule({
  id: 'zh/vehicle.daily',
  priority: 84,
  confidence: 0.92,
  anchors: ['辆车', '台车', '部车', '上班', '上下班', '通勤', '上学', '接送孩子', '接娃', '送外卖', '跑滴滴'],
  pattern: new RegExp(
    `我?家里?(?:还)?有(?<count>[一两二三四五几\\d]{1,2}(?:辆|台|部)车)$|(?:每天|平时|都|一直|一般|现在)?(?:骑|开)(?:着|个|辆|我的)?(?<value>(?:${oneOf(VEHICLES)}|电动车|电瓶车|小电驴|电驴|摩托车?|自行车|单车|共享单车))(?:去)?(?:上班|上下班|通勤|上学|接送孩子|接娃|送外卖|跑滴滴)$`,
    'gu',
  ),
  elided: 'chat',
  examples: [
    { text: '骑电瓶车上班', cards: [{ slot: 'vehicle', value: '电瓶车' }] },
    { text: '我家有两台车', cards: [{ slot: 'vehicle', value: '两台车' }] },
  ],
  counterExamples: ['他骑车上班', '你开车上班吗？', '公交车上人多'],
  read: (match, frame) => {
    if (frame.negative) return null
    const count = match.capture('count')
    if (count) return { slot: 'vehicle', value: count }
    return match.raw('value') === '车' ? null : take(match, 'vehicle')
  },
})

/** "青霉素过敏", "花粉过敏体质", "吃芒果会起疹子". */
const allergyBare: ExtractionRule = factRule({
  id: 'zh/allergy.bare',
  priority: 95,
  confidence: 0.93,
  anchors: ['过敏', '起疹', '嘴肿', '浑身痒', '起荨麻疹', '会肿'],
  pattern:
    /^(?:我|俺|本人)?(?:是)?(?:严重|重度|轻度|先天)?(?<bare>青霉素|头孢|花粉|尘螨|酒精|海鲜|花生|坚果|鸡蛋|牛奶|乳糖|芒果|猕猴桃|菠萝|猫毛|狗毛|柳絮|紫外线|金属|乳胶|麸质|虾蟹?|螃蟹|牛羊肉|冷空气|粉尘|螨虫|紫外线|染发剂)过敏(?:体质|史|者|患者)?(?:的|了|啊){0,2}$|(?:一)?(?:吃|喝|碰|摸|闻到?)(?:了|到)?(?<value>\p{Script=Han}{1,6}?)(?:就|会|都|身上|脸上|嘴巴?|浑身){1,3}(?:起疹子?|起荨麻疹|过敏|发痒|起红点|嘴肿|肿|浑身痒)(?:的|了)?$/gu,
  elided: 'speaker',
  examples: [
    { text: '青霉素过敏', cards: [{ slot: 'allergy', value: '青霉素' }] },
    { text: '我一吃芒果就起疹子', cards: [{ slot: 'allergy', value: '芒果' }] },
  ],
  counterExamples: ['他花粉过敏', '过敏怎么办', '吃什么会起疹子？', '春天花粉过敏的人多'],
  read: (match) => {
    const bare = match.capture('bare')
    return bare ? { slot: 'allergy', value: bare } : take(match, 'allergy')
  },
})

/** "我是乙肝携带者", "失眠好几年了", "腰椎间盘突出好多年了". */
const healthLong: ExtractionRule = factRule({
  id: 'zh/health.long',
  priority: 92,
  confidence: 0.96,
  anchors: ['携带者', '患者', '年了', '月了', '周了', '怀孕'],
  pattern: new RegExp(
    `是(?:一?(?:名|个))?(?<value>\\p{Script=Han}{1,8}?)(?:病毒)?(?:携带者|康复者|幸存者)$|(?:得|患|有)?(?:了|上)?(?<long>失眠|抑郁|便秘|脱发|耳鸣|偏头痛|腰疼|腰痛|胃疼|胃痛|颈椎疼|怀孕|${oneOf(CONDITIONS)})(?:已经|都|有|快|差不多){0,2}(?:了)?${DURATION}(?:了|啦)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '我是乙肝携带者', cards: [{ slot: 'health', value: '乙肝' }] },
    { text: '失眠好几年了', cards: [{ slot: 'health', value: '失眠' }] },
  ],
  counterExamples: ['他失眠好几年了', '你怀孕几个月了？', '乙肝携带者能吃海鲜吗'],
  read: (match) => {
    const long = match.capture('long')
    return long ? { slot: 'health', value: long } : take(match, 'health')
  },
})

/** "会点PS", "驾照考下来了", "我五音不全". */
const skillPlain: ExtractionRule = factRule({
  id: 'zh/skill.plain',
  priority: 82,
  confidence: 0.93,
  anchors: ['会点', '会一点', '会些', '略懂', '五音不全', '路痴', '手残', '驾照', '驾驶证', '证考', '证拿'],
  pattern:
    /^(?:我|俺|本人)?(?:也|还|就|只)?(?:会点儿?|会一点儿?|会些|略懂|懂点儿?)(?<value>[\p{Script=Han}a-z+#]{2,10}?)(?:吧|哈|啦)?$|(?<tone>五音不全|四肢不协调|手残党?|路痴|厨艺一流|厨艺不错)(?:的|了|啊){0,2}$|(?<licence>(?:驾照|驾驶证|教师资格证|教资|会计证|注会|法考|司考|二建|一建|护士证|心理咨询师证?))(?:终于|已经|刚)?(?:考|拿)(?:下来|到手?|出来|过)了$/gu,
  elided: 'chat',
  event: true,
  examples: [
    { text: '会点剪辑', cards: [{ slot: 'skill', value: '剪辑' }] },
    { text: '驾照考下来了', cards: [{ slot: 'skill', value: '驾照' }] },
  ],
  counterExamples: ['他五音不全', '你会点外卖吗？', '会一点点变好', '驾照怎么考？'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('tone') ?? match.capture('licence')
    return value && !/外卖|菜|一点|变|好/u.test(value.text) ? { slot: 'skill', value } : null
  },
})

/** "这次期末全班第三". */
const recordRank: ExtractionRule = factRule({
  id: 'zh/record.rank-told',
  priority: 89,
  confidence: 0.93,
  anchors: ['第'],
  pattern:
    /(?:考|拿|得|排|是|跑)?(?:了|到|在)?(?<value>(?:全班|班级|班里|全年级|年级|全校|全区|全市|全省|全国|小组)(?:排名?)?第[一二三四五六七八九十百\d]{1,4}名?)(?:了|啊|哈)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '这次期末我考了全班第三', cards: [{ slot: 'record', value: '全班第三' }] }],
  counterExamples: ['他考了全班第一', '谁是全班第一？', '安全第一'],
  read: (match) => take(match, 'record'),
})

/** "早就不用QQ了", "微博卸载了": a product given up. */
const usesNoMore: ExtractionRule = factRule({
  id: 'zh/uses.no-more',
  priority: 90,
  confidence: 0.93,
  anchors: ['不用', '卸载', '卸了', '弃用', '注销'],
  pattern:
    /(?:早就|早|已经|现在|好久|很久|再也|都|几年|多年){1,3}不(?:怎么)?用(?<value>[a-z]{2,12}|微信|微博|抖音|快手|小红书|豆瓣|知乎|支付宝|淘宝|京东|拼多多|百度|飞书|钉钉|陌陌|贴吧|人人网|美团|滴滴)了$|(?<gone>微博|抖音|快手|小红书|豆瓣|知乎|陌陌|贴吧|[a-z]{2,12})(?:我)?(?:早就?|已经|刚)?(?:卸载|卸|弃用|注销|删)了$/gu,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '早就不用QQ了', cards: [{ slot: 'uses', value: 'QQ', relation: 'retracts' }] }],
  counterExamples: ['他早就不用微博了', '不用谢了', '不用担心了'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('gone')
    return value ? { slot: 'uses', value, relation: 'retracts' } : null
  },
})

/** "毕业论文写的是碳中和", "在给女儿织毛衣". */
const projectMaking: ExtractionRule = factRule({
  id: 'zh/project.making',
  priority: 83,
  confidence: 0.92,
  anchors: ['论文', '织', '绣', '装修', '搭', '写一', '拍一', '翻译一', '课题'],
  pattern:
    /(?:毕业|硕士|博士)?(?:论文|毕设|毕业设计|课题|博士课题)(?:的?题目|方向)?(?:写的|做的|研究的|选的|定的)?(?:是|关于)(?<value>\p{Script=Han}{2,16}?)(?:方面|方向|相关)?(?:的)?$|在(?:给\p{Script=Han}{1,4})?(?<craft>(?:织|绣|缝|钩)(?:一?(?:件|条|个|双|幅|副|床))?\p{Script=Han}{1,6})(?:呢|中)?$/gu,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我毕业论文写的是碳中和', cards: [{ slot: 'project', value: '碳中和' }] },
    { text: '在给女儿织毛衣', cards: [{ slot: 'project', value: '织毛衣' }] },
  ],
  counterExamples: ['他论文写的是碳中和', '论文是什么方向？', '论文是重中之重', '在组织活动'],
  read: (match) => {
    const craft = match.capture('craft')
    return craft
      ? { slot: 'project', value: craft }
      : /重|难|坑|谁|什么/u.test(match.raw('value') ?? '')
        ? null
        : take(match, 'project')
  },
})

const PLATFORM =
  'steam|psn|xbox|switch|原神|王者荣耀?|lol|英雄联盟|战网|discord|ins|instagram|推特|twitter|b站|抖音|快手|小红书|微博|豆瓣|知乎|网易云|陌陌|qq|微信|vx|wx'

/** "加我微信 kiwi_77", "我steam id: tofu_8", "微博账号换成了晚风不加冰". */
const accountTold: ExtractionRule = factRule({
  id: 'zh/account.told',
  priority: 97,
  confidence: 0.83,
  anchors: ['加我', ...PLATFORM.split('|').map((name) => name.replace('荣耀?', '荣'))],
  pattern: new RegExp(
    `加我(?:的)?(?:微信|qq|vx|wx|好友)(?:号)?(?:是|:)?\\s?(?<value>[a-z][a-z\\d_.-]{4,20}|\\d{5,12})|我(?:的)?(?:${PLATFORM})(?:的)?\\s?(?:id|uid|账号|号|好友码|昵称|名)(?:现在)?(?:是|:|叫|(?<fresh>[换改]成了?))?\\s?(?<id>[a-z\\d_.#-]{4,24}|(?!了)[\\p{Script=Han}a-z\\d_]{3,16})$`,
    'gu',
  ),
  elided: 'speaker',
  examples: [
    { text: '加我微信 plum_lin88', cards: [{ slot: 'account', value: 'plum_lin88' }] },
    { text: '我steam id: noodle_cat_5', cards: [{ slot: 'account', value: 'noodle_cat_5' }] },
  ],
  counterExamples: ['加我微信聊', '他的微博号是xyz123', '你微信号多少？'],
  read: (match) => {
    const id = match.capture('id')
    if (!id) return take(match, 'account')
    return /多少|什么|被|忘|没/u.test(id.text)
      ? null
      : {
          slot: 'account',
          value: id,
          ...(match.raw('fresh') === undefined ? {} : { relation: 'updates' as const }),
        }
  },
})

/** "简历发我邮箱就行 lu@example.com", "账单请寄到 a@b.org": one's own, since it is to be written to. */
const emailSendTo: ExtractionRule = factRule({
  id: 'zh/email.send-to',
  priority: 98,
  confidence: 0.94,
  anchors: ['@'],
  pattern:
    /^[^,@]{0,12}?(?:发我|寄我|寄到|发到|发给我|寄给我|联系我|回复我|抄送我|投到|推送到)(?:的)?(?:邮箱|信箱|邮件|email)?(?:就行|即可|就好|吧|哈)?(?:是|:)?\s?(?<value>[a-z\d][\w.+-]{0,40}@[a-z\d-]{1,30}(?:\.[a-z]{2,10}){1,3})/gu,
  elided: 'speaker',
  examples: [
    { text: '资料发我邮箱就行 ye.q@example.com', cards: [{ slot: 'email', value: 'ye.q@example.com' }] },
  ],
  counterExamples: ['请发到客服邮箱', '他让发给他 ye.q@example.com'],
  read: (match) =>
    /客服|贵司|公司招聘|hr@|support@|info@/u.test(match.clause.sentence.text) ? null : take(match, 'email'),
})

/** "我把系统从Win10换成了Ubuntu". */
const osChanged: ExtractionRule = factRule({
  id: 'zh/os.changed',
  priority: 104,
  confidence: 0.93,
  anchors: ['系统'],
  pattern:
    /(?:把|将)?(?:电脑|手机|笔记本)?(?:的)?系统(?:从(?<old>[a-z\d. ]{2,14}?)|早就?|已经|刚)?(?:换|升级|改|升|重装)(?:成|到|为|了)(?:了)?\s?(?<value>[a-z][a-z\d. ]{1,16}|鸿蒙|安卓|麒麟|统信|苹果系统)(?:了|系统)?$/gu,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '我把系统从Win10换成了Debian', cards: [{ slot: 'os', value: 'Debian', relation: 'updates' }] },
  ],
  counterExamples: ['他把系统换成了Debian', '系统升级到一半卡住了'],
  read: (match) => take(match, 'os', { relation: 'updates' }),
})

/** "智能手表我戴的是佳明", "耳机用的索尼". */
const deviceWorn: ExtractionRule = factRule({
  id: 'zh/device.worn',
  priority: 92,
  confidence: 0.93,
  anchors: ['戴的', '用的'],
  pattern:
    /^[\p{Script=Han}]{0,3}?(?<kind>手表|手环|耳机|相机|平板|显示器|键盘|鼠标|路由器)(?:我|一直|现在|平时)*(?:戴|用)的(?:是|就是|还是)?(?<value>[\p{Script=Han}a-z][\p{Script=Han}a-z\d ]{1,14}?)(?:的)?(?:了|啊)?$/gu,
  elided: 'chat',
  examples: [{ text: '智能手表我戴的是佳明', cards: [{ slot: 'device', value: '佳明' }] }],
  counterExamples: ['手表他戴的是佳明', '耳机用的什么牌子？', '手表戴的时间长了'],
  read: (match) =>
    /时间|人|时候|久|感觉|什么|少|多/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'device', { facet: match.raw('kind') }),
})

export const thingsTold: readonly ExtractionRule[] = [
  accountTold,
  emailSendTo,
  osChanged,
  deviceWorn,
  petAtHome,
  ownsAtHome,
  vehicleDaily,
  allergyBare,
  healthLong,
  skillPlain,
  recordRank,
  usesNoMore,
  projectMaking,
]
