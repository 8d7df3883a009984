import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'

/** How much one smokes or drinks, in a clause that does not say what. */

const COUNT = '(?:\\d{1,3}|[一两二三四五六七八九十半几俩仨]{1,3})(?:来|多)?'
const DOSE = new RegExp(
  `^(?:我|俺)?(?:现在|如今|目前|还是|也|改成|减到|降到|少到|控制到|涨到|加到){0,3}(?<value>(?:一天|每天|一顿|顿顿|每顿|一周|每周|一个?礼拜|一晚上?)(?:得|要|就|也|才|只|抽|喝|减到|控制到|大概|差不多){0,3}${COUNT}(?<measure>包|盒|根|支|瓶|两|斤|杯|罐|口|盅))(?:半)?(?:了|啦|吧)?$`,
  'gu',
)
const SMOKES = /烟|抽(?!筋|奖|血|空|屉|签)/u
const DRINKS = /酒/u
/** Two 两 are of liquor; cups may be of tea. */
const DRINKS_SO_MUCH = /酒|喝/u
const OF_SMOKE = /^[包盒根支]$/u
const OF_LIQUOR = /^[两斤盅]$/u

/** What the clauses before it speak of; a number of packs or sticks alone is of what one smokes, if one does. */
function facetIn(match: RuleMatch): string | undefined {
  const measure = match.raw('measure') ?? ''
  const said = clausesBefore(match.clause).slice(0, 2).join(',')
  if (OF_SMOKE.test(measure)) return SMOKES.test(said) ? 'smoking' : undefined
  return (OF_LIQUOR.test(measure) ? DRINKS_SO_MUCH : DRINKS).test(said) ? 'drinking' : undefined
}

/** "又抽上了，现在一天一包"; alone, 现在一天一包, of what is known. */
export const viceDose: ExtractionRule = factRule({
  id: 'zh/habit.vice-dose',
  priority: 96,
  confidence: 0.92,
  anchors: ['一天', '每天', '一顿', '顿顿', '每顿', '一周', '每周', '礼拜', '一晚'],
  pattern: DOSE,
  elided: 'chat',
  examples: [
    {
      text: '烟又抽上了，现在一天一包',
      cards: [{ slot: 'habit', value: '抽烟一天一包', facet: 'smoking', relation: 'updates' }],
    },
    { text: '又喝上了 一顿三两', cards: [{ slot: 'habit', value: '喝酒一顿三两', facet: 'drinking' }] },
    { text: '现在减到一天五根了', cards: [{ slot: 'habit', value: '抽烟一天五根', facet: 'smoking' }] },
  ],
  counterExamples: [
    '他又抽上了，现在一天一包',
    '同事又抽上了，一天一包',
    '一天一包贵吗？',
    '我吃中药，一天两包',
    '给孩子喝奶粉，一天一瓶',
    '一天两瓶',
    '医生开了冲剂 一天三包',
    '我想减到一天五根',
  ],
  read(match, frame) {
    const at = match.capture('value')
    const said = facetIn(match)
    const isAlone = clausesBefore(match.clause).length === 0 && OF_SMOKE.test(match.raw('measure') ?? '')
    if (!at || frame.negative || (said === undefined && !isAlone)) return null
    const facet = said ?? 'smoking'
    const value = `${facet === 'smoking' ? '抽烟' : '喝酒'}${at.text}`
    return {
      slot: 'habit',
      value,
      at,
      facet,
      relation: 'updates',
      ...(said === undefined && { known: true }),
    }
  },
})
