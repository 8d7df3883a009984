import { describe, expect, it } from 'vitest'
import { called, parse, refusal } from './support/parsed.ts'

const text = (inline: string | null, file: string | null = null) => ({ inline, file })
const pair = (q: string | null, fields: object = {}) => ({ q, a: null, file: null, fields })
const SESSION = ['log', '--session', 's', '--q', 'x']
const upkeep = { dryRun: false, batch: undefined }

describe('command lines of sessions to options', () => {
  it.each<[readonly string[], unknown]>([
    [SESSION, { session: 's', source: pair('x') }],
    [
      [
        ...SESSION,
        '--a',
        'y',
        '--topics',
        'discord_config',
        'messaging',
        '--significance',
        '0.85',
        '--user',
        'Ann',
      ],
      {
        session: 's',
        source: {
          ...pair('x', { topics: ['discord_config', 'messaging'], significance: 0.85, user: 'Ann' }),
          a: 'y',
        },
      },
    ],
    [
      [
        ...SESSION,
        '--topics',
        'a,b',
        '--topics',
        'c，d、a',
        '--mark',
        '--at',
        '2026-01-30',
        '--channel',
        '1',
      ],
      {
        session: 's',
        source: pair('x', { topics: ['a', 'b', 'c', 'd'], mark: true, at: '2026-01-30', channel: '1' }),
      },
    ],
    [[...SESSION, '--no-topics'], { session: 's', source: pair('x', { topics: [] }) }],
    [['log', '--session', 's', '-f', '-'], { session: 's', source: pair(null) }],
    [
      ['log', '--session', 's', '-f', 'p.jsonl'],
      { session: 's', source: { ...pair(null), file: 'p.jsonl' } },
    ],
    [['recent'], {}],
    [['recent', '10'], { window: 10 }],
    [['recent', '--session', 's', '--window', '5'], { session: 's', window: 5 }],
    [['topic', 'a', '-n', '3'], { topic: 'a', limit: 3, cursor: null }],
    [['topics'], { limit: 100, cursor: null }],
    [
      ['query', 'how', 'to', '--limit', '5', '--min-sig', '0.6'],
      { query: text('how to'), limit: 5, minSignificance: 0.6 },
    ],
    [['query', 'x', '--min-sig', '1'], { query: text('x'), limit: 5, minSignificance: 1 }],
    [['same', 'x'], { question: text('x'), limit: 5 }],
    [
      ['context', 'x', '--budget', '300', '--include', 'facts,recent', '--structured'],
      { message: text('x'), budget: 300, include: ['facts', 'recent'], structured: true },
    ],
    [['set-significance', '2', '0.95'], { seq: 2, significance: 0.95 }],
    [['set-significance', '2', '.5', '--answer', '-'], { seq: 2, significance: 0.5, answer: '-' }],
    [['set-topics', '2', 'a', 'b,c'], { seq: 2, topics: ['a', 'b', 'c'] }],
    [['set-topics', '2'], { seq: 2, topics: [] }],
    [['rename-topic', 'a', 'b'], { from: 'a', to: 'b' }],
    [['sessions', '--archived'], { archived: true, limit: 100, cursor: null }],
    [['stats'], null],
    [['archive'], upkeep],
    [
      ['archive', '--older-than', '90', '--dry-run', '--batch', '5'],
      { dryRun: true, batch: 5, olderThanDays: 90 },
    ],
    [['archive', '--older-than', '4w'], { ...upkeep, olderThanDays: 28 }],
    [['archive', 'a', 'b'], { ...upkeep, sessions: ['a', 'b'] }],
    [['restore', 'a'], { ...upkeep, sessions: ['a'] }],
    [['merge', 'a', 'b', '--into', 'c'], { ...upkeep, from: ['a', 'b'], into: 'c' }],
    [['rescore'], upkeep],
    [['prune', '--answers', '-y'], { ...upkeep, sessionsBefore: null, yes: true }],
    [['prune', '--sessions-before', '2025-01-01'], { ...upkeep, sessionsBefore: '2025-01-01', yes: false }],
    [['delete-session', 'a'], { session: 'a', yes: false }],
    [['working', 'get'], { what: { action: 'get', name: null } }],
    [['working', 'get', 'a', '--session', 's'], { session: 's', what: { action: 'get', name: 'a' } }],
    [
      ['working', 'set', 'a=1', 'b=x=y', '--ttl', '1h', '--replace'],
      {
        what: { action: 'set', values: { entries: { a: '1', b: 'x=y' } }, ttlMs: 3_600_000, mode: 'replace' },
      },
    ],
    [
      ['working', 'set', '{"a":{"b":1}}'],
      { what: { action: 'set', values: { json: '{"a":{"b":1}}', file: null }, mode: 'merge' } },
    ],
    [
      ['working', 'set', '-f', 'v.json'],
      { what: { action: 'set', values: { json: null, file: 'v.json' }, mode: 'merge' } },
    ],
    [
      [
        'working',
        'form',
        'intake',
        '--slot',
        'city=location',
        '--slot',
        'n=name',
        'city=Porto',
        '--at',
        '2026-01-01',
      ],
      {
        what: {
          action: 'form',
          title: 'intake',
          values: { entries: { city: 'Porto' } },
          slots: { city: 'location', n: 'name' },
          at: '2026-01-01',
        },
      },
    ],
    [['working', 'remove', 'a', 'b'], { what: { action: 'remove', names: ['a', 'b'] } }],
    [['export', '--qa-index'], { out: null, force: false, qaIndex: true }],
  ])('%j', (line, options) => {
    expect(called(line)).toEqual(options)
  })
})

describe('what is refused of sessions, with the next step', () => {
  it.each<[readonly string[], string]>([
    [['log', '--q', 'x'], '--session is missing'],
    [['log', '--session', 's', '--a', 'y'], '--q is missing'],
    [[...SESSION, '-f', 'p'], 'cannot be used together'],
    [['log', '--session', 's', '--q', '-', '--a', '-'], 'cannot be used together'],
    [[...SESSION, '--significance', '1.5'], 'a number from 0 to 1 such as 0.85, not "1.5"'],
    [[...SESSION, '--significance', 'high'], 'not "high"'],
    [[...SESSION, '--topics', 'a,,b'], '--topics is empty'],
    [[...SESSION, '--at', 'soon'], 'ISO 8601'],
    [['recent', '5', '--window', '5'], 'cannot be used together'],
    [['recent', 'ten'], 'whole number from 1 to 1000'],
    [['recent', '--window', '0'], 'whole number from 1 to 1000'],
    [['topic'], '<topic> is missing'],
    [['query', 'x', '--min-sig', '2'], '--min-sig takes a number from 0 to 1'],
    [['query', 'x', '--limit', '101'], 'from 1 to 100'],
    [['context', 'x', '--budget', '-1'], 'whole number from 0'],
    [
      ['context', 'x', '--include', 'facts,dreams'],
      'one of wishes, facts, same, topic, recent, working, recalled, not "dreams"',
    ],
    [['set-significance', '2'], '<significance> is missing'],
    [['set-significance', '0', '1'], 'from 1, as "recollect recent" shows it'],
    [['set-significance', '2', '-1'], 'not "-1"'],
    [['archive', 'a', '--older-than', '3'], 'cannot be used together'],
    [['archive', '--older-than', '90m'], 'whole number from 0'],
    [['merge', 'a'], '--into is missing'],
    [['prune'], 'exactly one of --answers and --sessions-before'],
    [['prune', '--answers', '--sessions-before', '2025-01-01'], 'exactly one'],
    [['working', 'frob'], 'one of get, set, form, remove'],
    [['working', 'get', 'a', 'b'], 'Too many arguments'],
    [['working', 'remove'], '<name> is missing'],
    [['working', 'form'], '<title> is missing'],
    [['working', 'set', 'a'], 'takes name=value, not "a"'],
    [['working', 'set', 'a=1', '-f', 'x'], 'cannot be used together'],
    [['working', 'form', 't', 'a=1', '--slot', 'a'], '--slot takes field=slot'],
    [['working', 'set', 'a=1', '--ttl', 'soon'], '--ttl takes a number'],
  ])('%j', (line, message) => {
    expect(refusal(line)).toContain(message)
  })

  it('lists the commands of sessions below the others', () => {
    const shown = parse(['--help'])
    expect(shown).toHaveProperty('text', expect.stringMatching(/Commands:[\s\S]*\n\nSessions:\n {2}log /u))
  })
})
