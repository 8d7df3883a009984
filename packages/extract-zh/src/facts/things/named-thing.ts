import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { defineRule } from '@recollect/rules'
import { thingName } from '../../text/thing-name.ts'
import {
  DONE_AGAIN,
  INSTALLED,
  INSTITUTIONS,
  LOCKED,
  MEETINGS,
  OWN_INSTALLED,
} from '../../lexicon/things/surroundings.ts'
import { oneOf } from '../../text/patterns.ts'

const OPENS =
  '(?:对了|记一下|记住|另外|还有|顺便|现在|目前|那个?|提醒一下|跟你说|补充一下|更新一下|,|:| ){0,3}'
const OURS = `(?<owner>(?:我们?|咱们?|俺们?|本)(?:这边|这里)?(?:${oneOf(INSTITUTIONS)})?的?|公司|办公室|团队|组里|部门|店里|厂里|宿舍|寝室|家里?|家中|单位|楼下|小区|老家|爸妈家|奶奶家|工作室|科室|护士站|车队)的?`
const NEW =
  '(?:已经|现在|刚|又|今天|昨天|上周|刚刚|临时)?(?<fresh>(?:改|换|变|更新|更改|调整|重置|挪|移|搬|推迟|提前|延|调|改名|更名|迁移?|切)(?:为|成|到|至|叫|在)了?)'
const NOT_NAME =
  /什么|啥|哪|多少|怎|谁|几|吗$|呢$|忘|不对|错|不记得|不知道|是否|没有|不能|不好|很|太|比较|需要|应该|可能|一样/u
const KIN = /(?:爸|妈|哥|姐|弟|妹|儿子|女儿|老公|老婆|猫|狗|孩子|同事|老板|朋友)$/u

const THING = oneOf(INSTALLED)
const isOurs = (thing: string): boolean => OWN_INSTALLED.some((word) => thing.includes(word))
/** 我喜欢的乐队, 那个群: none of one's own. */
const OF_OTHERS = /喜欢|爱|默认|的(?!新|旧|老)|[那这有他她你您某]/u

const setOrNew = (match: RuleMatch) =>
  match.raw('fresh') === undefined ? {} : { relation: 'updates' as const }

/** What is set, as said, and its value. */
function named(match: RuleMatch, facet: string | undefined): Proposal | null {
  const value = match.capture('value')
  if (value === undefined || facet === undefined || NOT_NAME.test(value.text) || KIN.test(facet)) return null
  return { slot: 'named_thing', value, facet: thingName(facet), ...setOrNew(match) }
}

const CALLED = new RegExp(
  `^${OPENS}(?:${OURS})?(?<thing>(?:(?:新|旧|老)的?)?(?:[a-z]{2,12} ?)?\\p{Script=Han}{0,4}?${THING})(?:的(?:名字|名称|代号))?(?:${NEW}|(?:就|也|都|现在|内部)?(?:叫做?|名叫|代号是|取名(?:叫|为)?|命名为|名字是|名字叫|名称是))[“"‘「]?(?<value>[a-z0-9][\\w./:@-]{0,40}(?: [a-z0-9]{1,12})?|\\p{Script=Han}{1,10}?)[”"’」]?(?:了|啦|哈|哦)?$`,
  'gu',
)

/** "我们测试库叫orca": the name of a thing around one's work or home. */
export const namedCalled: ExtractionRule = defineRule({
  id: 'zh/named-thing.called',
  priority: 108,
  confidence: 0.94,
  anchors: [
    '叫',
    '代号是',
    '取名',
    '命名为',
    '名字',
    '名称',
    '改为',
    '改成',
    '换成',
    '改名',
    '更名',
    '迁到',
    '切到',
    '换到',
  ],
  pattern: CALLED,
  draft(match) {
    const thing = match.raw('thing')
    const value = match.raw('value') ?? ''
    const owned = match.raw('owner') !== undefined || isOurs(thing ?? '')
    if (
      !owned ||
      OF_OTHERS.test((thing ?? '').replace(/^[新旧老]的/u, '')) ||
      (match.raw('fresh') !== undefined &&
        !/[a-z\d]/u.test(value) &&
        !/[改更]名|叫了?$/u.test(match.raw('fresh') ?? ''))
    )
      return null
    return named(match, thing)
  },
  examples: [
    { text: '我们预发库叫heron', cards: [{ slot: 'named_thing', value: 'heron', facet: '预发库' }] },
    {
      text: '公司的工作群改名叫"向前冲"了',
      cards: [{ slot: 'named_thing', value: '向前冲', facet: '工作群', relation: 'updates' }],
    },
  ],
  counterExamples: [
    '这个数据库叫什么',
    '法国的首都叫巴黎',
    '这部电影叫沙丘',
    '我家的猫叫年糕',
    '有个项目叫长城',
    '他们的测试库叫orca',
    '数据库叫起来很复杂',
  ],
})

const SECRET = '(?:密码|口令|暗号|pin码?|passcode|password|账号密码)'
const CODE =
  '(?<value>[a-z0-9@#$%^&*_+=!.-]{3,40}|[零一二三四五六七八九]{4,8}|\\p{Script=Han}{2,8}(?:全拼|拼音|首字母)[a-z0-9]{0,10})'
const UNLOCKS = new RegExp(
  `^${OPENS}(?:${OURS})?(?<thing>(?:${oneOf(LOCKED)})(?:的?(?:wifi|门|锁))?(?:的?(?:新|登录|解锁|连接|开门)?)?${SECRET})(?:${NEW}|(?:是|为|:|就是|现在是|目前是|还是|叫)?) ?${CODE}(?:了|啦|哈|哦)?$`,
  'gu',
)

/** "wifi密码改成abc123了", "门禁密码4417". */
export const namedSecret: ExtractionRule = defineRule({
  id: 'zh/named-thing.unlocks',
  priority: 109,
  confidence: 0.95,
  anchors: ['密码', '口令', '暗号', 'pin', 'passcode', 'password'],
  pattern: UNLOCKS,
  draft(match) {
    return named(match, match.raw('thing'))
  },
  examples: [
    {
      text: '家里wifi密码是tofu2020',
      cards: [{ slot: 'named_thing', value: 'tofu2020', facet: 'wifi密码' }],
    },
    { text: '单元门密码5530', cards: [{ slot: 'named_thing', value: '5530', facet: '单元门密码' }] },
    {
      text: '保险柜密码换成8812了',
      cards: [{ slot: 'named_thing', value: '8812', facet: '保险柜密码', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'wifi密码是多少',
    '你家wifi密码是abc123吗',
    '他家的门禁密码是4417',
    '密码必须是8位',
    '忘了wifi密码',
  ],
})

const ADDRESS =
  '(?:(?:https?|ssh|ftp|smb):\\/\\/[^\\s,，。]{3,80}|git@[\\w.:/-]{4,60}|\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d{2,5})?|[a-z0-9-]{1,30}(?:\\.[a-z0-9-]{1,30}){1,4}(?:[:/][\\w./-]{1,40})?|\\/[a-z0-9_./-]{3,60}|#[\\w-]{2,30}|\\d{2,5})'
const PLACE =
  '(?:[\\p{Script=Han}a-z0-9]{0,10}?(?:楼|层|室|号|区|柜子?|抽屉|架上?|门口|门垫下?|地垫下?|里面?|下面?|上面?|后面|旁边|隔壁|左边|右边|角落|阳台|厨房|书房|客厅|玄关|车库|前台|茶水间))'
const REACHED = new RegExp(
  `^${OPENS}(?:${OURS})?(?<thing>(?:[a-z]{2,12} ?)?\\p{Script=Han}{0,4}?${THING}(?:的?(?:地址|网址|链接|路径|域名|端口号?|ip(?:地址)?|url|位置|入口|电话|分机号?))?)(?:${NEW}|(?:现在|都|就|也|一直)?(?:放在|藏在|挂在|停在|跑在|装在|部署在|在|是|为|:|用的是|用)) ?(?<value>${ADDRESS}|(?<spot>${PLACE}))(?:端口|上|那里|那儿)?(?:了|哦|哈)?$`,
  'gu',
)

/** "打印机在10.0.0.7", "我们的仓库地址是https://…", "备用钥匙放在门垫下": where a thing is reached. */
export const namedReached: ExtractionRule = defineRule({
  id: 'zh/named-thing.reached',
  priority: 107,
  confidence: 0.93,
  anchors: ['在', '是', '为', ':', '用', '改', '换', '搬', '移', '迁', '切'],
  pattern: REACHED,
  draft(match) {
    const thing = match.raw('thing')
    const owned = match.raw('owner') !== undefined || isOurs(thing ?? '')
    if (
      OF_OTHERS.test(
        (thing ?? '').replace(
          /^[新旧老]的|的(?=地址|网址|链接|路径|域名|端口|ip|url|位置|入口|电话|分机)/gu,
          '',
        ),
      )
    )
      return null
    const technical = match.raw('spot') === undefined && /[./:]|\d{2}/u.test(match.raw('value') ?? '')
    if (!owned && (!technical || match.raw('fresh') !== undefined)) return null
    if (
      match.raw('spot') !== undefined &&
      (NO_SPOT.test(thing ?? '') || /是|为/u.test(match.text.slice(-12, -(match.raw('value') ?? '').length)))
    )
      return null
    return named(match, thing)
  },
  examples: [
    {
      text: '打印机在192.168.1.20',
      cards: [{ slot: 'named_thing', value: '192.168.1.20', facet: '打印机' }],
    },
    {
      text: '我们代码仓库地址是git.example.com/oak',
      cards: [{ slot: 'named_thing', value: 'git.example.com/oak', facet: '代码仓库地址' }],
    },
    {
      text: '家里的备用钥匙放在鞋柜里',
      cards: [{ slot: 'named_thing', value: '鞋柜里', facet: '备用钥匙' }],
    },
  ],
  counterExamples: [
    '打印机在哪',
    '这台服务器在8.8.8.8吗',
    '我们公司在三楼',
    '我的手机在抽屉里',
    '他们的打印机在10.0.0.7',
    '项目在收尾阶段',
  ],
})
/** Who works or lives there says so in other slots. */
const NO_SPOT = /公司|团队|小组|部门|项目|店铺?|工作室|产品|版本|群|频道|系统|球?队$/u

const WEEKDAY =
  '(?:逢?(?:每|隔)?(?:周|星期|礼拜)[一二三四五六日天末]|每[天日周月](?:初|底|末|中)?|每两周|隔周|每隔一周|月初|月底|月末|每?月?\\d{1,2}[号日])'
const AT_HOUR =
  '(?:的?(?:早上|上午|中午|下午|晚上|早|晚)?(?:\\d{1,2}(?::\\d{2}|点(?:半|一刻|三刻|\\d{1,2}分?)?)|[一二两三四五六七八九十]{1,3}点(?:半|一刻|三刻|[一二三四五]?十五?分?)?)|的?(?:早上|上午|中午|下午|晚上))'
const ON = `(?<value>${WEEKDAY}(?:和|、|跟)?(?:(?:周|星期)?[一二三四五六日天])?${AT_HOUR}?|${AT_HOUR})`
const DOES = new RegExp(
  `^${OPENS}${OURS}(?:项目)?(?:一般|通常|都|固定|统一|是|改[为成在到]了?|现在|(?<fresh>改到了?|改成了?)){0,3}(?:在)?${ON}(?:才|都|会|统一|固定|要)?(?<thing>${oneOf(DONE_AGAIN)})(?:一次)?(?:的|了)?$`,
  'gu',
)
const HELD = new RegExp(
  `^${OPENS}(?:${OURS})?(?<thing>(?:每日|每周|部门|小组|技术|产品|团队)?(?:${oneOf(MEETINGS)}))(?:${NEW}|(?:一般|通常|都|固定|统一|现在){0,2}(?:是|在|定在|安排在|放在|:|固定|逢(?=[周星])|每(?=[周天])){1,2})${ON}(?:开|举行|开始|进行)?(?:了|哈|哦)?$`,
  'gu',
)
const ONCE = /今|明|后天|下周|下个?月|这周|本周|这个/u

/** "我们周四上线": the day on which something is done where one works or lives. */
export const namedDays: ExtractionRule = defineRule({
  id: 'zh/named-thing.days',
  priority: 108,
  confidence: 0.93,
  anchors: DONE_AGAIN,
  pattern: DOES,
  draft: (match) => (ONCE.test(match.text) || PERSON.test(match.raw('owner') ?? '') ? null : onDay(match)),
  examples: [
    { text: '我们每周二发版', cards: [{ slot: 'named_thing', value: '每周二', facet: '发版' }] },
    { text: '公司15号发工资', cards: [{ slot: 'named_thing', value: '15号', facet: '发工资' }] },
  ],
  counterExamples: [
    '我们明天上线',
    '他们周四上线',
    '我周四值班',
    '下周四我们上线',
    '周四上线吗',
    '我们下周二发布',
  ],
})
/** The card rests on the thing too, whose words tell of nothing else: 周四上线. */
function onDay(match: RuleMatch): Proposal | null {
  const made = named(match, match.raw('thing'))
  const value = match.capture('value')
  const thing = match.capture('thing')
  if (!made || !value || !thing) return made
  return {
    ...made,
    at: { text: `${value.text}${thing.text}`, span: { start: value.span.start, end: thing.span.end } },
  }
}

/** 我周四值班 is when one works. */
const PERSON = /^(?:我|俺)的?$/u

/** "站会改到九点半": when a meeting is held. */
export const namedHeld: ExtractionRule = defineRule({
  id: 'zh/named-thing.held',
  priority: 107,
  confidence: 0.93,
  anchors: MEETINGS,
  pattern: HELD,
  draft(match) {
    const thing = match.raw('thing') ?? ''
    if (ONCE.test(match.text)) return null
    if (/会议$/u.test(thing) && !/固定|每|逢|都/u.test(match.text)) return null
    return named(match, thing)
  },
  examples: [
    {
      text: '站会改到十点一刻',
      cards: [{ slot: 'named_thing', value: '十点一刻', facet: '站会', relation: 'updates' }],
    },
    { text: '我们周会定在每周一上午', cards: [{ slot: 'named_thing', value: '周一上午', facet: '周会' }] },
  ],
  counterExamples: ['站会几点开', '明天的站会改到十点', '站会太长了', '他们的站会在九点'],
})
