import type { ExtractionRule } from '@recollect/core/extraction'
import { destinationAt } from '../../text/destinations.ts'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { BY_NOW } from '../../text/patterns.ts'

const OTHERS = '我你您他她它爸妈哥姐弟妹公婆儿女友爷奶'
const DONE = new RegExp(
  `(?:(?<thing>房子?|新?车|婚礼|搬家|装修|驾照|雅思|托福|教资|法考|注会|[四六]级|户口|签证|护照)|(?:(?![${OTHERS}])\\p{Script=Han}){0,4}?(?<care>手术|体检|面试|答辩|复查))${BY_NOW}(?<verb>买|提|订|办|摆|做|检|答|面|查|搬|装|考|拿|领|批)?(?:好|完|过|到手?|下来|出来|上|通过)?(?:了|啦)$|从(?<place>\\p{Script=Han}{2,6}?)(?:旅游|旅行|玩|出差)?飞?回来(?:了|啦)$`,
  'gu',
)
const isPlace = (words: string): boolean => destinationAt(words) > 0 || isKnownPlace(words)

/** How one calls the plan: 考驾照, 办签证, 买房, 做手术. */
function planOf(thing: string, verb: string): string {
  if (/户口|签证|护照/u.test(thing)) return `办${thing}`
  if (/[照证思福资考会级]$/u.test(thing)) return `考${thing}`
  return thing === '搬家' ? thing : `${verb}${thing.replace(/[子新]/gu, '')}`
}

/** "房子买了", "驾照拿到手了", "从敦煌回来了": what one meant to do is done; it is a plan no more, if the memory knows it as one. */
export const planCarriedOut: ExtractionRule = factRule({
  id: 'zh/plan.carried-out',
  priority: 59,
  confidence: 0.92,
  anchors: [
    '买',
    '提',
    '办',
    '做',
    '检',
    '答',
    '面',
    '查',
    '搬',
    '装',
    '考',
    '拿',
    '领',
    '批',
    '到手',
    '过了',
    '回来',
  ],
  pattern: DONE,
  elided: 'chat',
  event: true,
  ownOnly: true,
  examples: [
    { text: '房子终于买了', cards: [{ slot: 'plan', value: '买房', relation: 'retracts' }] },
    { text: '驾照拿到手了', cards: [{ slot: 'plan', value: '考驾照', relation: 'retracts' }] },
    { text: '我从敦煌回来了', cards: [{ slot: 'plan', value: '去敦煌', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他房子买了',
    '驾照没考过',
    '驾照拿到手了吗？',
    '要是房子买了就好了',
    '手术快做完了',
    '朋友从敦煌回来了',
    '想把驾照考下来',
  ],
  read: (match, frame) => {
    const place = match.capture('place')
    const at = place ?? match.capture('thing') ?? match.capture('care')
    const verb = match.raw('verb')
    if (!at || frame.negative || /想|要|快|没|差点|能|如果|该/u.test(match.before)) return null
    if (place ? !isPlace(place.text) : verb === undefined && !/[到过]/u.test(match.text)) return null
    const value = place ? `去${place.text}` : planOf(at.text, verb ?? '')
    const done = { value, at, relation: 'retracts', known: true } as const
    return [
      { slot: 'plan', ...done },
      { slot: 'goal', ...done },
    ]
  },
})
