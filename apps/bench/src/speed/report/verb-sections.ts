import type { Section } from '../../quality/sections.ts'
import type { LoadedFigures } from '../../scale-sqlite/build.ts'
import type { KindFigures, VerbsFigures } from '../verbs/figures.ts'
import { VERBS } from '../verbs/plan.ts'
import type { Verb, VerbsPlan } from '../verbs/plan.ts'
import { GROWTH_HEAD, growthRows, kindRows, RATIO_HEAD, shownSize } from './kind-rows.ts'
import { verbNotes } from './verb-notes.ts'

/** All that was measured, and what it was measured on. */
export const sectionsOf = (figures: VerbsFigures): Section[] => [
  ...VERBS.flatMap((verb) => verbSections(verb, figures)),
  loadedSection(figures.loaded, figures.plan),
]

/** One verb's tables; none when it was not measured. */
export function verbSections(verb: Verb, { verbs, within, plan }: VerbsFigures): Section[] {
  const kinds = verbs[verb]
  if (kinds === undefined) return []
  const title = TITLES[verb]
  return [
    {
      title,
      head: ['', 'cards', ...RATIO_HEAD],
      rows: kindRows(kinds),
      notes: [...verbNotes(verb, plan)],
    },
    { title: `${title}: growth`, head: GROWTH_HEAD, rows: growthRows(kinds), notes: [] },
    ...(verb === 'recall' && within !== undefined ? [withinSection(within, plan)] : []),
  ]
}

const TITLES: Readonly<Record<Verb, string>> = {
  lookup: 'Card look-up',
  recall: 'Recall',
  answer: 'Answer',
  remember: 'Remember',
}

const withinSection = (within: KindFigures, plan: VerbsPlan): Section => ({
  title: 'Recall as one scope grows',
  head: ['', 'messages', ...RATIO_HEAD],
  rows: kindRows([within]),
  notes: [
    'To reach: 2 ms at p50 in each. All scopes are in one database and were filled through the library, the first ' +
      `${shownSize(plan.within.facts)} messages with their facts, the others without.`,
  ],
})

export const loadedSection = (
  loaded: readonly LoadedFigures[],
  { models, messages }: VerbsPlan,
): Section => ({
  title: 'The databases',
  head: ['asked for', 'scopes', 'cards', 'messages', 'MB', 's to load'],
  rows: loaded.map((one) => [
    shownSize(one.size),
    one.scopes,
    one.cards,
    one.messages,
    one.megabytes,
    one.seconds,
  ]),
  notes: [
    `SQLite files. ${models} scopes of ${messages} messages, Chinese and English, were written by the library; the others are copies of ` +
      'their rows under numbers of their own, written in the order of scopes. All have their cards; where there are fewer messages than that, ' +
      'scopes at even distances have theirs, with text index and log.',
  ],
})
