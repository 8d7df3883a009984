import type { Section } from '../../quality/sections.ts'
import type { PeerFigures } from '../figures.ts'
import { shown } from './shown.ts'

export const changesSection = (measured: readonly PeerFigures[]): Section => ({
  title: 'Facts that change',
  head: ['system', 'questions', 'right at once', 'right before wrong', 'wrong before right'],
  rows: measured.flatMap(({ peer, changes }) =>
    changes === null
      ? []
      : [
          [
            peer.name,
            changes.questions,
            shown(changes.rightFirst),
            shown(changes.rightBefore),
            shown(changes.wrongBefore),
          ],
        ],
  ),
  notes: [
    'Short conversations in which a fact changes ([data](data/labels/updates.jsonl)), then questions for the value that holds now, or held ' +
      'before. What a system comes back with is read from the top: its answer, where it gives one, then the messages it found. Right at once: ' +
      'the first thing read holds the value. Right before wrong: of all questions, those where the right value is met first. Wrong before ' +
      'right: of those with a value that must not be given, those where it is met first. A text that holds both counts as right.',
  ],
})
