import { APPS } from '../lexicon/things/apps.ts'
import { BRANDS, DEVICE_KINDS, PETS, VEHICLES } from '../lexicon/things/things.ts'
import { COUNTED, oneOf } from '../text/patterns.ts'
import type { Read } from './class.ts'

/** Classes of things one changes: phones, computers, vehicles. */

const ONE = /^(?:了|的)?(?:一)?(?:[台部辆个款只块架]|新的?|二手的?){0,2}/u
const GADGET = new RegExp(`^(?:${oneOf(BRANDS)}) ?[\\p{Script=Han}a-z0-9+. -]{0,14}$`, 'u')
const VEHICLE = new RegExp(
  `^[\\p{Script=Han}a-z0-9]{0,6}(?:${oneOf(VEHICLES)}|[电三]三?轮(?:车)?)[a-z0-9 ]{0,6}(?:拉货|拉管子|拉人|代步|上班|上下班|接送孩子|接娃|跑滴滴|跑网约车|跑货运|跑运输|送货|送外卖|跑长途|练手|开着玩)?$`,
  'u',
)
const NO_THING = /[我你他她的了过着不没去来]|壳|膜|充电器|数据线|充电宝|票|玩具|模型|轮胎|零件/u

/** 提了个五菱拉货: what it is for. */
const FOR_USE =
  /(?:拉货|拉管子|拉人|代步|上班|上下班|接送孩子|接娃|跑滴滴|跑网约车|跑货运|跑运输|送货|送外卖|跑长途|练手|开着玩)$/u

const named =
  (test: RegExp): Read =>
  (words) => {
    const start = ONE.exec(words)?.[0].length ?? 0
    const name = words.slice(start)
    const end = words.length - (FOR_USE.exec(name)?.[0].length ?? 0)
    return name.length > 1 && test.test(name) && !NO_THING.test(name) ? [start, end] : null
  }

export const gadget = named(GADGET)
export const vehicle = named(VEHICLE)

const PHONE =
  /^(?:iphone|苹果|(?:华为)?(?:mate|pura|nova)|华为|荣耀|小米\d|红米|redmi|oppo|vivo|iqoo|一加|真我|realme|魅族|galaxy|三星s)(?!.*(?:平板|pad|手表|watch|手环|笔记本|book|耳机))/u
/** A model tells what it is. */
export const kindOfGadget = (name: string): string | undefined => (PHONE.test(name) ? 'phone' : undefined)

const DEVICE = new RegExp(
  `^(?<kind>${oneOf(Object.values(DEVICE_KINDS).flat())})(?:一直|现在|还)?(?:是|用的?是?|:)(?:(?:公司|单位|学校|朋友|老公|老婆|我爸|我妈|别人|二手|前年|去年|自己)(?:配|发|送|淘|买|给)?的)?(?<value>[\\p{Script=Han}a-z0-9+. -]{2,16})$`,
  'u',
)
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(DEVICE_KINDS).flatMap(([facet, words]) =>
    words.map((word): [string, string] => [word, facet]),
  ),
)
/** 手机用的vivo. */
export const gadgetIs: Read = (words) => {
  const value = DEVICE.exec(words)?.groups?.['value']
  return value !== undefined && gadget(value, '') !== null && !/[我你他她谁]/u.test(value)
    ? [words.length - value.length, words.length]
    : null
}
export const facetOfGadget = (words: string): string | undefined =>
  KINDS.get(DEVICE.exec(words)?.groups?.['kind'] ?? '')

const RIDE =
  /^(?:(?:车|座驾|代步车|电动车|电瓶车|摩托车?|自行车|单车|车子|家里的车|代步)(?:就?是|开的?是?|骑的?是?|就|用的?是?|:)|(?:我)?(?:送单|送外卖|跑单|接单|跑滴滴|跑网约车|上下班|上班|通勤|平时|接娃|出门)?(?:开|骑)的(?:就?是)?)(?:一?辆|台|个)?(?:(?:二手|旧|新|老|黑|白|红|灰|蓝|银|绿|\p{Script=Han}色)的?){0,2}(?<value>[\p{Script=Han}a-z0-9 ]{2,12})$/u
const MAKES = new RegExp(
  `^[\\p{Script=Han}]{0,4}(?:${oneOf([...VEHICLES, '雅迪', '爱玛', '台铃', '九号', '小牛', '新日', '绿源', '捷安特', '美利达', '凤凰', '永久'])})(?:秦|汉|唐|宋|元|海豹|海豚|海鸥|护卫舰)?(?:的)?(?:小电驴|电动车|电瓶车|二手)?[a-z0-9]{0,6}(?:plus|pro|dmi|ev)?$`,
  'u',
)
/** 电动车是雅迪的. */
export const vehicleIs: Read = (words) => {
  const value = RIDE.exec(words)?.groups?.['value']
  return value !== undefined && MAKES.test(value) && !NO_THING.test(value)
    ? [words.length - value.length, words.length]
    : null
}

/** Animals as such are of no breed. */
const COMMON_ANIMALS = new Set(
  '小狗 小猫 狗狗 猫咪 大狗 大型犬 小型犬 流浪猫 流浪狗 宠物 动物 小动物 小鸭子 鸭子 鸽子 兔子 乌龟 刺猬 松鼠 蜘蛛 蚂蚁 小猪 金鱼 热带鱼 奶牛 斗牛'.split(
    ' ',
  ),
)
const NAMED_TOOL = /^(?:[a-z][a-z0-9+. -]{1,18}|\p{Script=Han}{2,6})$/u
const NO_TOOL = /[我你他她它的了过着不没来去]|心|力|手$|脑|钱|时间|功|完|到|上$|处|这|那|什么|啥|哪|多少/u
/** What one does something with: 随手记, vscode. */
export const tool: Read = (words) =>
  NAMED_TOOL.test(words) && !NO_TOOL.test(words) ? [0, words.length] : null

const ANIMAL = new RegExp(
  `^了?(?:${COUNTED}|[一二两三四五六七八九十几]{1,3}[只条头匹窝缸盆])?(?<value>\\p{Script=Han}{0,3}?${oneOf(PETS)})$`,
  'u',
)
const NO_ANIMAL = /[我你他她的了不没想要会能别]/u
export const animal: Read = (words) => {
  const value = ANIMAL.exec(words)?.groups?.['value']
  return value === undefined || NO_ANIMAL.test(value) ? null : [words.length - value.length, words.length]
}

const GIVEN = new RegExp(
  `^(?:隔壁|邻居|对门|楼[上下]|朋友|同事|同学|老乡|亲戚|村里人?|客户|闺蜜|室友|(?:我)?(?:妈|爸|姐|哥|妹|弟|姑|姨|舅|奶奶|外婆|姥姥|婆婆|丈母娘))(?:家|家里)?(?:前两天|上周|上个月|去年|昨天)?(?:给|送|抱|塞)(?:了|来|来了|给了)?(?:我|我家|我们|我们家)?(?:一)?[只条窝对](?<value>\\p{Script=Han}{0,4}?${oneOf(PETS)})$`,
  'u',
)
/** 邻居给了只小奶狗: it is one's own from then on. */
export const givenAnimal: Read = (words) => {
  const value = GIVEN.exec(words)?.groups?.['value']
  return value === undefined || NO_ANIMAL.test(value) ? null : [words.length - value.length, words.length]
}

const BREED = new RegExp(
  `^(?:是)?(?:一?[只条]|品种是)?(?<value>(?:纯种|矮脚|长毛|短毛)?${oneOf(PETS.filter((word) => word.length > 1 && !COMMON_ANIMALS.has(word)))}(?:蓝白|金渐层|银渐层|蓝猫|三花|串串|串儿|混血|弟弟|妹妹)?)$`,
  'u',
)
/** 我家麻糬三岁了，英短蓝白. */
export const breed: Read = (words) => {
  const value = BREED.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}

const CALLED = new RegExp(
  `^(?:了|着)?${COUNTED}(?<value>\\p{Script=Han}{0,3}?${oneOf(PETS)})(?:,)?(?:名字)?(?:叫|名叫|叫做|起名叫?|取名叫?)(?:个)?\\p{Script=Han}{1,4}$`,
  'u',
)
/** 有条土狗叫大黄. */
export const calledAnimal: Read = (words) => {
  const value = CALLED.exec(words)?.groups?.['value']
  if (value === undefined) return null
  const start = words.indexOf(value)
  return [start, start + value.length]
}

const FOR_WHAT = new RegExp(
  `^(?<value>[a-z][a-z0-9+.-]{1,18}(?: [a-z0-9+.-]{1,12})?|${oneOf(APPS)})(?:app|软件)?(?:来|去)?(?:导航|记账|写|剪|排|做|画|听|看|管|订|打|背|学|修|调|存|记|查|叫|点|买|炒|追|刷|拍|建|跑|处理|翻译|办公|开会|沟通|聊|理财|健身|跟课|打卡|录|规划|整理)[^,我你您他她吗不没了]{0,16}$`,
  'u',
)
/** 高德导航, notion 排 content calendar. */
export const toolFor: Read = (words) => {
  const value = FOR_WHAT.exec(words)?.groups?.['value']
  return value === undefined ? null : [0, value.length]
}

/** 公司用的是gitlab. */
export const latinTool: Read = (words) =>
  /^[a-z][a-z0-9+.-]{1,18}(?: [a-z0-9+.-]{1,12})?$/u.test(words) || APP.test(words) ? [0, words.length] : null
const APP = new RegExp(`^${oneOf(APPS)}$`, 'u')

const PLATFORM = new RegExp(
  `^(?<value>${oneOf(APPS)}(?:(?:和|跟|与|还有|、)${oneOf(APPS)}){0,4})(?:上面?|平台|那边)?(?:卖|订)?$`,
  'u',
)
/** 挂在携程和美团上: where one offers what one has. */
export const platform: Read = (words) => {
  const value = PLATFORM.exec(words)?.groups?.['value']
  return value === undefined ? null : [0, value.length]
}

const USED_TO =
  /^(?<value>[a-z][a-z0-9+.-]{1,18}|\p{Script=Han}{2,6})用(?:惯|习惯|顺手|得顺手|熟|久|得熟|得比较熟|得很熟|得多)$/u
/** 用vim用惯了. */
export const usedTo: Read = (words) => {
  const value = USED_TO.exec(words)?.groups?.['value']
  return value === undefined ? null : [0, value.length]
}
