import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { MY_KIN, rx } from '../patterns.ts'
import { entityOf } from '../frames.ts'

const TITLE =
  'detective|officer|sergeant|lieutenant|captain|constable|inspector|sheriff|deputy|marshal|commander|colonel|major|corporal|private|professor|nurse|chef|coach|pastor|reverend|rabbi|judge|senator|councillor|paramedic|ranger'

/** "I'm Officer Reyes": the title before a name is a job. */
export const occupationTitle: ExtractionRule = defineRule({
  id: 'en/occupation.title',
  priority: 89,
  confidence: 0.94,
  anchors: TITLE.split('|').map((word) => `${word} `),
  pattern: rx(
    `(?:\\b(?:i am|i'm|im)|${MY_KIN}(?: is|'s)) (?<title>(?:chief |senior |detective )?(?:${TITLE})) (?<name>\\p{L}[\\p{L}'’-]{1,15}(?: \\p{L}[\\p{L}'’-]{1,15})?)(?=$|[,.!;]| (?:and|with|from|of|at|here)\\b)`,
  ),
  draft: (match) => {
    const title = match.capture('title')
    const name = match.capture('name')
    const entity = entityOf(match)
    // Titles and names are both written with a capital: "I'm Captain Ruiz", not "I'm captain again".
    if (!title || !name || entity === null || !/^\p{Lu}/u.test(title.text)) return null
    return name.text.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word))
      ? [
          { slot: 'occupation', value: title, entity },
          { slot: 'name', value: name, entity },
        ]
      : null
  },
  examples: [{ text: "I'm Officer Reyes", cards: [{ slot: 'occupation', value: 'Officer' }] }],
  counterExamples: ['are you Officer Reyes?', 'he is Detective Park'],
})
