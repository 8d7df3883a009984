import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { isEnd, kindOf, partsAfter, saidBefore, timeBefore } from '../../text/mistake.ts'
import { looksLikeThing, rightOf } from '../../text/missaid.ts'
import { looksLikeName } from '../../text/names.ts'
import { APOLOGISED, HALTED, OWNED_UP } from '../../lexicon/changes/mistakes.ts'

const RIGHT = new RegExp(
  `^(?:(?<slip>${OWNED_UP})|(?<halt>${HALTED})|(?<sorry>${APOLOGISED}))[,: ]\\s?(?:应该)?(?<called>叫)?(?<value>[^,:是为我]{1,12}?)(?:才对|啦|哈|啊|哦){0,2}$`,
  'gu',
)
const OTHERS = /[你您他她它谁]|人家|如果|要是|假如/u

/** 打错了，陈恺，竖心旁那个: how the right one is written stands after it. */
const isSpelled = (match: RuleMatch): boolean =>
  match.raw('slip') !== undefined && partsAfter(match.clause).every((part) => SPELLED.test(part))
const SPELLED = /[旁字]|偏旁|部首|那个|的那个|^不是/u

/** "啊不，海淀", "我叫李明，不对，李鸣", "笔误：海淀": the right value and nothing else after it. */
export const correctionBare: ExtractionRule = defineRule({
  id: 'zh/correction.bare',
  priority: 94,
  confidence: 0.92,
  anchors: ['错', '误', '手滑', '更正', '纠正', '订正', '不', '抱歉', '对不起', 'sorry', 'oops'],
  pattern: RIGHT,
  draft(match): Proposal | null {
    const { clause } = match
    const value = match.capture('value')
    const words = match.raw('value') ?? ''
    const said = saidBefore(clause)
    if (!value || !(isEnd(clause) || isSpelled(match)) || !looksLikeThing(words) || OTHERS.test(said))
      return null
    const kind = kindOf(words)
    const shown = kind === 'location' || kind === 'count' || (kind === 'other' && looksLikeName(words))
    // Alone, a halt may answer anything, and an apology speaks to somebody: 不好意思，王老师.
    if (said === '' && match.raw('slip') === undefined && !shown) return null
    if (match.raw('sorry') !== undefined && kind !== 'location' && kind !== 'count') return null
    const [last] = said.split(',')
    return rightOf(value, words, said, timeBefore(words, said) ?? (last || undefined))
  },
  examples: [
    { text: '啊不，嘉定', cards: [{ slot: 'location', value: '嘉定', corrects: null }] },
    { text: '笔误，宝山', cards: [{ slot: 'location', value: '宝山', corrects: null }] },
    { text: '打错了，陈恺，竖心旁那个', cards: [{ slot: 'generic', value: '陈恺' }] },
    { text: '我住在青浦，啊不，嘉定', cards: [{ slot: 'location', value: '嘉定', corrects: '青浦' }] },
    { text: '我喜欢胡琴，不对，扬琴', cards: [{ slot: 'likes', value: '扬琴', corrects: '胡琴' }] },
  ],
  counterExamples: [
    '啊不，我不去',
    '不对，再想想',
    '不对，这样不行',
    '抱歉，老师',
    '不好意思，周四',
    '啊不，谢谢',
    '他住在青浦，不对，嘉定',
    '不对，太贵',
    '更正，谢谢提醒',
    '我说错了，对不起',
  ],
})
