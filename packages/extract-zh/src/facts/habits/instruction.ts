import type { Clause, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { defineRule } from '@recollect/rules'
import { dose } from '../../clauses/classes-of-doings.ts'
import { clausesBefore } from '../../text/earlier.ts'
import { partOf } from '../../text/take.ts'
import { intents } from '../../intents/index.ts'
import { scopeOfClause } from '../../wishes/head.ts'
import { readWish } from '../../wishes/read.ts'
import type { Wish } from '../../wishes/read.ts'

/** One of them stands in nearly every wish; the rest is up to what is weighed. */
const ANCHORS = [...'我你您的不以一别用了上说写之好先这答语给自通请要都就只每']

/** "以后都用中文回答我", "别老是道歉": how the assistant is to answer from now on. */
export const instruction: ExtractionRule = defineRule({
  id: 'zh/instruction.wish',
  priority: 130,
  confidence: 0.93,
  anchors: ANCHORS,
  pattern: /^(?<all>[^\n]{3,100})$/gu,
  draft(match) {
    const text = match.raw('all') ?? ''
    if (dose(text, '') !== null || !isWished(match.clause, text, LIKELY)) return null
    const wish = readWish(text)
    if (!wish || !isWished(match.clause, text, neededFor(text, wish))) return null
    const said = clausesBefore(match.clause).some((clause) => {
      const earlier = likelihoodOf(clause) > LIKELY_BESIDE ? readWish(clause) : null
      return earlier?.facet === wish.facet && earlier.scope === wish.scope
    })
    return proposalOf(match, wish, said)
  },
  examples: [
    {
      text: '以后都用繁体字回复我',
      cards: [{ slot: 'instruction', value: '用繁体字回复', facet: 'language' }],
    },
    { text: '别老是跟我说教', cards: [{ slot: 'instruction', value: '别老是跟我说教', facet: 'tone' }] },
    {
      text: '改合同的时候措辞严谨正式一点',
      cards: [{ slot: 'instruction', value: '改合同的时候措辞严谨正式一点', facet: 'tone 改合同' }],
    },
    { text: '现在可以用颜文字了', cards: [{ slot: 'instruction', value: '可以用颜文字', facet: 'emoji' }] },
  ],
  counterExamples: [
    '改短一点',
    '这次用一个字回答',
    '翻译成英文',
    '写一封正式的邮件',
    '这段用列表',
    '简单解释一下',
    '再详细点',
    '帮我写封信，语气温柔一点',
    '我一直用英文写代码',
    '他以后都用中文回答',
    '以后叫我小唐',
  ],
})

/** How likely a sentence must be a wish: where most wishes of authors nothing was learned from are kept, and few tasks are. */
const LIKELY = 0.55
/** The same where nothing in its shape says so: neither signs before it, nor a side of behaviour, nor an order not to. */
const LIKELY_UNSHAPED = 0.75
/** The same of thanks, and of what is said of oneself or of others: ordinary talk is that, and hardly any wish. */
const LIKELY_STATED = 0.97
const STATED =
  /^(?:我(?!希望|想要|要|需要|更?喜欢你|不喜欢你)|他|她|它|咱|这|那|非常感谢|谢|感谢|多谢|不用谢|没事|没问题|好的)/u
const FORBIDS = /^(?:别|不要|不用|不必|不许|少|只|尽量|请|务必)/u

function neededFor(text: string, { start, facet, not, ends, scope }: Wish): number {
  if (not !== null || ends || FORBIDS.test(text.slice(start))) return LIKELY
  if (start === 0 && scope === null && STATED.test(text)) return LIKELY_STATED
  return facet === null && scope === null && start === 0 ? LIKELY_UNSHAPED : LIKELY
}

/** The same for a clause of such a sentence. */
const LIKELY_BESIDE = 0.15

/** Whether the sentence of a clause is likely a wish, and the clause is one by itself or more so than those beside it. */
function isWished({ sentence, start, end }: Clause, text: string, needed: number): boolean {
  const found = intents.read(sentence.message).find((one) => one.end > start)
  if (!found || found.intents.wish + found.intents.end <= needed) return false
  const beside = [
    sentence.text.slice(0, Math.max(0, start - sentence.start)),
    sentence.text.slice(Math.max(0, end - sentence.start)),
  ].flatMap((said) => said.split(','))
  const others = beside.filter((said) => readWish(said.trim()) !== null)
  const own = likelihoodOf(text)
  return own > LIKELY_BESIDE || GOES_ON.test(text) || others.every((other) => likelihoodOf(other) <= own)
}

/** A clause that asks for more: …，别铺垫. */
const GOES_ON = /^(?:别|不要|不用|不许|只|尽量|用)/u

const likelihoodOf = (text: string): number =>
  Math.max(0, ...intents.read(text).map(({ intents: { wish, end } }) => wish + end))

/** Of two wishes about one side in one sentence the second replaces nothing: it stands beside the first, without a facet. */
function proposalOf(match: RuleMatch, wish: Wish, said: boolean): Proposal | null {
  const all = match.capture('all')
  const words = all && partOf(all, match.raw('all') ?? '', wish.start, wish.end)
  if (!words) return null
  const before = wish.scope === null ? scopeBefore(match) : null
  const scope = wish.scope ?? before?.of ?? null
  const facet =
    wish.facet === null || said ? undefined : [wish.facet, scope].filter((part) => part !== null).join(' ')
  const more = { slot: 'instruction', facet, ...(wish.ends ? { relation: 'retracts' as const } : {}) }
  if (wish.not) return { ...more, value: `${wish.not}${words.text}`, at: words }
  return before === null
    ? { ...more, value: words }
    : { ...more, value: `${before.words}，${words.text}`, at: words }
}

/** 问菜谱的时候，用公制: the clause before says when. */
function scopeBefore({ clause }: RuleMatch): { readonly of: string; readonly words: string } | null {
  const before = clausesBefore(clause)[0] ?? ''
  const scope = scopeOfClause(before)
  return scope === null || scope.of === null ? null : { of: scope.of, words: before.slice(scope.start) }
}
