import { describe, expect, it } from 'vitest'
import { readReply } from '../json/read-reply.ts'
import { knowledgeGaps, MAX_GAPS } from './gaps.ts'

const GAP = {
  key: 'John的研究方向',
  value: '大语言模型提示工程',
  context: '专注于让LLM理解复杂指令',
  gap_type: 'personal_fact',
  confidence: 0.9,
  quote: '我最近在研究大语言模型的提示工程',
}
const { gap_type: gapType, ...REST } = GAP
const DRAFT = { ...REST, gapType }
const EDGE = { from: 'a', to: 'b', type: 'part_of', description: 'x' }
const parse = (value: unknown) => knowledgeGaps.parse(value)
const one = (change: Record<string, unknown>) => parse({ knowledge_gaps: [{ ...GAP, ...change }] })

describe('a reply with gaps', () => {
  it('gives a draft for each, and one for each relationship', () => {
    expect(parse({ knowledge_gaps: [GAP], relationships: [EDGE] })).toEqual({
      nodes: [DRAFT],
      relationships: [EDGE],
      rejected: [],
    })
  })

  it.each<[string, unknown]>([
    ['a bare list', [GAP]],
    ['a single gap', GAP],
    ['another name', { gaps: [GAP] }],
    ['names in another style', { knowledgeGaps: [{ ...REST, GapType: 'personal_fact' }] }],
    [
      'Chinese names',
      {
        知识差距: [
          {
            键: GAP.key,
            值: GAP.value,
            上下文: GAP.context,
            类型: '个人事实',
            置信度: '0.9',
            引文: GAP.quote,
          },
        ],
      },
    ],
    ['more than was asked for', { knowledge_gaps: [{ ...GAP, id: 7, note: [] }], thanks: true }],
  ])('may be %s', (_what, value) => {
    expect(parse(value).nodes).toEqual([DRAFT])
  })

  it.each([
    ['Personal Fact', 'personal_fact'],
    ['personal-facts', 'personal_fact'],
    ['proper_nuon', 'proper_noun'],
    ['专有名词', 'proper_noun'],
    ['具体细节', 'specific_detail'],
    ['contextual meanings', 'contextual_meaning'],
    ['ＰＲＯＰＥＲ＿ＮＯＵＮ', 'proper_noun'],
  ])('may write the type %s', (written, meant) => {
    expect(one({ gap_type: written }).nodes[0]?.gapType).toBe(meant)
  })

  it.each(['personal', 'fact', 'proper', 'misc', 'noun', '事实', ''])(
    'may not write the type "%s"',
    (written) => {
      expect(one({ gap_type: written })).toMatchObject({
        nodes: [],
        rejected: [{ kind: 'node', reason: 'malformed' }],
      })
    },
  )

  it.each([
    ['relates', 'related'],
    ['related to', 'related'],
    ['相似', 'similar_to'],
    ['Evolved-From', 'evolved_from'],
    ['partof', 'part_of'],
    ['opposite_too', 'opposite_to'],
    ['causes', null],
  ])('reads the relationship %s as %s', (written, meant) => {
    const { relationships, rejected } = parse({ relationships: [{ ...EDGE, type: written }] })
    expect(relationships.map(({ type }) => type)).toEqual(meant === null ? [] : [meant])
    expect(rejected).toHaveLength(meant === null ? 1 : 0)
  })

  it.each([
    [0.9, 0.9],
    ['0.9', 0.9],
    [90, 0.9],
    ['90%', 0.9],
    ['90 %', 0.9],
    [1, 1],
    [1.2, 1],
    [0, 0],
    ['high', 0.9],
    ['低', 0.3],
    [null, 0.5],
    [undefined, 0.5],
  ])('reads the confidence %j as %d', (written, meant) => {
    expect(one({ confidence: written }).nodes[0]?.confidence).toBe(meant)
  })

  it.each([-0.1, 101, 'sure', '', {}, [0.9], true, NaN, 1e308, '1e5'])(
    'refuses the confidence %j',
    (written) => {
      expect(one({ confidence: written })).toMatchObject({ nodes: [], rejected: [{ reason: 'malformed' }] })
    },
  )

  it('may hold good gaps beside bad ones, which are listed with what was there', () => {
    const bad = [null, 7, 'gap', [], {}, { ...GAP, quote: '' }, { ...GAP, key: undefined }]
    const { nodes, rejected } = parse({ knowledge_gaps: [GAP, ...bad] })
    expect(nodes).toEqual([DRAFT])
    expect(rejected).toHaveLength(bad.length)
    expect(rejected[5]).toMatchObject({
      kind: 'node',
      reason: 'malformed',
      detail: expect.stringContaining('knowledge_gaps[6].quote'),
      proposal: JSON.stringify(bad[5]),
    })
  })

  it('may be long: keys and quotes that are too long are refused, what surrounds them is cut', () => {
    for (const field of ['key', 'value', 'quote'])
      expect(one({ [field]: '长'.repeat(2001) })).toMatchObject({
        nodes: [],
        rejected: [{ reason: 'too_long' }],
      })
    expect(one({ context: '长'.repeat(2001) }).nodes[0]?.context).toHaveLength(1000)
    expect(one({ key: 'x'.repeat(9000) }).rejected[0]?.proposal).toHaveLength(2000)
  })

  it('may propose so many and no more; the rest is listed', () => {
    const { nodes, rejected } = parse(Array.from({ length: 500 }, (_, i) => ({ ...GAP, key: `k${i}` })))
    expect(nodes).toHaveLength(MAX_GAPS)
    expect(rejected).toMatchObject([
      { reason: 'too_long', detail: 'knowledge_gaps: 500 where at most 40 are taken from one reply' },
    ])
  })

  it('may hold no relationship of a key with itself', () => {
    expect(parse({ relationships: [{ ...EDGE, to: 'a' }] })).toMatchObject({
      relationships: [],
      rejected: [{ kind: 'relationship' }],
    })
  })

  it('keeps whole gaps wherever it is cut, byte by byte', () => {
    const reply = { knowledge_gaps: [GAP, { ...GAP, key: 'Tanka "项目" 🐈' }], relationships: [EDGE] }
    const whole = Buffer.from(JSON.stringify(reply))
    const ends = reply.knowledge_gaps.map(
      (gap) =>
        Buffer.from(JSON.stringify(reply)).indexOf(JSON.stringify(gap)) +
        Buffer.byteLength(JSON.stringify(gap)),
    )
    for (let bytes = 0; bytes < whole.length; bytes++) {
      const read = readReply(whole.subarray(0, bytes).toString('utf8'), knowledgeGaps)
      const complete = ends.filter((end) => end <= bytes).length
      expect(read?.value.nodes.length ?? 0).toBe(complete)
      if (read !== null) expect(read.truncated).toBe(true)
    }
  })
})

/** Shapes that models and servers have given instead. */
const WRONG: readonly unknown[] = [
  ...[null, true, 0, 1, -1, 1.5, '', 'none', '[]', {}, { ok: true }, { error: 'x' }, { knowledge: [] }],
  ...[
    { gap: GAP },
    { result: { knowledge_gaps: [GAP] } },
    { knowledge_gaps: GAP },
    { knowledge_gaps: 'none' },
  ],
  ...[
    { knowledge_gaps: 0 },
    { knowledge_gaps: true },
    { knowledge_gaps: { 0: GAP } },
    { knowledge_gaps: null },
  ],
  ...[
    { knowledge_gaps: [[GAP]] },
    { knowledge_gaps: [null] },
    { knowledge_gaps: ['a', 'b'] },
    { knowledge_gaps: [1] },
  ],
  ...Object.keys(GAP).flatMap((field) =>
    [null, 7, {}, []].map((value) => ({ knowledge_gaps: [{ ...GAP, [field]: value }] })),
  ),
  ...[
    { relationships: 'x' },
    { relationships: [1] },
    { relationships: [{}] },
    { relationships: [{ from: 'a' }] },
  ],
  ...[
    { relationships: [{ ...EDGE, from: {} }] },
    { relationships: [{ ...EDGE, type: 3 }] },
    [],
    [null],
    [[]],
    [GAP, 1],
  ],
]

it('takes of each of more than 50 wrong shapes what is right, and loses nothing silently', () => {
  expect(WRONG.length).toBeGreaterThan(50)
  for (const value of WRONG) {
    const found = attempt(value)
    if (found === null) continue
    for (const node of found.nodes) {
      expect(
        [node.key, node.value, node.quote].every((text) => typeof text === 'string' && text !== ''),
      ).toBe(true)
      expect(node.confidence >= 0 && node.confidence <= 1).toBe(true)
    }
    const given = entriesIn(value)
    expect(found.nodes.length + found.relationships.length + found.rejected.length).toBe(given)
  }
})

function attempt(value: unknown) {
  try {
    return parse(value)
  } catch {
    return null
  }
}

/** One entry may stand in place of a list, and entries by number. */
const entriesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.length
  const lists = Object.values(value as object).map((list: unknown) =>
    list === GAP ? [list] : Object.values(list ?? {}).includes(GAP) ? Object.values(list ?? {}) : list,
  )
  return lists.filter((list) => Array.isArray(list)).reduce((sum, list) => sum + list.length, 0)
}
