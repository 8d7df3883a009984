import type { QuestionTime } from '@recollect/core'

const PAST =
  /以前|之前|从前|曾经|过去|原来|原先|小时候|当年|上一[个份次]|曾用|那时|(?:住|养|用|待|呆|干|当|学|上|抽|喝|开|工作|上班|任职)过(?!敏)|从哪.{0,2}搬|(?:搬家|换工作|跳槽|辞职|离职|转行|改名|换号|换手机|结婚|离婚|分手|退休|出国|毕业)前/u
const FUTURE =
  /明[天年早晚]|(?<!以)后[天年]|下(?:个?(?:月|周|星期|礼拜|学期)|半年|次)|将来|未来|今后|(?<![年月天周业婚后])以后|应该|该(?=[住去买学做])|将会|打算|计划|准备(?!好)|想(?:要)?(?:去|搬)|要(?:去|搬)/u
const CURRENT = /现在|目前|最新|当前|如今|眼下|而家|近来|还(?:是|在|住|叫|有|会|抽|喝|喜欢|单身)/u

/** Whether a question asks for what was, for what will or should be, or for what is. */
export function timeOf(text: string): QuestionTime | null {
  if (PAST.test(text)) return 'past'
  if (FUTURE.test(text)) return 'future'
  return CURRENT.test(text) ? 'current' : null
}
