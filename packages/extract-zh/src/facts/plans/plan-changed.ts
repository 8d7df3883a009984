import type { ExtractionRule } from '@recollect/core/extraction'
import { destinationAt } from '../../text/destinations.ts'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'

const isPlace = (words: string): boolean => destinationAt(words) > 0 || isKnownPlace(words)
const FRONTED =
  /(?<value>[\p{Script=Han}a-z0-9]{1,8}?)(?:那边|那里|那头)?(?:我们?|也|就|都|先|暂时|最后|又|今年|这次|还是|估计){0,3}(?:(?:不|没)(?<act>去|考|报|买|搬|换|办|学|生|要|结|离|订)(?:成)?|(?<away>去)不(?:成|了))(?:了|啦)$/gu
const EXAMS =
  /^(?:研|公务员|公|编|教资|雅思|托福|gre|cpa|注会|法考|驾照|博士?|事业编|选调|专升本|二建|一建)$/u
const AIMS = /^(?:房子?|车|婚礼|酒席|婚|二胎|三胎|驾照|德语|法语|日语|韩语|西班牙语|俄语|工作)$/u

/** "冰岛不去了", "二胎不生了": a plan one has dropped, its object first. */
export const planFrontedOff: ExtractionRule = factRule({
  id: 'zh/plan.fronted-off',
  priority: 68,
  confidence: 0.92,
  anchors: [
    '不去',
    '没去成',
    '去不成',
    '去不了',
    '不考',
    '不报',
    '不买',
    '没买成',
    '不搬',
    '不换',
    '不办',
    '不学',
    '不生',
    '不要',
    '不结',
    '不离',
    '不订',
  ],
  pattern: FRONTED,
  elided: 'chat',
  event: true,
  ahead: true,
  readsNegation: true,
  examples: [
    { text: '签证没下来，冰岛不去了', cards: [{ slot: 'plan', value: '去冰岛', relation: 'retracts' }] },
    { text: '二胎我们不生了', cards: [{ slot: 'plan', value: '生二胎', relation: 'retracts' }] },
  ],
  counterExamples: ['他冰岛不去了', '超市不去了', '你冰岛不去了吗', '以后再也不去了'],
  read(match, frame) {
    const value = match.capture('value')
    const words = match.raw('value') ?? ''
    const act = match.raw('act') ?? match.raw('away') ?? ''
    if (!value || frame.negative) return null
    const known = act === '去' ? isPlace(words) : EXAMS.test(words) || AIMS.test(words)
    return known ? { slot: 'plan', value: `${act}${value.text}`, at: value, relation: 'retracts' } : null
  },
})

/** 伊春泡森林: a place one need not know, and what one does there. */
const TRIP =
  /^(?:跑|参加|学|看|考|报|打|爬)\p{Script=Han}{2}|^\p{Script=Han}{2,4}(?:泡|看|玩|逛|爬|骑|吃|住|滑|旅|度|拍|避|过)/u
const INSTEAD =
  /^(?:所以|结果|最后|后来|只好|干脆|那就|打算|准备|决定|我们?){0,3}改(?:成|在)?(?<when>国庆|五一|元旦|春节|暑假|寒假|中秋|端午|清明|周末|年底|年后|下个?[周月]|明年|\d{1,2}月)?(?:去|成去|到|学|考|报|读|坐|走)(?!.{0,8}(?:了吗|吗|号|点)|.{0,3}[周月](?!的))(?<value>[^,你您他她它]{2,16}?)(?:了|啦|吧)?$/gu

/** "改去伊春泡森林": what one means to do instead. */
export const planInstead: ExtractionRule = factRule({
  id: 'zh/plan.instead',
  priority: 77,
  confidence: 0.92,
  anchors: ['改'],
  pattern: INSTEAD,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '冰岛不去了，改去伊犁骑马', cards: [{ slot: 'plan', value: '去伊犁骑马', relation: 'updates' }] },
  ],
  counterExamples: ['他改去伊犁了', '会议改到周三', '能改到下午吗', '帮我改到另一个'],
  read(match, frame) {
    const value = match.capture('value')
    const act = /改.{0,4}?(?<act>[去学考报读坐走])/u.exec(match.text)?.groups?.['act']
    if (!value || act === undefined || frame.negative) return null
    if (act === '去' && !(destinationAt(value.text) > 0 || TRIP.test(value.text))) return null
    return {
      slot: 'plan',
      value: `${act}${value.text}`,
      at: value,
      relation: 'updates',
      when: match.raw('when'),
    }
  },
})
