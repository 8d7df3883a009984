import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { some } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { LANGUAGES } from '../../lexicon/self/nationalities.ts'
import { rx } from '../../text/patterns.ts'
import { keyOf, splitBy } from '../../text/capture.ts'

const languages = (capture: Capture | undefined): readonly Capture[] =>
  capture
    ? splitBy(capture, /\s?(?:,\s?and|,|&|\/|\band\b)\s?/giu).filter((piece) =>
        LANGUAGES.has(keyOf(piece.text)),
      )
    : []

const NAMES = '[a-z]{3,12}(?:(?:, | and | & |\\/)[a-z]{3,12}){0,3}'

/** "Spanish is my first language", "French isn't my mother tongue". */
const inverted = defineRule({
  id: 'en/language.inverted',
  priority: 92,
  confidence: 0.94,
  anchors: ['language', 'tongue'],
  pattern: rx(
    `(?:^|[ ,])(?<what>${NAMES})(?:'s| is| are| was|(?<kneg> isn'?t)) (?:actually |both |only )?(?<neg>not )?my (?:first|native|mother|main|home|second|third|strongest|only|own)(?: and only)? (?:language|tongue)s?\\b`,
  ),
  draft: (match) => some(languages(match.capture('what')).map((piece) => state(match, 'language', piece))),
  examples: [
    { text: 'Tagalog is my first language', cards: [{ slot: 'language', value: 'Tagalog' }] },
    {
      text: 'btw English is not my native language',
      cards: [{ slot: 'language', value: 'English', polarity: 'negative' }],
    },
  ],
  counterExamples: ['English is a hard language', 'is Dutch your first language?', 'music is my language'],
})

export const languageFirst: readonly ExtractionRule[] = [inverted]
