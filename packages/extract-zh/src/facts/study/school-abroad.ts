import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'

const IN_PLACE =
  /(?<![现正实存])在(?<place>[\p{Script=Han}]{2,8}?)(?:这边|那边)?(?:读着?|念着?|上着?|学着?)(?<what>[\p{Script=Han}a-z]{1,8}?)(?:的|呢|了){0,2}$/gu
const LEVEL =
  /^(?:书|大学|研究生?|博士?|本科|硕士?|高中|初中|中学|小学|语言班?|预科|大专|mba|大[一二三四]|研[一二三]|高[一二三]|[研博硕本专])$/u
const NO_SUBJECT =
  /^(?:学$|到|的|会(?!计|展)|过|完|不|得|起|懂|做|开|习|班|课|网|厕|街|当|山|线|台|面|海|门)/u

/** "我女儿在墨尔本念设计": where and what somebody studies. */
export const schoolInPlace: ExtractionRule = factRule({
  id: 'zh/school.in-place',
  priority: 92,
  confidence: 0.97,
  anchors: ['读', '念', '上', '学'],
  pattern: IN_PLACE,
  event: true,
  examples: [
    {
      text: '我表弟在京都念建筑',
      cards: [
        { slot: 'location', value: '京都', entity: 'user.cousin' },
        { slot: 'major', value: '建筑', entity: 'user.cousin' },
      ],
    },
    { text: '我在广州读书', cards: [{ slot: 'location', value: '广州' }] },
  ],
  counterExamples: ['他在京都念建筑', '你在哪读书', '我想在京都读书', '我以前没在北京上过班'],
  read(match, frame) {
    const place = match.capture('place')
    const what = match.capture('what')
    const words = match.raw('what') ?? ''
    if (!place || !what || frame.negative || !isKnownPlace(match.raw('place') ?? '')) return null
    const past =
      frame.modifiers.past || /小时候|那时|当年|年前/u.test(frame.modifiers.when ?? '')
        ? { tense: 'past' as const }
        : {}
    const at: Proposal = { slot: 'location', value: place, ...past }
    if (LEVEL.test(words))
      return /^(?:书|[研博硕本专])$/u.test(words) ? at : [at, { slot: 'education', value: what, ...past }]
    return NO_SUBJECT.test(words) ? null : [at, { slot: 'major', value: what, ...past }]
  },
})
