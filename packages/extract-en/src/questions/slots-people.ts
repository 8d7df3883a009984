import type { SlotQuestion } from '@recollect/core'
import { alt } from '../patterns.ts'
import { FAMILY, KIN } from '../lexicon/kinship.ts'
import { AM, DO, HAVE, I, MY, slot } from './slot-question.ts'

const ANY =
  '(?:(?:an?|any|some|one|two|both|only|more|older|elder|younger|little|big|twin|best|close|good|other|many|adult) ){0,3}'
const EXISTS = `(?:how many ${ANY}|\\b${DO} ${I} (?:still |even |really |also |actually )?(?:have|got) ${ANY}|\\b${HAVE} ${I} (?:still )?(?:got )?${ANY}|\\bgot ${ANY}|\\bi (?:have|had|have got) ${ANY}|\\b(?:any|which|what) ${ANY})`

/** Words by relation, as the lexicon has them. */
const WORDS = new Map<string, string[]>()
for (const [word, relation] of KIN) WORDS.set(relation, [...(WORDS.get(relation) ?? []), word])

const name = (relation: string) => `${FAMILY.has(relation) ? 'family' : 'relation'}.${relation}`
/** Beside the relation asked for: what else answers. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  child: ['family.child', 'family.son', 'family.daughter'],
  sibling: ['family.sibling', 'family.brother', 'family.sister'],
  brother: ['family.brother', 'family.sibling'],
  sister: ['family.sister', 'family.sibling'],
  son: ['family.son', 'family.child'],
  daughter: ['family.daughter', 'family.child'],
}
const slotsOf = (relation: string) => NEAR[relation] ?? [name(relation)]

/** Whether one has a boyfriend is asked of the status, of the others whether there is one. */
const STATUS = new Set(['boyfriend', 'girlfriend', 'partner', 'spouse', 'wife', 'husband'])

const extra: Readonly<Record<string, string>> = { doctor: '|dentist|shrink|psychiatrist|psychologist|physio' }

/** Do I have one, how many: `family.brother`. */
const existing: readonly SlotQuestion[] = [...WORDS]
  .filter(([relation]) => relation !== 'pet' && !STATUS.has(relation))
  .map(([relation, words]) =>
    slot(`${EXISTS}(?:${alt(words)}${extra[relation] ?? ''})\\b`, ...slotsOf(relation)),
  )

/** Who is my boss: the name under that relation answers. */
const whoIs: readonly SlotQuestion[] = [...WORDS]
  .filter(([relation]) => relation !== 'pet')
  .map(([relation, words]) =>
    slot(
      `\\b(?:who|who's|whos|who're)(?: (?:is|are|was|were|did (?:i|you) say))? ${MY} (?:[a-z]+ ){0,2}?(?:${alt(words)}${extra[relation] ?? ''})(?![- ]in[- ]law| (?:[a-z]+ing|friends?|with|in|at|'))\\b`,
      ...slotsOf(relation),
      'name',
    ),
  )

/** Whom one knows. Most specific first. */
export const peopleQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:only child|brothers? (?:or|and) sisters?|sisters? (?:or|and) brothers?)\\b`,
    ...slotsOf('sibling'),
  ),
  slot(`\\b${AM} ${I} (?:already )?an? (?:parent|dad|father|mum|mom|mother)\\b`, ...slotsOf('child')),
  slot(
    `\\b(?:is|are) ${MY} (?:(?:[a-z]+ )?(?:grand(?:father|mother|parents|pa|ma|dad)|mother|father|mum|mom|dad|parents|granny|nana)) (?:still )?(?:alive|living|around|with us|dead)\\b`,
    'event_death',
    'family.*',
  ),
  slot(
    `\\b(?:who(?: is| are|'s) in|about|how (?:big|large|many (?:people|members) (?:are |is )?(?:there )?in)(?: is| are)?|members? of|rest of|who makes up) (?:${MY} )(?:[a-z]+ )?family\\b|\\b${MY} (?:family members?|relatives|family tree)\\b|\\bwho (?:is|are|'s) ${MY} family\\b`,
    'family.*',
  ),
  slot(
    `\\bwho (?:do|does|did) ${I} (?:report to|answer to|work under)\\b|\\bwho (?:manages|supervises) (?:me|us)\\b|\\bin charge of me\\b`,
    'relation.boss',
    'name',
  ),
  slot(`\\bwho (?:do|does|did|am|is) ${I} (?:usually )?work(?:ing)? with\\b`, 'relation.coworker', 'name'),
  slot(`\\bwho (?:lives|is living) next ?door\\b|\\bnext-?door neighbou?r`, 'relation.neighbor', 'name'),
  slot(
    `\\bwho (?:teaches|taught|coaches|tutors|mentors|is teaching) (?:me|us)\\b`,
    'relation.teacher',
    'name',
  ),
  slot(
    `\\bwho (?:do|did) (?:i|we) (?:share (?:a|the|my) (?:room|flat|house|apartment) with|room with)\\b`,
    'relation.roommate',
    'living_situation',
  ),
  ...whoIs,
  ...existing,
]
