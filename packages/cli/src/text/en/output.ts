const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** What the commands say about their results. */
export const output = {
  remembered: {
    sets: (what: string, value: string): string => `Remembered: ${what} is ${value}.`,
    updates: (what: string, before: string, value: string): string =>
      `Updated: ${what} was ${before}, now ${value}.`,
    extends: (what: string, value: string): string => `Remembered: ${what} “${value}”.`,
    reinforces: (what: string, value: string): string => `Known already: ${what} “${value}”.`,
    retracts: (what: string, before: string): string =>
      `No longer true: ${what}${before ? ` “${before}”` : ''}.`,
    corrects: (what: string, before: string, value: string): string =>
      `Put right: ${what} is ${value}${before ? `, not ${before}` : ''}.`,
    contests: (what: string, before: string, value: string): string =>
      `Contested: ${what} is said to be ${value}${before ? `, but also ${before}` : ''}.`,
    files: (what: string, value: string): string => `Filed under the past: ${what} was ${value}.`,
    kept: 'Noted.',
    duplicate: 'Known already: a message with this key is stored.',
    rejected: (value: string, reason: string): string => `Not taken as a fact: ${value} (${reason}).`,
    summary: (messages: number, cards: number, duplicates: number): string =>
      `${plural(messages, 'message')} kept, ${plural(cards, 'fact')} changed${duplicates > 0 ? `, ${duplicates} known already` : ''}.`,
    stopped: (done: number, total: number): string =>
      `Stopped after ${done} of ${total} messages; those are stored. Run the same command again with keys to go on.`,
  },
  recall: {
    none: 'Nothing found.',
    answer: 'Answer',
    past: 'no longer true',
    mistake: (values: string): string => `said by mistake: ${values}`,
    outdated: (values: string): string => `no longer: ${values}`,
    evidence: { strong: 'strong evidence', weak: 'weak evidence', none: 'no evidence' },
  },
  lists: {
    none: 'None.',
    more: (cursor: string): string => `There is more: add --cursor ${cursor}`,
    notCurrent: 'not current',
    mistake: 'said by mistake',
    now: 'now',
    chain: (what: string): string => `${what}:`,
  },
  forgot: (items: number, cards: number): string =>
    `Deleted ${plural(items, 'message')} and ${plural(cards, 'fact version')}.`,
  confirmForget: (what: string): string => `Delete ${what}? This cannot be undone. [y/N] `,
  confirmGrace: (what: string, until: string): string =>
    `Delete ${what}? It can be undone until ${until}. [y/N] `,
  confirmRepair: (plan: string): string => `${plan} A backup is made first. [y/N] `,
  forgetTarget: {
    item: 'the message and its facts',
    card: 'this version',
    slot: 'the fact with its whole history',
    node: 'the knowledge with all its values',
  },
  yes: 'yes',
  no: 'no',
  chat: {
    welcome: (scope: string): string =>
      `Talking with the memory of "${scope}". /help lists the commands, /quit leaves.`,
    help: [
      '/cards            facts known now',
      '/history <slot>   all versions of a fact',
      '/why              how the last question was answered, at a glance',
      '/trace            the same with every stage',
      '/undo             take back the last change',
      '/help             this list',
      '/quit             leave (also Ctrl-D)',
      'Anything else is remembered; a question is answered too.',
    ].join('\n'),
    unknownCommand: (name: string): string => `There is no ${name} here. /help lists the commands.`,
    needsSlot: 'Say which: /history location',
    needsQuestion: 'Nothing was asked yet. Ask something first.',
    bye: 'Bye.',
    confirm: 'Type y to forget it, n to keep it. [y/N]',
    notForgotten: 'Nothing was forgotten.',
    related: 'Related:',
  },
  backfill: {
    progress: (done: number, total: number, cards: number): string =>
      `${done}/${total} messages, ${plural(cards, 'fact')}`,
    bar: 'Reading messages',
    nothing: 'Every message has been read by the present rules.',
    done: (done: number, cards: number): string =>
      `Read ${plural(done, 'message')}, ${plural(cards, 'fact')} found.`,
    stopped: (done: number, total: number): string =>
      `Stopped after ${done} of ${total} messages; what is read stays read. Run it again to go on.`,
  },
  reembed: {
    progress: (done: number, total: number, failed: number): string =>
      `${done}/${total} messages${failed > 0 ? `, ${failed} refused` : ''}`,
    bar: 'Embedding messages',
    nothing: 'Every message has a vector of this model.',
    done: (done: number): string => `Embedded ${plural(done, 'message')}.`,
    failed: (failed: number): string =>
      `The embedder refused ${plural(failed, 'message')}; they are found by their words only.`,
    removed: (removed: number): string => `Removed ${plural(removed, 'vector')} of other models.`,
    stopped: (done: number, total: number): string =>
      `Stopped after ${done} of ${total} messages; what is embedded stays so. Run it again to go on.`,
    owed: (owed: number, reason: string): string =>
      `${plural(owed, 'message')} kept without a vector (${reason}) Run "recollect reembed" later.`,
  },
  exporting: {
    bar: 'Exporting',
    progress: (done: number, _total: number): string => plural(done, 'line'),
  },
  exported: (lines: number, file: string): string => `Wrote ${plural(lines, 'line')} to ${file}.`,
  imported: (items: number, cards: number, skipped: number): string =>
    `Read ${plural(items, 'message')} and ${plural(cards, 'fact version')}${skipped > 0 ? `; ${skipped} were there already` : ''}.`,
  init: {
    wrote: (file: string): string => `Wrote ${file}.`,
    created: (file: string): string => `Created the database ${file}.`,
    kept: (file: string): string => `The database ${file} was there already; its contents are untouched.`,
    next: 'Try: recollect chat -m "I live in Berlin", then recollect ask "Where do I live?"',
  },
  migrated: (file: string, before: string, after: string): string =>
    before === after ? `${file} is up to date (${after}).` : `${file} went from ${before} to ${after}.`,
  noSchema: 'no schema',
  config: {
    file: (path: string): string => `Configuration file: ${path}`,
    noFile: 'Configuration file: none (run "recollect init" to write one)',
    source: { flag: 'option', file: 'file', environment: 'environment', default: 'default' },
  },
  doctor: {
    status: { ok: 'ok', warning: 'warning', failed: 'failed', skipped: 'skipped' },
    checks: {
      node: 'Node',
      config: 'Configuration',
      packages: 'Packages',
      database: 'Database file',
      modes: 'File modes',
      sqlite: 'SQLite',
      server: 'Server',
      role: 'Role',
      rowSecurity: 'Row-level security',
      partitions: 'Partitions',
      tables: 'Tables',
      invalidIndexes: 'Invalid indexes',
      vectors: 'Vectors',
      replica: 'Replica',
      transactions: 'Long transactions',
      vacuum: 'Vacuum',
      pragmas: 'Pragmas',
      integrity: 'Integrity',
      schema: 'Schema',
      indexes: 'Missing indexes',
      contents: 'Contents',
      chains: 'Version chains',
      repair: 'Repair',
      model: 'Model',
      discovery: 'Discovery',
      library: 'Recollect',
      space: 'Free space',
      folder: 'Folder',
      postings: 'Text index',
      orphans: 'Orphans',
      audit: 'Audit log',
      keys: 'Keys',
      backup: 'Backup',
    },
    fixNode: 'install Node 20.19 or newer',
    fixSqlite: 'install a build with SQLite 3.51.3 or newer; older ones can damage a shared WAL database',
    fixModes: 'others can read it: chmod 600 the database and the files beside it',
    fixIntegrity: 'restore from a backup, or export what can be read and import it into a new database',
    fixWal: 'open it once with "recollect migrate"; a database on a network disk cannot use WAL',
    fixChains: 'run "recollect doctor --repair"; it deletes no row and can be undone',
    fixEmpty: 'a lost value cannot be mended: forget the fact and tell it again, or restore a backup',
    fixIndexes: 'repair the chains, then export each scope and import it into a new database',
    fixSchema: 'run "recollect migrate"',
    noDatabase: 'none yet; run "recollect init"',
    contents: (scopes: number, items: number, active: number, total: number): string =>
      `${plural(scopes, 'scope')}, ${plural(items, 'message')}, ${plural(active, 'current fact')} of ${plural(total, 'version')}`,
    chains: (n: number): string =>
      `${plural(n, 'version')}, all chains without a gap and with at most one current version`,
    problem: {
      gap: (where: string): string => `${where}: a version has a wrong number`,
      'two-active': (where: string): string => `${where}: more than one current version`,
      parent: (where: string): string => `${where}: a version follows one it cannot follow`,
      'closed-active': (where: string): string => `${where}: a version that ended counts as current`,
      'open-inactive': (where: string): string => `${where}: a version neither holds nor ended`,
      overlap: (where: string): string => `${where}: a version ended before it began`,
      unended: (where: string): string => `${where}: a version that is over has no end`,
      'superseded-early': (where: string): string =>
        `${where}: a version was replaced before it was recorded`,
      correction: (where: string): string => `${where}: a version counts as put right by one that did not`,
      contested: (where: string): string => `${where}: a version is contested on one side only`,
      source: (where: string): string => `${where}: a version comes from a message that is not there`,
      empty: (where: string): string => `${where}: a version has lost its value, which cannot be mended`,
      item: (where: string): string => `${where}: a message disagrees with its facts`,
    },
    repaired: (problems: number, cards: number): string =>
      `${plural(problems, 'problem')} mended, ${plural(cards, 'fact version')} changed`,
    undo: (scope: string, id: string): string => `recollect undo ${id} --scope ${scope}`,
    more: (n: number): string => `and ${n} more`,
    summary: (failed: number, warnings: number): string =>
      failed + warnings === 0
        ? 'All is well.'
        : `${plural(failed, 'problem')}, ${plural(warnings, 'warning')}.`,
  },
}
