import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core'
import { defineRule } from '@recollect/core/language-pack'
import { clausesBefore, sentencesBefore } from '../frame/earlier.ts'
import { partOf } from '../frame/take.ts'
import { scopeOfClause } from '../wishes/head.ts'
import { readWish } from '../wishes/read-wish.ts'
import type { Around } from '../wishes/lasting.ts'
import type { Wish } from '../wishes/read-wish.ts'
import { WISH_WORDS } from '../wishes/words.ts'

/** "以后都用中文回答我", "别老是道歉": how the assistant is to answer from now on. */
export const instruction: ExtractionRule = defineRule({
  id: 'zh/instruction.wish',
  priority: 130,
  confidence: 0.93,
  anchors: WISH_WORDS,
  pattern: /^(?<all>[^\n]{3,100})$/gu,
  draft(match) {
    const before = clausesBefore(match.clause)
    const around = aroundOf(match, before)
    const wish = readWish(match.raw('all') ?? '', around)
    if (!wish) return null
    const said = before.some((clause, at) => {
      const earlier = readWish(clause, { ...around, before: before.slice(at + 1), after: '' })
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

function aroundOf({ clause }: RuleMatch, before: readonly string[]): Around {
  const { sentence, start, end } = clause
  return {
    before,
    after: sentence.text.slice(end - sentence.start),
    previous: sentencesBefore(clause)[0]?.toReversed().join(',') ?? '',
    others: `${sentence.message.slice(0, start)} ${sentence.message.slice(end)}`,
  }
}

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
  return scope && { of: scope.of, words: before.slice(scope.start) }
}
