import { describe, expect, it } from 'vitest'
import { COMMANDS } from './support/commands.ts'
import { parseArgv } from '../src/argv/parse.ts'
import { wordsOf } from './support/example.ts'
import { parse, refusal } from './support/parsed.ts'
import { catalogue } from '../src/text/index.ts'

const called = (line: readonly string[]) => {
  const parsed = parse(line)
  return parsed.kind === 'call' ? [parsed.spec.name, parsed.call.options] : parsed.kind
}

const IMPORT = {
  ...{ from: null, dryRun: false, user: undefined, trust: false, skipUnreadable: false },
  ...{ encoding: undefined, columns: {} },
}

const text = (inline: string | null, file: string | null = null) => ({ inline, file })

describe('command line to options', () => {
  it.each<[readonly string[], unknown]>([
    [['init'], { format: 'json', force: false }],
    [['init', '--format', 'ts', '--force'], { format: 'ts', force: true }],
    [['remember', '我住朝阳区'], { text: text('我住朝阳区'), whole: false, format: 'text', fields: {} }],
    [
      ['remember', 'I', 'live', 'here'],
      { text: text('I live here'), whole: false, format: 'text', fields: {} },
    ],
    [
      ['remember', '-f', 'a.txt', '--whole', '--role', 'assistant', '--session', 's', '--key', 'k'],
      {
        text: text(null, 'a.txt'),
        whole: true,
        format: 'text',
        fields: { role: 'assistant', session: 's', key: 'k' },
      },
    ],
    [
      ['remember', '-f', '-', '--format', 'jsonl'],
      { text: text(null), whole: false, format: 'jsonl', fields: {} },
    ],
    [
      ['remember', '--', '-5 degrees'],
      { text: text('-5 degrees'), whole: false, format: 'text', fields: {} },
    ],
    [
      ['extract', '我住朝阳区'],
      {
        source: { text: text('我住朝阳区'), whole: false, format: 'text', fields: {} },
        zone: undefined,
        explain: false,
      },
    ],
    [
      ['extract', '-f', '-', '--explain', '--at', '2024-05-01', '--zone', 'Asia/Shanghai', '--role', 'tool'],
      {
        source: {
          text: text(null),
          whole: false,
          format: 'text',
          fields: { role: 'tool', at: '2024-05-01' },
        },
        zone: 'Asia/Shanghai',
        explain: true,
      },
    ],
    [['recall', 'x'], { query: text('x'), limit: undefined, trace: false, inactive: false }],
    [['recall', 'x', '-n', '3', '--trace'], { query: text('x'), limit: 3, trace: true, inactive: false }],
    [['why-not', 'abc', 'x'], { id: 'abc', query: text('x'), limit: undefined, inactive: false }],
    [
      ['why-not', 'abc', 'Where', 'am', 'I?', '-n', '3'],
      { id: 'abc', query: text('Where am I?'), limit: 3, inactive: false },
    ],
    [['why-not', 'abc'], { id: 'abc', query: text(null), limit: undefined, inactive: false }],
    [['ask'], { question: text(null) }],
    [['cards'], { filter: { active: true }, limit: 100, cursor: null }],
    [['cards', 'location', '--inactive'], { filter: { slot: 'location' }, limit: 100, cursor: null }],
    [['history', 'user.wife:location'], { slot: 'user.wife:location' }],
    [['history', 'location', '--known-at', '2025-01-01'], { slot: 'location', knownAt: '2025-01-01' }],
    [
      ['recall', 'x', '--valid-at', '2025-01-01', '--known-at', '2025-02-01T08:30Z'],
      {
        query: text('x'),
        limit: undefined,
        trace: false,
        inactive: false,
        validAt: '2025-01-01',
        knownAt: '2025-02-01T08:30Z',
      },
    ],
    [['ask', 'x', '--valid-at', '2025-01-01'], { question: text('x'), validAt: '2025-01-01' }],
    [['at', '2025-01-01'], { validAt: '2025-01-01', question: null, cursor: null }],
    [
      ['at', '2025-01-01', 'Where', 'was', 'I?', '--known', '2025-02-01', '-n', '3'],
      {
        validAt: '2025-01-01',
        knownAt: '2025-02-01',
        question: 'Where was I?',
        limit: 3,
        cursor: null,
      },
    ],
    [['diff', '2025-01-01'], { from: '2025-01-01', to: null, known: false }],
    [['diff', '2025-01-01', '2025-02-01', '--known'], { from: '2025-01-01', to: '2025-02-01', known: true }],
    [['changes'], { limit: 20, cursor: null }],
    [['undo', 'last'], { change: 'last', withDependents: false }],
    [['undo', 'abc', '--with-dependents'], { change: 'abc', withDependents: true }],
    [
      ['put', 'handover-note', 'keys', 'at', 'reception'],
      { fact: { slot: 'handover-note', value: 'keys at reception' }, times: {} },
    ],
    [
      ['put', '计划', '发布', '--entity', 'user.wife', '--from', '2025-01-01', '--expires', '2025-06-01'],
      {
        fact: { slot: '计划', value: '发布', entity: 'user.wife' },
        times: { validFrom: '2025-01-01', expiresAt: '2025-06-01' },
      },
    ],
    [
      ['put', 'location', '--relation', 'retracts', '--source', 'a', '--kind', 'profile'],
      {
        fact: { slot: 'location', value: '', relation: 'retracts', source: 'a', kind: 'profile' },
        times: {},
      },
    ],
    [['correct', 'abc', 'New', 'York'], { card: 'abc', value: 'New York' }],
    [['move', 'location', '--to', 'bob'], { target: { slot: 'location' }, to: 'bob' }],
    [
      ['move', '01900000-0000-7000-8000-000000000001', '--to', 'bob'],
      { target: { card: '01900000-0000-7000-8000-000000000001' }, to: 'bob' },
    ],
    [
      ['forget', '--slot', 'location', '--grace', '30d'],
      { target: { slot: 'location' }, kind: 'slot', yes: false, grace: 2_592_000_000 },
    ],
    [
      ['items', '--role', 'user', '-n', '5'],
      { filter: { role: 'user', active: true }, limit: 5, cursor: null },
    ],
    [['forget', '--slot', 'location', '-y'], { target: { slot: 'location' }, kind: 'slot', yes: true }],
    [['chat', '-m', '我住哪里'], { message: '我住哪里', session: undefined }],
    [['chat'], { message: null, session: undefined }],
    [['backfill', '--batch', '10'], { batch: 10, allScopes: false }],
    [['reembed', '--batch', '10', '--all-scopes'], { batch: 10, allScopes: true }],
    [['export', '-o', 'a.jsonl'], { out: 'a.jsonl', force: false, qaIndex: false }],
    [['import', '-'], { ...IMPORT, file: null }],
    [['import', 'a.jsonl'], { ...IMPORT, file: 'a.jsonl' }],
    [
      [
        'import',
        '--from',
        'csv',
        '--dry-run',
        '--encoding',
        'gb18030',
        '--column',
        'text=Note',
        '--column',
        'at=Day',
      ],
      {
        ...IMPORT,
        file: null,
        from: 'csv',
        dryRun: true,
        encoding: 'gb18030',
        columns: { text: 'Note', at: 'Day' },
      },
    ],
    [
      ['import', '--from', 'mem0', '--user', 'bob', 'a.json'],
      { ...IMPORT, file: 'a.json', from: 'mem0', user: 'bob' },
    ],
    [['import', '--from', 'csv', '--user', 'bob'], { ...IMPORT, file: null, from: 'csv', user: 'bob' }],
    [['provenance', 'abc'], { card: 'abc' }],
    [['serve'], { host: '127.0.0.1', port: 7420, tokens: null, origins: [], allowedHosts: [] }],
    [
      ['serve', '--origin', 'https://a.example', '--origin', 'https://b.example', '--allowed-host', 'm'],
      {
        ...{ host: '127.0.0.1', port: 7420, tokens: null },
        origins: ['https://a.example', 'https://b.example'],
        allowedHosts: ['m'],
      },
    ],
    [
      ['serve', '--host', '0.0.0.0', '--port', '0', '--tokens', 't.json'],
      { host: '0.0.0.0', port: 0, tokens: 't.json', origins: [], allowedHosts: [] },
    ],
    [['mcp', '--session', 's'], { http: null, reference: false, session: 's' }],
    [
      ['mcp', '--http', '--reference'],
      {
        http: { host: '127.0.0.1', port: 7421, tokens: null, origins: [], allowedHosts: [] },
        reference: true,
        session: undefined,
      },
    ],
    [['ui', '--no-open'], { port: 7422, open: false }],
    [['completion', 'zsh'], 'zsh'],
    [['migrate'], { partitions: undefined, grantTo: undefined, grantWorkerTo: undefined, citus: false }],
    [
      ['migrate', '--partitions', '4', '--grant-to', 'app', '--grant-worker-to', 'w', '--citus'],
      { partitions: 4, grantTo: 'app', grantWorkerTo: 'w', citus: true },
    ],
    [['copy', '--to', 'x'], { from: null, to: 'x', scopes: null, plain: null, fromConfig: null }],
    [
      ['copy', '--to', 'x', '--plain', 'to', '--from-config', 'old.json'],
      { from: null, to: 'x', scopes: null, plain: 'to', fromConfig: 'old.json' },
    ],
    [
      ['copy', '--from', 'a', '--to', 'b', '--scope', 'c', 'd', 'c'],
      { from: 'a', to: 'b', scopes: ['c', 'd'], plain: null, fromConfig: null },
    ],
    [['doctor'], { deep: false, repair: false, yes: false, online: false }],
    [['doctor', '--repair', '-y'], { deep: false, repair: true, yes: true, online: false }],
    [['config'], null],
  ])('%j', (line, options) => {
    expect(called(line)).toEqual([line[0], options])
  })

  it('takes common options before and after the command, the later one winning', () => {
    const parsed = parse([
      '--scope',
      'a',
      '--json',
      'recall',
      'x',
      '--scope',
      'b',
      '--db',
      'd.db',
      '--lang',
      'zh',
    ])
    expect(parsed).toMatchObject({ globals: { scope: 'b', db: 'd.db', json: true, lang: 'zh' } })
  })
})

describe('what is refused, with the next step', () => {
  it.each<[readonly string[], string]>([
    [['remembr', 'x'], 'Did you mean remember?'],
    [['frobnicate'], 'recollect --help'],
    [['recall', 'x', '--limt', '3'], 'Did you mean --limit?'],
    [['recall', 'x', '--limit', 'abc'], '--limit takes a whole number from 1 to 1000, not "abc"'],
    [['recall', 'x', '--limit', '0'], 'not "0"'],
    [['recall', 'x', '--limit', '1e3'], 'not "1e3"'],
    [['recall', 'x', '--limit'], '--limit needs a value'],
    [['recall', 'x', '--lang', 'fr'], 'one of zh, en'],
    [['recall', 'x', '--scope', ' '], '--scope is empty'],
    [['remember', 'x', '-f', 'y'], 'cannot be used together'],
    [['remember', 'x', '--at', 'yesterday-ish'], 'ISO 8601'],
    [['remember', 'x', '--role', 'king'], 'one of user, assistant, tool, system'],
    [['extract', 'x', '--zone', 'Mars'], 'IANA time zone such as Asia/Shanghai, not "Mars"'],
    [['extract', 'x', '--at', 'soonish'], 'ISO 8601'],
    [['extract', 'x', '-f', 'y'], 'cannot be used together'],
    [['history'], '<slot> is missing'],
    [['history', 'a', 'b'], 'Too many arguments'],
    [['forget'], 'exactly one of --item, --card, --slot and --node'],
    [['forget', '--item', 'a', '--slot', 'b'], 'exactly one'],
    [['backfill', '--all-scopes', '--scope', 'a'], 'cannot be used together'],
    [['reembed', '--all-scopes', '--scope', 'a'], 'cannot be used together'],
    [['import', '--from', 'mem1'], 'one of auto, recollect, mem0, chatgpt'],
    [['import', '--from', 'recollect', '--dry-run'], 'all or nothing'],
    [['import', '--from', 'gemini', '--user', 'bob'], '--user is for --from mem0, memories, chatgpt'],
    [['import', '--from', 'jsonl', '--encoding', 'gb18030'], '--encoding is for --from csv'],
    [['import', '--from', 'mem0', '--column', 'text=a'], '--column is for --from jsonl, csv'],
    [['import', '--column', 'colour=a'], 'field is one of text, role'],
    [['copy', '--to', 'x', '--plain', 'both'], 'one of from, to'],
    [['copy', '--to', 'x', '--plain', 'from', '--from-config', 'a'], 'cannot be used together'],
    [['serve', '--host', '0.0.0.0'], 'name a file of tokens with --tokens'],
    [['serve', '--port', '70000'], 'from 0 to 65535'],
    [['mcp', '--port', '1'], '--port is for --http'],
    [['completion', 'tcsh'], 'one of bash, zsh, fish'],
  ])('%j', (line, message) => {
    expect(refusal(line)).toContain(message)
  })
})

describe('help', () => {
  it('is there for the program and for every command, in both languages', () => {
    for (const [lang, usage] of [
      ['en', 'Usage:'],
      ['zh', '用法：'],
    ] as const) {
      const words = catalogue(lang)
      for (const name of ['', ...Object.keys(words.help.commands)]) {
        const parsed = parseArgv([...(name ? [name] : []), '--help'], words, 100, COMMANDS)
        expect(parsed.kind).toBe('print')
        expect(parsed).toHaveProperty('text', expect.stringContaining(usage))
        const about =
          Object.entries(words.help.commands).find(([key]) => key === name)?.[1] ?? words.help.program
        expect(parsed).toHaveProperty('text', expect.stringContaining(about.slice(0, 20)))
      }
    }
  })

  it.each(['en', 'zh'] as const)('has examples in %s that are commands as they stand', (lang) => {
    for (const [name, examples] of Object.entries(catalogue(lang).help.examples)) {
      expect([name, examples.length]).not.toEqual([name, 0])
      for (const example of examples) {
        const [first, ...others] = wordsOf(example)
        const parsed = parseArgv([first ?? '', ...others], catalogue(lang), 80, COMMANDS)
        expect([example, parsed.kind, first]).toEqual([example, 'call', name])
      }
    }
  })

  it('prints the version, and shows the help when no command is given', () => {
    expect(parse(['--version'])).toMatchObject({
      kind: 'print',
      text: expect.stringMatching(/^\d+\.\d+\.\d+/u),
    })
    expect(parse([])).toMatchObject({ kind: 'lost', text: expect.stringContaining('Usage:') })
  })
})
