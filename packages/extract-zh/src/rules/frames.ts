import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule, Proposal, RuleExample, RuleMatch } from '@recollect/core'
import type { Reading, Said } from '../clauses/reader.ts'
import { readClause } from '../clauses/reader.ts'
import { partOf } from '../frame/take.ts'
import { FRAMES } from '../frames/index.ts'
import type { Domain } from '../frames/index.ts'

/** What the frames read: whole clauses, of which other rules left words. */

interface Told {
  readonly examples: readonly RuleExample[]
  readonly counterExamples: readonly string[]
}

const frameRule = (domain: Domain, told: Told): ExtractionRule =>
  defineRule({
    id: `zh/frame.${domain}`,
    priority: 15,
    confidence: 0.9,
    anchors: [...new Set((FRAMES.get(domain) ?? []).flatMap(({ verbs }) => verbs.split(' ')))],
    pattern: /^(?<all>[^\n]{2,60})$/gu,
    draft(match) {
      const reading = readClause(match)
      if (reading?.domain !== domain) return null
      return reading.said.flatMap((said) => proposalOf(match, reading, said) ?? [])
    },
    ...told,
  })

function proposalOf(match: RuleMatch, { subject }: Reading, said: Said): Proposal | null {
  const all = match.capture('all')
  const value = all && partOf(all, match.raw('all') ?? '', said.start, said.end)
  if (!value) return null
  const { past, ago, when } = subject.modifiers
  return {
    slot: said.slot,
    value,
    entity: subject.entity,
    facet: said.facet,
    when: when ?? undefined,
    ...(past || ago ? { tense: 'past' } : {}),
  }
}

export const frameRules: readonly ExtractionRule[] = [
  frameRule('work', {
    examples: [
      {
        text: '我在网易做测试开发',
        cards: [
          { slot: 'employer', value: '网易' },
          { slot: 'occupation', value: '测试开发' },
        ],
      },
    ],
    counterExamples: ['他在网易做测试开发', '你在网易做测试开发吗？', '我想在网易做测试开发'],
  }),
  frameRule('study', {
    examples: [
      {
        text: '女朋友林晚在成都读研，学药学的',
        cards: [
          { slot: 'location', value: '成都', entity: 'user.girlfriend' },
          { slot: 'education', value: '读研', entity: 'user.girlfriend' },
          { slot: 'major', value: '药学', entity: 'user.girlfriend' },
        ],
      },
    ],
    counterExamples: ['他在成都读研', '要是我在成都读研就好了', '在成都读研贵吗？'],
  }),
]
