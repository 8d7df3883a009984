import { QUARANTINE_REASONS } from '@recollect/core/store'
import { describe, expect, it } from 'vitest'
import { isFailed } from '../../src/commands/discover/outcome.ts'
import type { Discovered } from '../../src/commands/discover/outcome.ts'
import { renderDiscovered } from '../../src/render/knowledge/discovered.ts'
import type { Lang } from '../../src/text/index.ts'
import { episode, episodeReport, finding, report, viewIn } from './fixtures.ts'

const shown = (
  lang: Lang,
  given: Parameters<typeof report>[0] = {},
  missing: Discovered['missing'] = null,
): string => {
  const one = report(given)
  const model = missing === null ? 'm' : null
  const done = { dryRun: one.dryRun, model, missing, scopes: [one], interrupted: false }
  return renderDiscovered(done, viewIn(lang))
}

const before = 'prompt engineering'
const reports = [
  episodeReport({
    findings: [
      finding(),
      finding({ verdict: 'evolves', before, version: 2 }),
      finding({ verdict: 'reinforces', version: 2 }),
      finding({ verdict: 'files', version: 3 }),
      finding({ verdict: 'none', version: 1 }),
      finding({ verdict: 'quarantined', reason: 'quote_not_the_users', version: null }),
    ],
    relationships: [
      {
        draft: { from: 'Layers', to: 'Tanka', type: 'part_of' },
        type: 'part_of',
        verdict: 'new',
        strength: 0.524,
        reason: null,
        detail: null,
      },
      {
        draft: { from: 'a', to: 'b', type: 'related' },
        type: 'related',
        verdict: 'weak',
        strength: 0.2,
        reason: null,
        detail: null,
      },
      {
        draft: { from: 'nobody', to: 'Tanka', type: 'related' },
        type: 'related',
        verdict: 'quarantined',
        strength: null,
        reason: 'unknown_node',
        detail: 'no node "nobody"',
      },
    ],
    cards: 2,
  }),
]

describe('what discover shows', () => {
  it('is of each episode: what common knowledge made of it, and what differs, with its proof', () => {
    expect(shown('en', { reports }).split('\n').slice(0, 4)).toEqual([
      '2024-04-20 14:30  John moves on to agents  e1',
      '  guess: John says that he changed something.',
      "  new                 John's research: behavior planning  “I've moved on”",
      "  evolves             John's research: prompt engineering → behavior planning (v2)  “I've moved on”",
    ])
    for (const part of [
      'past                ',
      "quarantined         John's research: behavior planning (its quote is not the words of the user)",
      'new                 Layers – part of → Tanka  0.52',
      'too weak, not kept  a – related to → b  0.20',
      'quarantined         nobody – related to → Tanka (names knowledge that is not there)',
      'facts found beside the rules: 2',
      '3 messages cut into 1 episode.',
      '1 episode compared: 1 new, 2 evolved, 1 said again, 2 quarantined.',
      '3 model calls, 1,234 tokens in, 200 out.',
      'Nothing is owed.',
    ])
      expect(shown('en', { reports })).toContain(part)
  })

  it('is the same in Chinese, without an English word of its own', () => {
    const zh = shown('zh', { reports })
    for (const part of [
      '新发现',
      '演变',
      'prompt engineering → behavior planning',
      '引文不是用户说的',
      'nobody – 相关 → Tanka（提到了不存在的知识）',
      '没有待办',
    ])
      expect(zh).toContain(part)
    expect(zh).not.toMatch(/quarantined|evolves|guess|related to|calls/u)
  })

  it('has words for every reason of quarantine', () => {
    for (const reason of QUARANTINE_REASONS) {
      const findings = [finding({ verdict: 'quarantined', reason })]
      for (const lang of ['en', 'zh'] as const)
        expect(shown(lang, { reports: [episodeReport({ findings })] })).not.toMatch(/undefined|_/u)
    }
  })

  it('says what is owed, why it stopped, when to go on, and what to do', () => {
    const stopped = { code: 'BUDGET_EXHAUSTED', message: 'x', until: Date.UTC(2024, 3, 21) }
    const said = shown('en', { owed: 2, stopped })
    expect(said).toContain(
      'Stopped: what the scope may spend on models today is spent. Raise discovery.budget',
    )
    expect(said).toContain('It makes sense to go on from 2024-04-21 00:00.')
    expect(said).toContain('2 episodes are owed to a model.\nRun it again to go on.')
    expect(shown('zh', { owed: 2, stopped })).toContain('已停下：这个作用域今天用于模型的预算已经用完。')
    const failed = [
      episodeReport({ error: { code: 'MODEL_REFUSED', message: 'x' }, reconstruction: null, findings: [] }),
    ]
    expect(shown('en', { reports: failed })).toContain(
      'failed: the server refuses the request. Check the key',
    )
  })

  it('names what a model did with a text, and what was given up', () => {
    const episodes = [
      [
        'The connection to http://a/v1 failed (ECONNREFUSED), after 3',
        'http://a/v1 cannot be reached (ECONNREFUSED)',
        '连不上 http://a/v1（ECONNREFUSED）',
      ],
      ['"m" declined to answer. The same text', 'the model m declined to answer', '模型 m 拒绝回答'],
      ['http://a/v1 refused the key (401). Check apiKey', 'http://a/v1 refuses the key (401)', '拒绝了密钥'],
      [
        'http://a/v1 takes no more requests for now (429)',
        'http://a/v1 takes no more requests for now (429)',
        '账户的配额',
      ],
    ] as const
    for (const [message, english, chinese] of episodes) {
      const error = { code: 'MODEL_REFUSED', message }
      const failed = episodeReport({ episode: episode({ state: 'failed' }), error, findings: [] })
      expect(shown('en', { reports: [failed] })).toContain(`failed: ${english}`)
      expect(shown('zh', { reports: [failed] })).toContain(chinese)
      expect(shown('en', { reports: [failed] })).toContain('1 episode was given up')
      expect(shown('zh', { reports: [failed] })).toContain('已经放弃')
    }
  })

  it('tells of a dry run, of messages that wait, and of cost', () => {
    const said = shown('en', {
      dryRun: true,
      messages: { cut: 3, waiting: 1 },
      usage: { calls: 1, inputTokens: 1, outputTokens: 1, costMicros: 12_345 },
    })
    expect(said).toMatch(/^A dry run: nothing is written\.\n/u)
    expect(said).toContain('3 messages would be cut into 1 episode.')
    expect(said).toContain('1 message waits: the conversation may still be going on. --now takes it in.')
    expect(said).toContain('Cost 0.012345')
  })

  it('says how to configure a model where there is none', () => {
    const none = { reports: [], owed: 1, usage: { calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 } }
    expect(shown('en', none, 'model')).toContain('Comparing them needs a model: set OPENAI_MODEL')
    expect(shown('zh', none, 'model')).toContain('比较需要模型')
    expect(shown('en', none, 'key')).toContain("1 episode is owed to a model.\nNo key for OpenAI's server.")
    expect(shown('zh', none, 'key')).toContain('没有 OpenAI 服务器的密钥')
    expect(shown('en', none, 'model')).not.toContain('model call')
  })

  it('keeps hostile words on their line', () => {
    const findings = [finding({ key: 'a\u001b[2J\nb', before: '\u202e' })]
    const said = shown('en', { reports: [episodeReport({ findings, reconstruction: '\u001b]0;x\u0007' })] })
    expect(said).not.toMatch(/[\u001b\u0007\u202e]/u)
  })
})

it('failed when it stopped, when an episode failed, or when what is owed waits for a key', () => {
  const error = { code: 'MODEL_REFUSED', message: 'x' }
  const stopped = { ...error, until: null }
  const failed = (given: Parameters<typeof report>[0], missing: Discovered['missing'] = null) =>
    isFailed({ missing, scopes: [report(given)] })
  expect(failed({})).toBe(false)
  expect(failed({ stopped })).toBe(true)
  expect(failed({ reports: [episodeReport({ error })] })).toBe(true)
  expect([failed({ owed: 1 }, 'model'), failed({ owed: 0 }, 'key')]).toEqual([false, false])
  expect(failed({ owed: 1 }, 'key')).toBe(true)
})
