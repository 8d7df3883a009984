import type { OpposingClause } from '../../src/plugin/doubts.ts'

/** A clause of the user's that opposes nothing, but for the fields given. */
export const opposingClause = (text: string, fields: Partial<OpposingClause> = {}): OpposingClause => ({
  text,
  ends: false,
  against: '',
  begins: false,
  changes: [],
  arrives: '',
  corrects: false,
  whose: 'user',
  ...fields,
})
