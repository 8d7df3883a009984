import { DISPOSING, AIMS, ERRANDS } from '../lexicon/plans/intentions.ts'
import { oneOf } from './patterns.ts'
import { destinationAt } from './destinations.ts'

/** By when: what is to come about by then is an aim, whatever it is. */
const HORIZON =
  /^(?:在|趁|等|到)?(?:(?:(?:今|明|后|听|出)年(?:之内|内|底|年底|上半年|下半年|夏天|冬天|春天|秋天|暑假|寒假)?|年底(?:之?前)?|年内|年前|国庆|五一|春节|元旦|端午|中秋|清明|下个?月|下下?周|下周末|月底|年初|下学期|这学期|这辈子|此生|有生之年|有朝一日|有一天|总有一天|将来|未来|往后|以后|毕业(?:之?后|以后|前|之前)|退休(?:之?后|以后|前)|老了(?:以后|之后)?|有钱了?|(?:[一两二三四五六七八九十几半\d]{1,3})个?(?:年|月|学期)(?:之内|以内|内|之?后|里)|(?:[一二三四五六七八九十\d]{1,3})岁(?:之前|以前|前|那年|生日前)|(?:下|这)?(?:半年|学期|个月|学年)|大学(?:期间|毕业前|里)|研究生期间|(?:暑|寒)假|冬天|夏天|春天|秋天|孩子(?:大了|上学)(?:以后|之后|后)?))(?!的)(?:就|能|能够|可以|要|再|把|也)?/u
const LEAD =
  /^(?:(?:合伙|直接|干脆|能够?|可以|也|再|重新|亲自|自己|一个人|好好|尽快|尽早|早点|早日|顺利|成功|一次性?|真正|最终|努力|多|至少|也能|赶紧|赶快|系统|安心|专心|全力|靠自己|通过自己的努力|先|慢慢|认真|去(?!世)|来|想办法|回去|过去|出去|(?:孩子|儿子|女儿|娃|爸妈|父母|家人|老公|老婆)们?(?:能够?|可以)?)|(?:和|跟|同|与|带|带着|陪)[^,你您他她它]{1,6}?(?:一起|一块儿?)?|回(?:家|老家|村里?|县城|乡下)|在[^,你您他她它]|给[^,你您他她它]|用[^,你您])/u
const AIM = new RegExp(
  `^(?:${oneOf(AIMS)}|(?:开|弄|搞|盘)(?:一?[个家间所])[^,]{0,8}?(?:店|馆|公司|厂|室|班|农场|民宿|铺|摊|餐厅|书吧|花房|诊所|学校|幼儿园)|(?:买|换|租|找)(?:到|个|一?[个套辆台间部栋份])[^,你您他她这那]{0,10}?(?:房子?|车|工作|手机|电脑|相机|单反|城市|公司|学校|专业|行业|室友|对象|合租|房东|活法|环境|琴|吉他|冰箱|空调|沙发|游戏机|无人机|老伴|伴儿?|师傅|搭子|合伙人)(?:一起[^,]{1,8}|合租|过日子)?$|[坐看吃住玩听见爬跳潜滑骑学养当做拍办谈](?:一|上)[次回场趟]|当(?:上|个|一名|一个)?[^,你您]{1,6}?(?:[师家手警官兵生员]|老板|博主|主播)$|写一?[本部首][^,]{1,}|拍一?[部个组][^,]{0,6}(?:片|电影|写真|婚纱照))`,
  'u',
)
const ERRAND = new RegExp(`^(?:一下|会儿?|${oneOf(ERRANDS)})`, 'u')
const TO_PLACE = /^(?:去|到|回|飞|来)(?:一?[趟次])?(?<place>\p{Script=Han}{2,6})/u
const MOST_LEADS = 3

/** 把房贷还清, 把英语学好, 把婚结了: the verb stands behind its object. */
const DISPOSES = new RegExp(`^把[^,你您他她]{1,12}?${oneOf(DISPOSING)}`, 'u')

/** Whether a verb phrase is a step in life, not an errand. */
export function isAim(phrase: string): boolean {
  const dated = HORIZON.exec(phrase)?.[0] ?? ''
  const rest = phrase.slice(dated.length)
  if (rest.length < 2 || DISPOSES.test(rest)) return rest.length >= 2
  if (dated !== '') return !ERRAND.test(rest)
  return isStep(rest, MOST_LEADS)
}

function isStep(phrase: string, leads: number): boolean {
  const aim = AIM.exec(phrase)?.[0].length ?? 0
  const errand = ERRAND.exec(phrase)?.[0].length ?? 0
  if (aim > errand || (errand === 0 && goesSomewhere(phrase))) return true
  const lead = leads > 0 ? LEAD.exec(phrase)?.[0] : undefined
  if (lead === undefined) return false
  for (let length = lead.length; length <= lead.length + LONGEST_LEAD && length < phrase.length; length++) {
    if (isStep(phrase.slice(length), 0)) return true
  }
  return leads > 1 && isStep(phrase.slice(lead.length), leads - 1)
}
const LONGEST_LEAD = 8

const goesSomewhere = (phrase: string): boolean =>
  destinationAt(TO_PLACE.exec(phrase)?.groups?.['place'] ?? '') > 0

export const isErrand = (phrase: string): boolean => ERRAND.test(phrase)
