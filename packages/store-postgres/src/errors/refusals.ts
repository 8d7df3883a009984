/** What the server refuses because of the data it was given, by SQLSTATE. PostgreSQL documentation, Appendix A. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  [
    '54000',
    'A key, id, session or other text that is looked up is too long for an index of Postgres (some 2,600 bytes), or a text beyond 250 MB; ' +
      'nothing of this transaction was kept. Shorten it.',
  ],
  ['54001', 'Metadata is nested too deep for the server; nothing of this transaction was kept. Flatten it.'],
  [
    '22003',
    'A number is too large for its column; nothing of this transaction was kept. Pass a smaller one.',
  ],
  ['22008', 'A time lies outside of what Postgres keeps; nothing of this transaction was kept. Check it.'],
  [
    '22021',
    'Text holds what the server cannot store, such as NUL; nothing of this transaction was kept. Remove it.',
  ],
  [
    '22P05',
    'Text holds characters that the encoding of this database does not have; nothing of this transaction was kept. ' +
      'Use a database in UTF-8.',
  ],
])

/** What to tell whoever passed the data; null when the data is not at fault. */
export const refusalOf = (code: string): string | null => REFUSALS.get(code) ?? null
