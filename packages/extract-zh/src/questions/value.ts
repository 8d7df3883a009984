import { relationOf, slotOfRelation } from '../text/kin.ts'
import { speciesOf } from '../text/species.ts'

const ASKED =
  /(?:是不是|有没有|喜不喜欢|会不会|住不住在?|(?:要|打算|准备|计划)去|(?:搬[到去]|去|看|吃|做|学|当|玩|养|坐|用|住)过|是(?:叫)?|叫(?:做)?|(?:不)?喜欢|讨厌|住在?|有|会|养了?|爱|在|对|还)(?:一[个只条名位])?(?<value>[^吗么?？,，我你他她什谁哪怎几多]{1,16}?)(?:过敏|(?:工作|上班|任职)过?|了)?(?:吗|么|嘛|吧|对吗|对吧|是吗|,对吗|,是吗)?[?？]?$/u
/** Verbs that stand before the value once more: 还住在X, 还喜欢X. */
const VERBS =
  /^(?:还|也)?(?:住在|喜欢|讨厌|(?:去|看|吃|做|学|当|玩|养|坐|用|住)过)(?=.)|^(?:(?:还|也|住在|住|喜欢|叫|在|是|养了?|会|有){1,3})(?=.{2})/u
const TAGGED = /(?:,|，)?(?:对|是|没错|对不对|是不是)(?:吗|吧|么)?[?？]?$/u
const YES_NO = /[吗么嘛吧]\s*[?？]?$|是不是|有没有|会不会|对不对|是否|不喜欢.*[?？]$/u

/** What a status is called besides, so that 我结婚了吗 is answered by a stored 已婚 too. */
const STATUS: readonly (readonly [asked: RegExp, value: string])[] = [
  [/单身(?!公寓|狗粮)|脱单/u, '单身'],
  [/(?:离[过了]?婚|离异|离没离)/u, '离婚、离异'],
  [/订[过了]?婚/u, '订婚'],
  [/未婚/u, '未婚'],
  [/(?:结[过了]?婚|已婚|结没结|成家)/u, '已婚、结婚'],
  [/分手/u, '分手'],
]
const CONDITION =
  /(?<value>怀孕|失眠|近视|色盲|骨折|贫血|恐高|晕车|退休|失业|辞职)[了过]?(?:吗|么|嘛|吧|没有?)?[?？]?$/u
const OF_A_STATUS =
  /(?:我|现在|目前|还|是|是不是|有没有|已经|算|到底){1,4}(?:一个|个)?(?:没|不)?(?:单身|脱单|离[过了]?婚|离异|离没离|订[过了]?婚|未婚|结[过了]?婚|已婚|结没结|成家|分手)[了的过婚呢啊]{0,3}(?:没有?)?(?:吗|么|嘛|吧)?[?？]?$/u

function statusIn(text: string): string | undefined {
  if (OF_A_STATUS.test(text)) return STATUS.find(([asked]) => asked.test(text))?.[1]
  return CONDITION.exec(text)?.groups?.['value']
}

/** 我喜欢的颜色是蓝色吗: what stands after 是, not what it is said of. */
const OF_THAT =
  /的[\p{Script=Han}]{1,4}(?:还)?是(?!不是)(?<value>[^吗么?？,，我你他她什谁哪怎几多]{1,16}?)(?:吗|么|吧)[?？]?$/u

/** What somebody asks how it stands with: 我最近抽烟的情况. */
const STANDING =
  /(?<value>抽烟|吸烟|喝酒|熬夜|运动|健身|跑步|锻炼|失眠|减肥|加班|赌博|打牌|打游戏|戒烟|戒酒)的?(?:情况|状况|频率|进展|习惯)/u

/** 1990年出生的, 6月生的. */
const BORN = /(?<=[年月日号])(?:出)?生的?$/u

/** Whether there are brothers is told by how many, or by their names. */
function isRelative(found: string): boolean {
  const relation = relationOf(found)
  return relation !== undefined && relation !== 'pet' && slotOfRelation(relation).startsWith('family.')
}

const WHEN = /什么时[候间]|啥时候?|何时|几时|哪一?[年天月]|多久|几年|多长时间|多少年/u
/** 我什么时候搬到大理的, 我在报社上班多久了. */
const SINCE =
  /(?:搬(?:到|去|来|进)了?|住在|住进|(?:入职|加入|跳槽到)了?|在(?=[^,。]{2,12}(?:工作|上班|任职|住)))(?<value>[^,。?？的了什哪多几我你]{2,12}?)(?:工作|上班|任职|住)?了?(?:的|有|多久|几年|多少年|多长时间|$|[?？])/u
/** 我满30岁了吗, 我身高1米78吗. */
const MEASURED =
  /(?<value>(?:超过|大于|不到|满|过了?)?(?:\d{1,3}|[一二三四五六七八九十]{1,3})(?:岁|厘米|公分|cm|公斤|千克|kg|斤|米[\d一二三四五六七八九]{0,2})(?:以上|以下)?)了?(?:吗|么|没有?|吧)[?？]?$/u
/** 我抽烟吗: what one does or does not do. */
const DONE =
  /(?<value>抽烟|吸烟|喝酒|熬夜|吃素|吃肉|吃辣|运动|健身|跑步|锻炼|失眠|赌博|打牌)(?:吗|么|不|嘛)[?？]?$/u
/** 我养了几只猫. */
const GIVEN_UP = /(?:戒(?:了|掉)?|不再|开始)(?<value>[烟酒]|抽烟|喝酒|[^,。?？的了]{2,6}?)(?:的|了|$|[?？])/u
const COUNTED = /(?:几|多少)[只条匹个头](?<value>[^,。?？了呢啊是]{1,6})/u

/** What a question for a time or a number is about. */
function namedIn(text: string): string | undefined {
  const counted = COUNTED.exec(text)?.groups?.['value']
  if (counted !== undefined) return speciesOf(counted) === undefined ? undefined : counted
  return WHEN.test(text) ? (SINCE.exec(text) ?? GIVEN_UP.exec(text))?.groups?.['value'] : undefined
}

/** 我的住址变过吗 asks for no value. */
const CHANGED = /[变换改](?:过|了|化|没)/u

/** The value a yes/no question names ("我是医生吗" → 医生). */
export function valueOf(text: string): string | null {
  if (!YES_NO.test(text)) return STANDING.exec(text)?.groups?.['value'] ?? namedIn(text) ?? null
  const status = statusIn(text)
  if (status !== undefined) return status
  const body = text.replace(TAGGED, '')
  const found = (MEASURED.exec(text) ?? OF_THAT.exec(text) ?? ASKED.exec(body) ?? DONE.exec(text))?.groups?.[
    'value'
  ]
    ?.trim()
    .replace(VERBS, '')
    .replace(BORN, '')
    .trim()
  return found === undefined || isRelative(found) || CHANGED.test(found) ? null : found
}
