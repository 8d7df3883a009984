import type { Section } from '../../quality/sections.ts'
import type { LoopFigures } from '../extract/lengths.ts'
import type { ExtractionSpeed } from '../extract/run.ts'
import type { ExtractFigures } from '../extract.ts'
import { MACHINE_CODE_FLAG } from '../extract-flagged.ts'
import type { ExtractionFigures } from '../extraction.ts'

export const extractSections = ({ extract, flagged, byLength, byRules }: ExtractionSpeed): Section[] => [
  packsSection(extract, flagged),
  lengthSection(byLength),
  ruleSection(byRules),
]

export const packsSection = (
  extract: readonly ExtractFigures[],
  flagged?: readonly ExtractFigures[],
): Section => ({
  title: 'Extraction by pack',
  head: [
    'packs',
    'messages',
    'characters',
    'µs CPU a message',
    'messages a second',
    'µs CPU for 40 characters',
    ...(flagged === undefined ? [] : ['the same with the flag']),
  ],
  rows: extract.map((f, i) => [
    f.reading,
    f.messages,
    f.characters,
    f.micros,
    perSecond(f.micros),
    f.microsPer40,
    ...(flagged === undefined ? [] : [flagged[i]?.microsPer40 ?? '']),
  ]),
  notes: [
    'To reach: at most 25 µs for 40 characters with both packs. Made-up messages, each pack on those of its language and both on all; ' +
      'processor time of one thread.' +
      (flagged === undefined
        ? ''
        : ` The flag: a process with \`node ${MACHINE_CODE_FLAG}\`, in which patterns are machine code from the first.`),
  ],
})

const perSecond = (micros: number): number => Math.round(1e6 / micros)

const lengthSection = ({ rules, plain, lengths }: LoopFigures): Section => ({
  title: 'Extraction by length',
  head: [
    'characters',
    'language',
    'µs CPU a message',
    'messages a second',
    `loop over ${rules} patterns`,
    'over the loop',
    `loop over ${plain} patterns`,
    'over that loop',
  ],
  rows: lengths.map((f) => [
    f.characters,
    f.language,
    f.micros,
    f.perSecond,
    f.loop,
    f.overLoop,
    f.plain,
    f.overPlain,
  ]),
  notes: [
    'Both packs. The longer loop tries the pattern of every rule of both packs on the whole message; the shorter one is a dozen patterns as ' +
      'one would begin with. Both are given the text as rules see it, and make no cards of what they find.',
  ],
})

const ruleSection = ({
  statements,
  characters,
  micros,
  rules,
  rulesAlone,
  mostRatio,
}: ExtractionFigures): Section => ({
  title: 'Extraction by number of rules',
  head: [`${statements} statements of ${characters} characters`, 'µs CPU a message', 'ratio'],
  rows: [
    ['both packs', micros, ''],
    [`beside ${rules.few} rules that do not apply`, rules.micros[0], ''],
    [`beside ${rules.many} rules that do not apply`, rules.micros[1], rules.ratio],
    [`${rules.few} such rules alone`, rulesAlone.micros[0], ''],
    [`${rules.many} such rules alone`, rulesAlone.micros[1], rulesAlone.ratio],
  ],
  notes: [`To reach: a ratio of at most ${mostRatio} beside the packs.`],
})
