import { ACTIVITIES } from '../lexicon/pastimes/actions.ts'
import { LEISURE_VERBS, PASTIME_WORDS } from '../lexicon/pastimes/leisure.ts'
import { oneOf } from './patterns.ts'

const KNOWN: ReadonlySet<string> = new Set([...ACTIVITIES, ...PASTIME_WORDS])
const VERB = oneOf(LEISURE_VERBS)
const OBJECT =
  '(?![了过着得不的这那]|我|你|他|她|点名|扰|算|架|骂|破|错|仗|工|卡|听|饭|药|亏|醋|完|到|见|起来|出|好|惯|法|校|生|说|会|门|车间|心|明|业|厂|除|道|电话|针|胰岛素|疫苗|点滴|吊[瓶针]|招呼|包|字|听|开|折|嗝|鼾|喷嚏|看|下|着|来|病|事|人|梦|手术|题|决定|作业|信|习|研|博|大学|高中|孩子|一会|会儿|起|步$|有|上班|医院|公司|单位|学校|超市买|开会|出差)'
/** 打打球, 看一看书, 画点水彩, 去江边钓鱼. */
const DOES = new RegExp(
  `^(?:去|到|在|在家|自己|一个人|自己在家|和朋友|跟朋友|约朋友|约人|找人|约着|带娃|带着孩子|陪孩子|陪老婆|陪老公|出去|出门){0,2}(?:(?:健身房|公园|湖边|江边|河边|海边|球馆|操场|图书馆|咖啡馆|书店|体育馆|游泳馆|郊外|山里|楼下|小区|菜市场|商场|野外))?(?:${VERB})(?:一)?(?:\\k<again>)?(?:点儿?|一会儿?|会儿?|些|一些|个|一下|着|两把|几把|两局|几局|一场)?${OBJECT}[\\p{Script=Han}a-z0-9《》]{1,8}$`.replace(
    '(?:\\k<again>)?',
    `(?:${oneOf(LEISURE_VERBS.filter((verb) => verb.length === 1))})?`,
  ),
  'u',
)
const NO_PASTIME =
  /^(?:喜欢|爱|讨厌|想|怕|要|会|能|不|没|可以|开始|继续|看到|听到|想要)|[我你您她它谁]|(?<!吉)他|什么|怎么|的时候|医院|医生|消息|新闻说|病|检查|作业|考试|报告|文件|邮件|[了过吗呢去]$|^(?<one>.)\k<one>$|的$|会议|加班|工作|客户|老板/u
/** 打打球逛逛街: two of them set side by side. */
const TWICE = /(?<=\p{Script=Han}{3})(?=(?<verb>\p{Script=Han})\k<verb>)/gu
const AND = /[、和跟与及]|以及|或者?|还有/u

/** 学陶艺, 玩手办: what is done with a pastime. */
const TAKEN_UP = /^(?:学习|学着?|练着?|玩|搞|做|打|研究)/u

const isOne = (text: string): boolean =>
  KNOWN.has(text) || KNOWN.has(text.replace(TAKEN_UP, '')) || (!NO_PASTIME.test(text) && DOES.test(text))

/** Whether words name something done for pleasure, or a list of such. */
export function isPastime(text: string): boolean {
  const parts = text
    .replace(TWICE, '、')
    .replace(/(?:之类的?|什么的|等等?|啥的)$/u, '')
    .split(AND)
  return parts.length > 0 && parts.every((part) => isOne(part.trim()))
}

/** Names without a verb: 摄影, 羽毛球. */
export const isNamedPastime = (text: string): boolean => KNOWN.has(text)
