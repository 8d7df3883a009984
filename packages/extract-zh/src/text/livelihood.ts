import { own } from '@recollect/core/plugin'
import { LABOURS, SERVICES } from '../lexicon/work/labours.ts'
import { INDUSTRIES } from '../lexicon/work/occupations.ts'
import { SHOPS } from '../lexicon/work/shops.ts'
import { TRADES, WORK_HEADS, WORKS_ALONE } from '../lexicon/work/work-heads.ts'
import { isOccupation } from './jobs.ts'
import { oneOf } from './patterns.ts'

const ALONE = new Set([...LABOURS, ...SERVICES, ...WORKS_ALONE.split(' ')])
const LINES = new Set([...WORK_HEADS, ...INDUSTRIES])
const RUNS = new RegExp(
  `^(?:开|经营|盘|承包|守|打理|加盟|开了|经营着)(?:着|了)?(?:一?[家个间])?\\p{Script=Han}{0,8}(?:${oneOf(SHOPS)})$`,
  'u',
)
const LINE = /^(?:做|干|搞|从事|跑|当|教|卖|带|开直播)(?:着|起|了)?(?:点|些)?(?<line>.{1,12})$/u

/** Whether words tell what somebody lives on, by a job or by what one does: 会计, 开奶茶店, 跑货运, 看大门, 做外贸. */
export function isLivelihood(text: string): boolean {
  if (isOccupation(text) || ALONE.has(text) || RUNS.test(text)) return true
  const line = LINE.exec(text)?.groups?.['line']
  if (line !== undefined && (LINES.has(line) || isOccupation(line))) return true
  return own(TRADES, text.slice(0, 1))?.includes(text.slice(1)) === true || LINES.has(text)
}
