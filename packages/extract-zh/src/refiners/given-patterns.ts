import type { Candidate, Refiner } from '@recollect/core/extraction'
import { foldedValue, narrow } from './narrow.ts'

/** Rules made of the patterns in a configuration know nothing of the language around their words. */
const GIVEN = 'custom/'

const OVER = /^不再(?:是|叫|在)?(?=.)/u
const DENIED = /^(?:不是|没有|没|不对|不清楚|不知道|不确定|未知|无$)/u
/** What is said of a thing and names none: 我的导师是个很好的人. */
const STATE = /^(?:一?[个位名])?(?:很|非常|挺|十分|特别[好坏大小新旧])|^一?个[好坏]人$/u
/** What is wished or guessed stands before the words of the pattern. */
const UNSURE = /希望|但愿|想要|可能|也许|大概|或许|说不定|应该是|估计|听说|据说|猜/u

/** 工牌号是不对的 states no number; 我希望工牌号是A8 neither. */
export const givenPatterns: Refiner = {
  id: 'zh/given-patterns',
  refine(candidate) {
    if (!candidate.rule.startsWith(GIVEN)) return [candidate]
    const value = foldedValue(candidate)
    if (DENIED.test(value)) return { drop: 'denied' }
    if (UNSURE.test(before(candidate, value))) return { drop: 'wished or guessed' }
    if (STATE.test(value)) return { drop: 'a state, not a value' }
    const over = OVER.exec(value)?.[0].length ?? 0
    return [over === 0 ? candidate : { ...narrow(candidate, over, value.length), relation: 'retracts' }]
  },
}

function before({ clause }: Candidate, value: string): string {
  const at = clause.text.lastIndexOf(value)
  return at < 0 ? '' : clause.text.slice(0, at)
}
