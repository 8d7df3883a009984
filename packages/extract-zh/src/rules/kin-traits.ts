import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

const LEVEL =
  '小学|初中|高中|大学|幼儿园|中专|职高|大专|学前班|[一二三四五六]年级|[初高][一二三]|大[一二三四]|研[一二三]|中班|大班|小班|托班|毕业班'
const STAGE = new RegExp(
  `(?:马上|快要?|就要|今年|明年|九月|开学|下半年|下学期|过完暑假|才|已经|都|现在|刚){0,3}(?:就|要|也|该)?(?:上|升|读|念|进|是)?(?:到|入)?(?<value>${LEVEL})(?:的?学生)?(?:在读)?(?:了|啦|生)?$`,
  'gu',
)

/** "儿子马上高三", "闺女才小班": the stage a child or a cousin is at, without a verb. */
export const kinStage: ExtractionRule = factRule({
  id: 'zh/education.of-kin',
  priority: 78,
  confidence: 0.93,
  anchors: LEVEL.split('|')
    .filter((word) => !/[[\]]/u.test(word))
    .concat([
      '年级',
      '初一',
      '初二',
      '初三',
      '高一',
      '高二',
      '高三',
      '大一',
      '大二',
      '大三',
      '大四',
      '研一',
      '研二',
      '研三',
    ]),
  pattern: STAGE,
  elided: 'none',
  ahead: true,
  examples: [
    { text: '儿子马上高三，压力好大', cards: [{ slot: 'education', value: '高三', entity: 'user.son' }] },
    { text: '我侄女才幼儿园', cards: [{ slot: 'education', value: '幼儿园', entity: 'user.niece' }] },
  ],
  counterExamples: ['他马上高三', '我弟弟去幼儿园', '你儿子几年级', '我老师在小学'],
  read: (match, frame) =>
    /^user\.(?:son|daughter|child|brother|sister|sibling|cousin|nephew|niece|grandchild|grandson|granddaughter)$/u.test(
      frame.entity,
    ) && !frame.negative
      ? take(match, 'education')
      : null,
})

const WAYS =
  '打呼噜|打呼|打鼾|磨牙|说梦话|梦游|尿床|挑食|啃指甲|咬指甲|吃手|熬夜|通宵|赌博|赌钱|打麻将|打牌|买彩票|抽烟|喝酒|酗酒|打游戏|刷抖音|刷短视频|打太极|跳广场舞|遛鸟|遛弯|钓鱼|早起|晨练|练字|念经|拜佛|丢三落四|跑步|健身|洁癖|唠叨'
const DOES_SO = new RegExp(
  `(?<value>(?:天天|每天|经常|老是?|总是?|晚上|一?睡觉就?|没事就?|动不动就?|爱|特别爱|喜欢|很少|从不|从来不|整天|成天|一天到晚|睡着了?就?){0,2}(?:在家)?(?:${WAYS}))(?:特别|超|巨|贼|好|很|太)?(?:大声|厉害|凶|响|严重|频繁|晚)?(?:了|的|呢){0,2}$`,
  'gu',
)

/** "我室友打呼噜超大声", "我爷天天遛鸟". */
export const kinHabit: ExtractionRule = factRule({
  id: 'zh/habit.of-kin',
  priority: 56,
  confidence: 0.92,
  anchors: WAYS.split('|'),
  pattern: DOES_SO,
  elided: 'none',
  examples: [
    { text: '我舍友打呼噜超大声', cards: [{ slot: 'habit', value: '打呼噜', entity: 'user.roommate' }] },
    { text: '我爷天天遛鸟', cards: [{ slot: 'habit', value: '天天遛鸟', entity: 'user.grandfather' }] },
  ],
  counterExamples: ['他打呼噜', '我爸昨天打牌', '你室友打呼噜吗', '我妈叫我早起', '我同事今天迟到了'],
  read: (match, frame) => {
    if (frame.entity === 'user' || frame.modifiers.when !== null || /了$/u.test(match.text)) return null
    const often = /^(?:天天|每天|经常|老|总|晚上|.?睡|没事|动不动|爱|特别爱|喜欢|整天|成天|一天)/u.test(
      match.raw('value') ?? '',
    )
    return often || /呼|鼾|牙|梦|尿床|挑食|指甲|吃手|烟|酒|赌|洁癖|唠叨|丢三落四/u.test(match.text)
      ? take(match, 'habit')
      : null
  },
})

const SKILLS =
  '炒菜|做菜|做饭|烧菜|做面|包饺子|包粽子|擀面条|煲汤|烤[^,我]{1,3}|炖[^,我]{1,3}|唱歌|唱戏|跳舞|画画|写字|弹琴|拉琴|吹笛子|打球|打篮球|打羽毛球|打乒乓球|踢球|游泳|下棋|讲故事|讲笑话|织毛衣|剪纸|种菜|种花|修东西|修车|开车|砍价|记性|手艺|厨艺|英语|数学|口才|酒量'
const PRAISED = new RegExp(
  `(?<value>(?:${SKILLS}))(?:一直|也|都|真的?|可|特别|特|超级?|巨|贼|老|很|非常|相当|挺|太|是){0,3}(?:好吃|好听|好看|厉害|棒|牛|在行|拿手|溜|一绝|一把好手|有一手|没话说|好|不错)(?:的|了|啊|呢)?$`,
  'gu',
)

/** "我舅妈炒菜特好吃": what a relative is good at. */
export const kinSkill: ExtractionRule = factRule({
  id: 'zh/skill.of-kin',
  priority: 66,
  confidence: 0.92,
  anchors: SKILLS.split('|')
    .filter((word) => !/[[\]]/u.test(word))
    .concat(['烤', '炖']),
  pattern: PRAISED,
  elided: 'none',
  examples: [
    { text: '我舅妈炒菜特好吃', cards: [{ slot: 'skill', value: '炒菜', entity: 'user.aunt' }] },
    { text: '我爷爷下棋可厉害了', cards: [{ slot: 'skill', value: '下棋', entity: 'user.grandfather' }] },
  ],
  counterExamples: ['他炒菜特好吃', '你妈做饭好吃吗', '这家炒菜特好吃'],
  read: (match, frame) => (frame.entity === 'user' || frame.negative ? null : take(match, 'skill')),
})

const TRADE =
  /(?:就?是)?(?:在[^,你您他她它我]{1,6}?)?(?<value>(?:杀|卖|修|开|跑|扛|种|教|画|拉|送|剪|缝|补|磨|榨|酿|捕|管|守|扫|刷|砌|打|烧|炸|养|收|倒腾|批发)[\p{Script=Han}]{1,5}?)的$/gu
const TOLD_SO = /[了过得买说看]|昨|今|刚|给我|自己|回来|电话|饭$|车来/u

/** "我大舅子在菜市场杀鱼的": what a relative lives by. */
export const kinTrade: ExtractionRule = factRule({
  id: 'zh/occupation.of-kin',
  priority: 62,
  confidence: 0.92,
  anchors: [...'鱼菜车船货田地书画饭面肉猪羊牛鸡瓦墙街门仓花果茶酒油豆材药衣鞋锁表'].map(
    (thing) => `${thing}的`,
  ),
  pattern: TRADE,
  elided: 'none',
  examples: [
    {
      text: '我大舅子在菜市场杀鱼的',
      cards: [{ slot: 'occupation', value: '杀鱼', entity: 'user.brother_in_law' }],
    },
  ],
  counterExamples: ['他是杀鱼的', '我爸开车来的'],
  read: (match, frame) =>
    frame.entity === 'user' || frame.negative || frame.modifiers.when !== null || TOLD_SO.test(match.text)
      ? null
      : take(match, 'occupation'),
})
