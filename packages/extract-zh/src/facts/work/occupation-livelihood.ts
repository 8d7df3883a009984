import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'

const PLACES_OF_TRADE =
  '店|居酒屋|书屋|茶坊|花坊|俱乐部|健身房|驾校|律所|事务所|武馆|画室|会所|月子中心|托管班|早教班?|车行|琴行|商行|商店|馆|厂|公司|超市|诊所|民宿|客栈|网吧|餐厅|铺子?|摊子?|农场|工作室|补习班|幼儿园|药房|洗车行|作坊|茶楼|旅馆|酒吧|大排档|农家乐|养殖场|面包房|出租车?|滴滴|货车|大车|公交车?|地铁|高铁|火车|飞机|挖掘机|挖机|塔吊|叉车|吊车'
const GOODS =
  '水果|菜|肉|鱼|衣服|服装|鞋|房子?|车|保险|手机|早点|早餐|包子|奶茶|烧烤|小吃|豆腐|花|药|茶叶|酒|水产|海鲜|建材|家具|电脑|面|饼|串|馒头|凉皮|米粉|化妆品|玉|珠宝|文具|五金|农药|种子|二手车|楼|彩票'
const LIVELIHOOD = [
  '修(?:铁路|公路|路|桥|车|手机|电脑|空调|家电|鞋|表|钟表|飞机|高铁|地铁|水电)',
  '跑(?:运输|船|业务|保险|长途|货运|摩的|龙套|销售|网约车|出租)',
  `开(?:一?[家个间辆])?[^,了会玩始心过]{0,6}?(?:${PLACES_OF_TRADE})`,
  `卖[^,了给过]{0,4}?(?:${GOODS})`,
  '种(?:地|田|菜|花|果树|苹果|橘子|水稻|玉米|茶|葡萄|西瓜|草莓|蘑菇|大棚|烟叶|棉花|甘蔗|药材)',
  '养(?:猪|牛|羊|鸡|鸭|鹅|虾|蜂|蜜蜂|蚕|兔子|螃蟹|小龙虾|鱼塘)',
  '打(?:工|鱼|零工|铁|杂)|送(?:外卖|快递|货|水|奶|报纸)',
  '(?:做|搞|包)[^,了过我你他]{0,5}?(?:生意|买卖|工程|装修|养殖|建筑|种植|科研|运输|绿化|保洁|外贸|电商|直播)',
  '摆(?:地)?摊|盖房子|挖(?:煤|矿)|放(?:羊|牛)|拉货|教书|务农|经商|从商|从政|看(?:大门|仓库)|扫(?:马路|大街)|搬砖|杀猪|烧锅炉|下井|守边防?|戍边|守岛|开矿|跑海|出海|带(?:孙子|孙女|外孙)',
].join('|')
const AT_PLACE = new RegExp(
  `(?:一直|现在|如今|目前)?(?:(?<![现正实存])在(?<where>[^,你您他她它我这那]{2,8}?))?(?<value>${LIVELIHOOD})(?:为生|谋生|的|呢|维生|过活)?(?:[一两二三四五六七八九十几半好多\\d]{1,4}(?:多)?年(?:多)?)?(?:了)?$`,
  'gu',
)

/** "我表哥在青海修铁路", "我舅舅卖水产": how somebody makes a living, and where. */
export const occupationLivelihood: ExtractionRule = factRule({
  id: 'zh/occupation.livelihood',
  priority: 82,
  confidence: 0.93,
  anchors: [
    '修铁',
    '修公',
    '修路',
    '修桥',
    '修车',
    '修手',
    '修电',
    '修空',
    '修家',
    '修鞋',
    '修表',
    '修钟',
    '修飞',
    '修高',
    '修地',
    '修水',
    '跑运',
    '跑船',
    '跑业',
    '跑保',
    '跑长',
    '跑货',
    '跑摩',
    '跑龙',
    '跑销',
    '跑网',
    '跑出',
    '开',
    '卖',
    '种地',
    '种田',
    '种菜',
    '种花',
    '种果',
    '种苹',
    '种橘',
    '种水',
    '种玉',
    '种茶',
    '种葡',
    '种西',
    '种草',
    '种蘑',
    '种大',
    '种烟',
    '种棉',
    '种甘',
    '种药',
    '养',
    '打工',
    '打鱼',
    '打零工',
    '打铁',
    '打杂',
    '送外',
    '送快',
    '送货',
    '送水',
    '送奶',
    '送报',
    '生意',
    '买卖',
    '工程',
    '装修',
    '养殖',
    '建筑',
    '种植',
    '科研',
    '运输',
    '绿化',
    '保洁',
    '外贸',
    '电商',
    '直播',
    '摆摊',
    '摆地摊',
    '盖房子',
    '挖煤',
    '挖矿',
    '放羊',
    '放牛',
    '拉货',
    '教书',
    '务农',
    '经商',
    '从商',
    '从政',
    '看大门',
    '看仓库',
    '扫马路',
    '扫大街',
    '搬砖',
    '杀猪',
    '锅炉',
    '下井',
    '守边',
    '戍边',
    '守岛',
    '出海',
    '跑海',
    '带孙',
    '带外孙',
  ],
  pattern: AT_PLACE,
  elided: 'none',
  examples: [
    {
      text: '我表哥在青海修铁路',
      cards: [
        { slot: 'occupation', value: '修铁路', entity: 'user.cousin' },
        { slot: 'location', value: '青海', entity: 'user.cousin' },
      ],
    },
    { text: '我舅舅卖水产', cards: [{ slot: 'occupation', value: '卖水产', entity: 'user.uncle' }] },
  ],
  counterExamples: ['他在青海修铁路', '我在修车', '我想开店', '你在哪儿打工', '我爸在送我'],
  read: (match, frame) => {
    const value = match.capture('value')
    const where = match.capture('where')
    const known = where !== undefined && isKnownPlace(match.raw('where') ?? '')
    const own = frame.entity === 'user'
    if (!value || frame.negative || frame.entity === 'user.pet') return null
    // 我在修车 is what one is doing; of others, or at a place, it is what they do
    if (own && !known) return null
    const cards: Proposal[] = [{ slot: 'occupation', value }]
    if (known && where && !own) cards.push({ slot: 'location', value: where })
    return cards
  },
})
