import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { isWhole, kindOf } from '../../text/mistake.ts'
import { looksLikeName } from '../../text/names.ts'

const REPLACE =
  /^(?:请|麻烦|帮我|你|可以|应该){0,3}(?:把|将)(?<old>[^,你您他她它我的]{1,8}?)(?:改成|改为|更正为|更正成|纠正为|改回)(?<value>[^,你您他她它我的]{1,8}?)(?:吧|哈|一下)?$/gu

/** "把青浦改成嘉定": the wrong value and the right one, both places, trades or names. */
export const correctionReplace: ExtractionRule = defineRule({
  id: 'zh/correction.replace',
  priority: 98,
  confidence: 0.92,
  anchors: ['把', '将'],
  pattern: REPLACE,
  draft(match) {
    const value = match.capture('value')
    const [right, wrong] = [match.raw('value') ?? '', match.raw('old') ?? '']
    const kind = kindOf(right)
    const shown =
      kind === 'location' || kind === 'occupation' || (looksLikeName(right) && looksLikeName(wrong))
    if (!value || !shown || kindOf(wrong) !== kind || match.clause.text !== match.clause.sentence.text)
      return null
    return isWhole(match.clause)
      ? { slot: 'generic', value, relation: 'updates', correction: { of: match.capture('old') } }
      : null
  },
  examples: [
    {
      text: '把青浦改成嘉定',
      cards: [{ slot: 'generic', value: '嘉定', relation: 'updates', corrects: '青浦' }],
    },
  ],
  counterExamples: [
    '把背景改成蓝色',
    '把会议改成周四',
    '他把青浦改成了嘉定',
    '怎么把青浦改成嘉定',
    '把密码改成8832',
  ],
})
