import { describe, expect, it } from 'vitest'
import { called, parse, refusal } from '../support/parsed.ts'

const text = (inline: string | null, file: string | null = null) => ({ inline, file })
const found = { dryRun: false, skipped: false, failed: false, ongoing: false, allScopes: false }
const MINUTE = 60_000

describe('command lines of episodes and knowledge to options', () => {
  it.each<[readonly string[], unknown]>([
    [['discover'], found],
    [
      ['discover', '--dry-run', '-n', '3', '--sample', '2', '--skipped', '--failed', '--now', '--all-scopes'],
      { dryRun: true, limit: 3, sample: 2, skipped: true, failed: true, ongoing: true, allScopes: true },
    ],
    [['episodes'], { action: 'list', filter: {}, limit: 100, cursor: null }],
    [
      ['episodes', 'list', '--state', 'failed', '--session', 's', '--from', '2024-01-01', '-n', '5'],
      {
        action: 'list',
        filter: { state: 'failed', session: 's', from: '2024-01-01' },
        limit: 5,
        cursor: null,
      },
    ],
    [['episodes', 'show', 'a'], { action: 'show', id: 'a' }],
    [['episodes', 'search', 'John', 'now'], { action: 'search', query: text('John now'), limit: 10 }],
    [['episodes', 'search', '-f', '-'], { action: 'search', query: text(null), limit: 10 }],
    [['episodes', 'retry'], { action: 'retry', ids: undefined }],
    [['episodes', 'retry', 'a', 'b'], { action: 'retry', ids: ['a', 'b'] }],
    [['episodes', 'forget', 'a', '-y'], { action: 'forget', id: 'a', yes: true }],
    [['nodes'], { action: 'list', limit: 100, cursor: null }],
    [['nodes', 'list', '--to', '2024-01-01'], { action: 'list', to: '2024-01-01', limit: 100, cursor: null }],
    [['nodes', 'show', 'John的研究方向'], { action: 'show', node: 'John的研究方向', depth: 2 }],
    [
      ['nodes', 'search', '研究', '--min-score', '0.4', '-n', '2'],
      { action: 'search', query: text('研究'), limit: 2, minScore: 0.4 },
    ],
    [['nodes', 'quarantine', '--cursor', 'c'], { action: 'quarantine', limit: 100, cursor: 'c' }],
    [['nodes', 'dismiss'], { action: 'dismiss', ids: undefined, yes: false }],
    [['nodes', 'forget', 'a key'], { action: 'forget', node: 'a key', yes: false }],
    [['graph'], { from: undefined, options: {}, format: 'text' }],
    [
      ['graph', '--from', 'a', '--depth', '3', '--format', 'dot', '-n', '9'],
      { from: 'a', options: { depth: 3, limit: 9 }, format: 'dot' },
    ],
    [['worker'], { everyMs: 15 * MINUTE, untilIdle: false, concurrency: undefined, kinds: undefined }],
    [
      ['worker', '--every', '1h', '--until-idle', '--concurrency', '2', '--kinds', 'discover,backfill'],
      { everyMs: 60 * MINUTE, untilIdle: true, concurrency: 2, kinds: ['discover', 'backfill'] },
    ],
    [['forget', '--node', 'a key', '-y'], { target: { node: 'a key' }, kind: 'node', yes: true }],
    [
      ['recall', 'x', '--policy', 'factual'],
      { query: text('x'), trace: false, inactive: false, policy: 'factual' },
    ],
    [['ask', 'x', '--policy', 'contextual'], { question: text('x'), policy: 'contextual' }],
  ])('%j', (line, options) => {
    expect(called(line)).toEqual(options)
  })

  it('take a model and its address, and nowhere a key', () => {
    const parsed = parse(['discover', '--model', 'qwen3', '--model-url', 'http://localhost:11434/v1'])
    expect(parsed).toMatchObject({ globals: { model: 'qwen3', modelUrl: 'http://localhost:11434/v1' } })
    expect(refusal(['discover', '--api-key', 'x'])).toContain('no option --api-key')
  })
})

describe('what is refused, with the next step', () => {
  it.each<[readonly string[], string]>([
    [['discover', '--all-scopes', '--scope', 'a'], 'cannot be used together'],
    [['discover', '--sample', '0'], '--sample takes a whole number from 1 to 10000'],
    [['discover', 'now'], 'Too many arguments'],
    [['episodes', 'delete'], 'one of list, show, search, retry, forget, not "delete"'],
    [['episodes', 'show'], '<id> is missing'],
    [['episodes', 'show', 'a', 'b'], 'Too many arguments for "episodes show"'],
    [['episodes', 'list', 'a'], 'Too many arguments'],
    [['episodes', '--state', 'waiting'], 'one of owed, discovered, failed, skipped'],
    [['nodes', 'show'], '<key> is missing'],
    [['nodes', 'search', 'a', '--min-score', '2'], 'a number from 0 to 1'],
    [['nodes', 'search', 'a', '-n', '500'], 'from 1 to 100'],
    [['graph', '--depth', '6'], '--depth takes a whole number from 1 to 5'],
    [['graph', '--format', 'svg'], 'one of text, dot, mermaid, json'],
    [['worker', '--every', '5s'], '--every takes a minute to 30 days'],
    [['worker', '--kinds', 'a,,b'], '--kinds is empty'],
    [['forget', '--node', 'a', '--slot', 'b'], 'exactly one'],
    [['forget', '--node', 'a', '--grace', '30d'], 'leave --grace out'],
    [['recall', 'x', '--policy', 'best'], 'one of factual, contextual, comprehensive, balanced'],
  ])('%j', (line, message) => {
    expect(refusal(line)).toContain(message)
  })
})
