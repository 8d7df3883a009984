import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { looksLikePlace } from '../../text/places.ts'

const SLOTS: Names<string> = byName({
  属: 'zodiac',
  姓: 'name',
  叫: 'name',
  住: 'location',
  学: 'major',
  教: 'occupation',
})
const NOT_THAT =
  /(?<verb>[属姓叫住学教])(?:在)?(?<value>[^,你您他她它我不]{1,10}?)(?:的)?(?:,)?(?:可)?不(?:是)?\k<verb>(?:在)?(?<old>[^,你您他她它我]{1,10}?)(?:的)?(?:哈|啊|哦|了)?$/gu

/** A sign or a family name does not change; where one lives does: 我住海淀，不住朝阳了. */
const isMistake = ({ text, clause }: RuleMatch, verb: string): boolean =>
  /[属姓]/u.test(verb) ||
  text.includes(`不是${verb}`) ||
  (!/现在|了[哈啊哦]?$/u.test(text) && /错|更正|纠正|口误|手误/u.test(clause.sentence.message))

/** "我属兔不属龙": what it is, and what it was taken for. */
export const correctionVerb: ExtractionRule = factRule({
  id: 'zh/correction.verb',
  priority: 97,
  confidence: 0.92,
  anchors: [...'属姓叫住学教'].flatMap((verb) => [`不${verb}`, `不是${verb}`]),
  pattern: NOT_THAT,
  elided: 'chat',
  examples: [
    {
      text: '更正下，我属羊不属猴',
      cards: [{ slot: 'zodiac', value: '羊', relation: 'updates', corrects: '猴' }],
    },
  ],
  counterExamples: ['他属羊不属猴', '你姓张不姓章吗', '叫谁不叫谁'],
  read(match, frame) {
    const verb = match.raw('verb') ?? ''
    const value = match.capture('value')
    const slot = SLOTS[verb]
    if (!value || slot === undefined || frame.negative) return null
    if (verb === '住' && !looksLikePlace(value.text)) return null
    const correction = isMistake(match, verb) ? { of: match.capture('old') } : undefined
    return {
      slot,
      value: verb === '教' ? `教${value.text}` : value,
      at: value,
      relation: 'updates',
      correction,
    }
  },
})
