import type { Section } from '../../quality/sections.ts'
import type { WritersFigures } from '../writers/measure.ts'

/** What the tables held afterwards, and how fast it went. */
export function writersSection(f: WritersFigures): Section {
  const all = f.processes * f.writers
  return {
    title: 'Concurrent writers',
    head: [`${all} writers, ${f.updates} updates each`, 'figure', 'to reach'],
    rows: [
      ['errors that reached a writer', f.failed, '0'],
      ['keys', f.keys, ''],
      ['versions', f.versions, String(f.acknowledged)],
      ['keys without exactly one active version', f.notOneActive, '0'],
      ['keys with a gap in their versions', f.gaps, '0'],
      ['acknowledged updates that are lost', f.lost, '0'],
      ['versions nobody was told of', f.unacknowledged, '0'],
      ['versions of the longest chain', f.longest, ''],
      ['transactions rolled back', f.rollbacks, ''],
      ['deadlocks', f.deadlocks, ''],
      ['updates a second', f.perSecond, ''],
      ['p50 ms', f.p50, ''],
      ['p95 ms', f.p95, ''],
      ['p99 ms', f.p99, ''],
    ],
    notes: [
      `${f.processes} processes of ${f.writers} writers each change the same ${f.slots} facts in each of ${f.scopes} scopes by \`put\`, at random ` +
        'and without a pause. A transaction rolled back is one the store tries again. The tables are read by statements of their own.',
      ...f.errors.map((error) => `Error: ${error}`),
    ],
  }
}
