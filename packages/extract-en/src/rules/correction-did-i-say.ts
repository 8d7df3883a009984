import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { rx } from '../patterns.ts'
import { beforeOf, proposal, SOLID, VALUE } from '../text/said-wrong.ts'

const SAID =
  /(?:^|[.!,] ?)(?:wait,? |oh,? |sorry,? |hang on,? )?did i (?:just )?(?:say|write|type|put) (?<old>[^?.!,]{1,30})\? ?(?:(?:no|sorry|oops|duh|lol|haha),? )*$/u

/** "Did I say Galway? I meant Sligo, Galway's where I studied": what was said wrong is named in the question. */
export const didISay: ExtractionRule = defineRule({
  id: 'en/correction.did-i-say',
  priority: 60,
  confidence: 0.93,
  anchors: ['meant', "it's ", 'it is '],
  pattern: rx(
    `^(?:no,? |sorry,? )?(?:i (?:actually |obviously )?meant|it'?s(?: actually)?|it is(?: actually)?) ${VALUE}(?=$|,)`,
  ),
  draft(match) {
    const old = SAID.exec(beforeOf(match))?.groups?.['old']
    const words = match.raw('value') ?? ''
    const value = match.capture('value')
    return old !== undefined && value && SOLID.test(value.text) && words !== old ? proposal(match, old) : null
  },
  examples: [
    {
      text: "did I say Galway? I meant Sligo, Galway's where I studied",
      cards: [{ slot: 'generic', value: 'Sligo', corrects: 'galway' }],
    },
  ],
  counterExamples: [
    'did he say Galway? he meant Sligo',
    'did I say Galway? I meant it',
    'did I say Galway? I wonder',
    'did I say Galway?',
  ],
})
