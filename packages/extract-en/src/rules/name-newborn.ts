import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { GIVEN_NAMES } from '../lexicon/names.ts'
import { rx } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'

/** Whose it is where it is not one's own. */
const OTHERS =
  /\b(?:sister|brother|friend|cousin|aunt|niece|nephew|boss|colleague|coworker|neighbou?r|daughter|son|her|his|their|they|she|he|royal|[a-z]+'s)\b/u

/** "Baby Imogen arrived this morning", "little Leo was born on Friday": a child of one's own, by its name. */
export const nameNewborn: ExtractionRule = defineRule({
  id: 'en/name.newborn',
  priority: 80,
  confidence: 0.9,
  anchors: ['baby ', 'little ', 'welcome'],
  pattern: rx(
    `\\b(?:baby|(?:our|my) little|welcomed (?:our )?(?:baby )?) ?(?<name>[\\p{L}][\\p{L}'-]{1,14}),? (?:is (?:finally )?here|(?:has )?(?:finally )?arrived|was born|made (?:her|his) (?:entrance|appearance|debut)|into the world)\\b`,
  ),
  draft: (match) => {
    const name = match.capture('name')
    const isName = name && (/^\p{Lu}\p{Ll}/u.test(name.text) || GIVEN_NAMES.has(keyOf(name.text)))
    return isName && !OTHERS.test(match.before) ? { slot: 'name', entity: 'user.child', value: name } : null
  },
  examples: [
    {
      text: 'baby Imogen arrived this morning',
      cards: [{ slot: 'name', value: 'Imogen', entity: 'user.child' }],
    },
  ],
  counterExamples: [
    "my sister's baby Imogen arrived this morning",
    'her baby Imogen was born in May',
    'has baby Imogen arrived?',
    'if baby Imogen arrived today',
    'the baby arrived this morning',
  ],
})
