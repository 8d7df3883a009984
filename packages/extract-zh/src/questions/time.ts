import type { QuestionTime } from '@recollect/core/extraction'

/** What can be 前 or 旧: 前男友 and 老公 are somebody else. */
const OLD =
  '(?:宠物|室友|爱好|同事|对象|邮箱|邮件|地址|住址|号码?|手机号?|电话|公司|单位|东家|雇主|工作|职业|微信|密码|车|城市|学校)'
const PAST = new RegExp(
  `以前|之前|从前|曾经|过去|原来|原先|小时候|当年|上一[个份次家任部台辆款]|上(?:个|家|份|任|部|台|辆)${OLD}|旧的?${OLD}|老(?!公司)(?:的)?${OLD}|(?<![以之从])前(?:一?[个份家任])?的?${OLD}(?<!\\p{Script=Han}家前.{1,6})|曾用|那时|(?:住|搬[到去]|养|用|待|呆|干|当|学|上|抽|喝|开|工作|上班|任职)过(?!敏)|从哪.{0,2}搬|刚开始(?:的时候)?|(?:涨工资|涨薪|加薪|调薪|减肥|调岗|转学|退学|转专业|生孩子|生娃|怀孕|换车|毕业|升职|调走|戒烟|戒酒|生病|手术)(?:之|以)?前|(?:搬家|换工作|跳槽|辞职|离职|转行|改名|换号|换手机|结婚|离婚|分手|退休|出国|毕业)前`,
  'u',
)
/** The first of a chain and all of it are told by the chain. */
const WHOLE =
  /(?<!起床|起)(?:最早|最开始|一开始|最初|起初)|第一[份家个](?:工作|公司|单位|住处|地址|城市|手机号)|(?:住|待|呆)过(?:哪些|几|多少|什么)|(?:都|总共|一共)[^,。?]{0,4}(?:住|待|呆|搬到|搬去)过/u
const FUTURE =
  /明[天年早晚]|(?<!以)后[天年]|下(?:个?(?:月|周|星期|礼拜|学期)|半年|次)|将来|未来|今后|(?<![年月天周业婚后])以后|应该|该(?=[住去买学做])|将会|打算|计划|准备(?!好)|想(?:要)?(?:去|搬)|要(?:去|搬)/u
const CURRENT = /现在|目前|最新|当前|如今|眼下|而家|近来|还(?:是|在|住|叫|有|会|抽|喝|喜欢|单身)/u

/** Whether a question asks for what was, for what will or should be, or for what is. */
export function timeOf(text: string): QuestionTime | null {
  if (WHOLE.test(text) && !/以前|之前/u.test(text)) return null
  if (PAST.test(text)) return 'past'
  if (FUTURE.test(text)) return 'future'
  return CURRENT.test(text) ? 'current' : null
}
