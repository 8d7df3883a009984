import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { KIN_WORDS, relationOf, slotOfRelation } from '../../text/kin.ts'
import { SOCIAL } from '../../lexicon/people/kinship.ts'

const COMPARED = new RegExp(
  `^(?:我)(?:只|就|也|足足|整整)?(?:比|跟|和)我?(?:的)?(?:亲|双胞胎|大|小|二|三)?(?<value>${KIN_WORDS})(?:只|就|足足|整整|相?差)?(?:大|小|差|早|晚)(?:了|出生)?(?:将近|快|整整)?[\\d一二两三四五六七八九十几半]{1,3}(?:多)?(?:岁|年|个月|分钟)(?:多|半)?$`,
  'gu',
)

/** "我比我妹妹大三岁": so there is one. */
export const familyCompared: ExtractionRule = defineRule({
  id: 'zh/family.compared',
  priority: 79,
  confidence: 0.93,
  anchors: ['我比', '比我', '我跟我', '我和我'],
  pattern: COMPARED,
  draft(match) {
    const value = match.capture('value')
    const relation = relationOf(match.raw('value') ?? '')
    if (!value || relation === undefined || SOCIAL.has(relation) || relation === 'pet') return null
    return { slot: slotOfRelation(relation), value }
  },
  examples: [{ text: '我比我妹妹大三岁', cards: [{ slot: 'family.sister', value: '妹妹' }] }],
  counterExamples: ['他比我妹妹大三岁', '我比同事大三岁', '我比你大三岁', '我比我妹妹高吗？'],
})
