const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** What the commands that keep a memory safe say. */
export const safety = {
  backup: {
    bar: 'Copying',
    progress: (done: number, total: number): string =>
      `${total === 0 ? 100 : Math.floor((done * 100) / total)}%`,
    made: (file: string, bytes: string): string =>
      `Wrote ${file} (${bytes} bytes), read it back and verified it.`,
    sound: (file: string, at: string): string => `${file} is whole, as it was made on ${at}.`,
    holds: (items: number, cards: number, scopes: number): string =>
      `${plural(items, 'message')} and ${plural(cards, 'fact version')} in ${plural(scopes, 'scope')}.`,
    digest: (sha256: string): string => `SHA-256 ${sha256}`,
    sealed: 'It is encrypted: without the keys nobody can read it. Keep them, and not beside it.',
    open: 'It is not encrypted: whoever can read it reads the memory.',
    brokenChains: (chains: number): string =>
      `${plural(chains, 'version chain')} of it ${chains === 1 ? 'is' : 'are'} damaged, as in the database: run "recollect doctor --repair".`,
    confirmRestore: (file: string, at: string): string =>
      `Put the backup of ${at} in the place of ${file}? The database that is there is moved aside and kept. [y/N] `,
    restored: (file: string, at: string): string => `${file} is as it was on ${at}.`,
    movedTo: (file: string): string => `What was there before is kept as ${file}.`,
    restoredTo: (db: string, scopes: number): string =>
      `Copied ${plural(scopes, 'scope')} into ${db}; counts and SHA-256 are equal.`,
  },
  erase: {
    confirm: (scope: string, audit: boolean): string =>
      `Erase everything of the scope "${scope}"${audit ? ', its audit log too' : ''}? It cannot be undone, and backups are not reached. [y/N] `,
    erased: (scope: string, rows: number, tables: number, jobs: number): string =>
      rows === 0
        ? `The scope "${scope}" held nothing.`
        : `Erased ${plural(rows, 'row')} of ${plural(tables, 'table')} in the scope "${scope}"${jobs > 0 ? ` and ${plural(jobs, 'job')}` : ''}.`,
    clean: (searched: number, files: number): string =>
      `Searched ${plural(files, 'file')} for ${plural(searched, 'text and id', 'texts and ids')} of it: none is left.`,
    found: (found: number, searched: number): string =>
      `${found} of ${plural(searched, 'text and id', 'texts and ids')} can still be found in the files.`,
    remains: 'Out of reach:',
    receipt: (file: string): string => `The receipt stands in ${file}.`,
    unsigned: 'The receipt is not signed: set privacy.receiptKey, so that nobody else can write one.',
  },
  receipt: {
    valid: (at: string): string => `The receipt is as it was written; it tells of an erasure on ${at}.`,
    problem: {
      malformed: 'The file is no receipt.',
      altered: 'The receipt is not as it was written.',
      unsigned: 'The receipt is not signed, though a key is configured.',
      mac: 'The receipt was signed with another key, or by somebody else.',
      scope: 'The receipt is about another scope: name it with --scope.',
      'older-records': 'The database holds records of this scope from before the erasure.',
      residue: 'The receipt says itself that erased bytes were found.',
    },
    signed: {
      valid: 'Its signature is right.',
      absent: 'It is not signed.',
      unchecked: 'Its signature was not checked: set privacy.receiptKey.',
    },
    gone: 'Nothing of what it names is in the database.',
    unlooked: 'The database was not looked into.',
  },
  retain: {
    dry: 'Nothing was deleted. This would go:',
    done: 'Deleted:',
    nothing: 'Nothing is kept longer than the rules say.',
    line: (reason: string, count: number): string => `  ${reason}: ${count}`,
    reason: {
      'node-unused': 'knowledge nobody used',
      'node-quota': 'knowledge beyond the quota',
      'version-limit': 'versions of facts beyond the limit',
      'message-age': 'old messages, with the facts they gave',
      'item-quota': 'messages beyond the quota',
      'session-age': 'old sessions',
      'session-quota': 'sessions beyond the quota',
      archive: 'sessions archived',
    },
    over: (items: number): string =>
      `${plural(items, 'message')} beyond the quota ${items === 1 ? 'stays' : 'stay'}, because a fact still holds.`,
    confirm: (records: number, scopes: number): string =>
      `Delete or archive ${plural(records, 'record')} in ${plural(scopes, 'scope')}? What is deleted cannot be brought back. [y/N] `,
    progress: (done: number, total: number): string => `${done}/${total} records`,
    bar: 'Retention',
    stopped: 'Stopped; what is deleted stays so. Run it again to go on.',
  },
  audit: {
    none: 'The audit log is empty.',
    outcome: { ok: 'ok', denied: 'denied', failed: 'failed' },
    records: (shown: string, more: number): string => (more > 0 ? `${shown} and ${more} more` : shown),
    sound: (entries: number): string => `${plural(entries, 'record')}, each in its place.`,
    anchored: 'It holds the anchor.',
    problem: (seq: number, reason: string): string => `Record ${seq}: ${reason}.`,
    reason: {
      altered: 'altered',
      missing: 'missing',
      'cut-off': 'the log was cut off before it',
      rewritten: 'the log was written anew since the anchor',
    },
    anchor: (seq: number, hash: string): string => `Record ${seq}, ${hash}`,
    keepAnchor:
      'Keep it where who may change the database cannot: it shows what is cut off or written anew later.',
    wrote: (records: number, file: string): string => `Wrote ${plural(records, 'record')} to ${file}.`,
    wroteAnchor: (file: string): string => `Wrote the anchor to ${file}.`,
  },
  rekey: {
    bar: 'Encrypting',
    progress: (values: number): string => `${plural(values, 'value')}`,
    done: (values: number, scopes: number, key: string): string =>
      `Encrypted ${plural(values, 'value')} in ${plural(scopes, 'scope')} anew; all are under key "${key}".`,
    stopped: (values: number): string =>
      `Stopped after ${plural(values, 'value')}; those stay. Run it again to go on, and keep the old keys until then.`,
    oldKeys: (ids: string): string => `The keys ${ids} open backups only from now on.`,
  },
  keygen: {
    wrote: (file: string): string =>
      `Wrote a key to ${file}, for you alone. Keep a copy elsewhere: what it encrypts is lost with it.`,
  },
  doctor: {
    space: (free: string, unused: string): string => `${free} MB free, ${unused} MB unused in the file`,
    fixSpace: 'there is little room: a write that does not fit is refused. Free space, or move the database',
    postings: (items: number, of: number): string =>
      items === of
        ? `${plural(items, 'message')} compared, all agree`
        : `${items} of ${plural(of, 'message')} compared, all agree; --deep compares all`,
    badPostings: (items: number): string => `${plural(items, 'message')} not indexed as told`,
    noOrphans: 'none',
    orphans: (rows: number, tables: string): string =>
      `${plural(rows, 'row')} without what they belong to (${tables})`,
    fixRepair: 'run "recollect doctor --repair"; it makes a backup first',
    audit: (entries: number): string => `${plural(entries, 'record')}, each in its place`,
    fixAudit: 'somebody changed the log behind the library: compare it with a backup or an export',
    noKeys: 'nothing is encrypted, and no key is configured',
    keys: (current: string, ids: string): string => `current "${current}"; ${ids}`,
    keysNeeded: 'the database is encrypted, and no key is configured',
    otherIndexKey: 'the database was encrypted with another index key',
    fixKeys: 'set privacy.keys and privacy.indexKey in the configuration',
    folder: (mode: string): string => `folder ${mode}`,
    fixFolder: 'others may write to its folder: chmod 700 it',
    plan: (rows: number, items: number, chains: number): string =>
      `Would mend: ${plural(chains, 'chain problem')}, ${plural(rows, 'orphaned row')}, ${plural(items, 'message')} of the text index.`,
    backedUp: (file: string): string => `${file}: made and verified before anything was mended`,
    removed: (rows: number): string => `${plural(rows, 'orphaned row')} removed`,
    indexed: (items: number): string => `${plural(items, 'message')} indexed anew`,
    noRoom: 'there is not enough free space for a backup: nothing was mended',
  },
  errors: {
    noPrivacy:
      '--as needs privacy.audit or privacy.principals in the configuration: without them nobody is asked who they are.',
    noAudit: 'No audit log is kept. Set privacy.audit.enabled to true in the configuration.',
    noKeys:
      'No keys are configured. Make two with "recollect keygen -o FILE" and name them in privacy.keys and privacy.indexKey.',
    noRetention:
      'No retention rules are configured. Set privacy.retention, for example to { "messages": { "afterDays": 365 } }.',
    keyVariable: (name: string): string =>
      `The variable ${name} is not set, and the configuration takes a key from it.`,
    keyFile: (file: string): string =>
      `The key file "${file}" cannot be read. Check the path and its permissions.`,
    keyMode: (file: string): string => `Others may read the key file "${file}". Run: chmod 600 "${file}"`,
    fileForm: (file: string): string =>
      `"${file}" is not what was expected here. Use the file that the command wrote.`,
    notEmpty: (db: string): string =>
      `${db} holds scopes already. A backup is put into an empty schema only: name another with --schema.`,
    alreadyThere: (file: string): string =>
      `"${file}" exists already and was left as it is: what it holds may be needed. Name another file, or move that one away first.`,
    notAFile: (file: string): string =>
      `"${file}" is not the name of a file that can be written here. Choose another.`,
    needsFile: 'A backup is a file. Name one instead of "-".',
  },
}
