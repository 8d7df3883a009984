import { describe, expect, it } from 'vitest'
import { called, parse } from '../support/parsed.ts'

const LIST = { admin: false, limit: 50, cursor: null, anchor: null, out: null, force: false }

describe('command lines of what keeps a memory safe', () => {
  it.each<[readonly string[], unknown]>([
    [['backup', 'm.backup'], { file: 'm.backup', verify: false }],
    [['backup', '--verify', '备份.db'], { file: '备份.db', verify: true }],
    [['restore-backup', 'm.backup', '-y'], { file: 'm.backup', yes: true }],
    [['erase'], { audit: false, receipt: null, yes: false }],
    [['erase', '--audit', '--receipt', 'r.json', '--yes'], { audit: true, receipt: 'r.json', yes: true }],
    [['verify-receipt', 'r.json'], { file: 'r.json' }],
    [['retain', '--dry-run', '--all-scopes'], { dryRun: true, allScopes: true, yes: false }],
    [['audit'], { action: 'list', ...LIST }],
    [['audit', 'verify', '--anchor', 'a.json'], { action: 'verify', ...LIST, anchor: 'a.json' }],
    [
      ['audit', 'export', '-o', 'a.jsonl', '--admin'],
      { action: 'export', ...LIST, out: 'a.jsonl', admin: true },
    ],
    [['keygen'], { out: null }],
    [['keygen', '-o', 'k.key'], { out: 'k.key' }],
    [['rekey'], null],
  ])('%j', (line, options) => {
    expect(called(line)).toEqual(options)
  })

  it.each([
    [['backup']],
    [['backup', 'a', 'b']],
    [['backup', '']],
    [['backup', '-']],
    [['backup', 'a\u0000b']],
    [['restore-backup']],
    [['restore-backup', 'a\u001bb']],
    [['erase', 'alice']],
    [['erase', '--receipt', '']],
    [['erase', '--receipt', '-']],
    [['verify-receipt']],
    [['retain', '--all-scopes', '-s', 'x']],
    [['audit', 'forge']],
    [['audit', 'list', 'more']],
    [['audit', '-n', '0']],
    [['keygen', '-o', 'a\nb']],
    [['cards', '--as', '']],
    [['cards', '--as', 'a\u202eb\u0007']],
  ])('%j is refused', (line) => {
    expect(() => parse(line)).toThrow()
  })
})
