/** What `--help` says of the commands that keep a memory safe. */
export const safetyHelp = {
  commands: {
    backup: 'copy the database into a verified backup, while it is in use',
    'restore-backup': 'put a backup in the place of the database, which is moved aside',
    erase: 'remove everything of a scope for good, and look whether its bytes are gone',
    'verify-receipt': 'check the receipt of an erasure, and that nothing of it is left',
    retain: 'delete what is kept longer than the retention rules of the configuration say',
    audit: 'who did what: list, verify, export, or the anchor that shows what was cut off later',
    keygen: 'make a key of 32 random bytes',
    rekey: 'encrypt everything anew with the current key; can be interrupted',
  },
  examples: {
    backup: [
      'recollect backup memory-2026-03-01.backup',
      'recollect backup --verify memory-2026-03-01.backup',
      'recollect backup --db postgres://owner@host/memory memory.backup',
    ],
    'restore-backup': [
      'recollect restore-backup memory-2026-03-01.backup',
      'recollect restore-backup memory.backup --db memory.db --yes',
    ],
    erase: [
      'recollect erase --scope alice',
      'recollect erase --scope alice --audit --receipt alice.json --yes',
    ],
    'verify-receipt': ['recollect verify-receipt alice.json --scope alice'],
    retain: ['recollect retain --dry-run', 'recollect retain --all-scopes'],
    audit: [
      'recollect audit -n 20',
      'recollect audit anchor -o anchor.json',
      'recollect audit verify --anchor anchor.json',
      'recollect audit export -o audit.jsonl',
    ],
    keygen: ['recollect keygen -o k2.key', 'export RECOLLECT_KEY="$(recollect keygen)"'],
    rekey: ['recollect rekey'],
  },
  arguments: {
    backupFile: 'the backup; its description stands beside it, with .json behind its name',
    receiptFile: 'a receipt that "recollect erase --receipt" wrote',
    auditAction: 'list (default), verify, export or anchor',
  },
  options: {
    as: 'who acts, where the configuration has privacy.audit or privacy.principals; default the user of the system',
    verifyOnly: 'write nothing; check a backup that is there',
    eraseAudit: 'the audit log of the scope too',
    receipt: 'write a receipt to this file',
    anchor: 'an anchor from earlier: shows what was cut off or written anew since',
    adminLog: 'the log of what crosses scopes',
    auditSize: 'at most this many records',
    deep: 'compare every message with the text index, not a sample',
    keyOut: 'write the key to this file, for its owner alone, instead of standard output',
    retainDryRun: 'delete nothing, and show what would go',
  },
}
