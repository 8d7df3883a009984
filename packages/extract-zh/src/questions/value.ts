import { relationOf, slotOfRelation } from '../frame/kin.ts'

const ASKED =
  /(?:是不是|有没有|喜不喜欢|会不会|住不住在?|(?:去|看|吃|做|学|当|玩|养|坐|用|住)过|是(?:叫)?|叫(?:做)?|(?:不)?喜欢|讨厌|住在?|有|会|养了?|爱|在|对|还)(?:一[个只条名位])?(?<value>[^吗么?？,，我你他她什谁哪怎几多]{1,16}?)(?:过敏|工作|上班|了)?(?:吗|么|嘛|吧|对吗|对吧|是吗|,对吗|,是吗)?[?？]?$/u
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

/** Whether there are brothers is told by how many, or by their names. */
function isRelative(found: string): boolean {
  const relation = relationOf(found)
  return relation !== undefined && relation !== 'pet' && slotOfRelation(relation).startsWith('family.')
}

/** The value a yes/no question names ("我是医生吗" → 医生). */
export function valueOf(text: string): string | null {
  if (!YES_NO.test(text)) return STANDING.exec(text)?.groups?.['value'] ?? null
  const status = statusIn(text)
  if (status !== undefined) return status
  const body = text.replace(TAGGED, '')
  const found = (OF_THAT.exec(text) ?? ASKED.exec(body))?.groups?.['value']?.trim().replace(VERBS, '').trim()
  return found === undefined || isRelative(found) ? null : found
}
