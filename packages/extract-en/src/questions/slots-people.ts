import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { SlotQuestion } from '@recollect/core/extraction'
import { FAMILY, KIN } from '../lexicon/people/kinship.ts'
import { firstPhrase } from './looked-up.ts'
import { AM, DO, HAVE, I, MY, slot } from './slot-question.ts'

const ANY_WORD =
  'an?|any|some|one|two|both|only|more|older|elder|younger|little|big|twin|best|close|good|other|many|adult'
const ANY = `(?:(?:${ANY_WORD}) ){0,3}`
const EXISTS = `(?:how many ${ANY}|\\b${DO} ${I} (?:still |even |really |also |actually )?(?:have|got) ${ANY}|\\b${HAVE} ${I} (?:still )?(?:got )?${ANY}|\\bgot ${ANY}|\\bi (?:have|had|have got) ${ANY}|\\b(?:any|which|what) ${ANY})`

const name = (relation: string) => `${FAMILY.has(relation) ? 'family' : 'relation'}.${relation}`
/** Beside the relation asked for: what else answers. */
const NEAR: Names<readonly string[]> = byName({
  child: ['family.child', 'family.son', 'family.daughter'],
  sibling: ['family.sibling', 'family.brother', 'family.sister'],
  brother: ['family.brother', 'family.sibling'],
  sister: ['family.sister', 'family.sibling'],
  son: ['family.son', 'family.child'],
  daughter: ['family.daughter', 'family.child'],
})
const slotsOf = (relation: string) => NEAR[relation] ?? [name(relation)]

/** Whether one has a boyfriend is asked of the status, of the others whether there is one. */
const STATUS = new Set(['boyfriend', 'girlfriend', 'partner', 'spouse', 'wife', 'husband'])

/** Those who treat one are asked for like a doctor. */
const DOCTORS = ['dentist', 'shrink', 'psychiatrist', 'psychologist', 'physio']
const WORDS = new Map([...KIN].filter(([, relation]) => relation !== 'pet'))
for (const doctor of DOCTORS) WORDS.set(doctor, 'doctor')

/** Do I have one, how many: `family.brother`. */
const existing: SlotQuestion = {
  ...slot(
    `${EXISTS}(?<what>(?!(?:${ANY_WORD})\\b)[a-z-]+(?: [a-z-]+){0,2})\\b(?<!\\b(?:her|his|their) baby)`,
  ),
  slotsOf(what) {
    const relation = firstPhrase(WORDS, what)
    return relation === undefined || STATUS.has(relation) ? [] : slotsOf(relation)
  },
}

/** Who is my boss: the name under that relation answers. */
const whoIs: SlotQuestion = {
  ...slot(
    `\\b(?:who|who's|whos|who're|^name|^list)(?: (?:is|are|was|were|did (?:i|you) say))? ${MY} (?<what>[a-z-]+(?: [a-z-]+){0,4})(?!')\\b`,
  ),
  slotsOf(what) {
    const words = what.split(' ')
    const at = words.findLastIndex(
      (_word, index) => firstPhrase(WORDS, words.slice(index).join(' ')) !== undefined,
    )
    const relation = firstPhrase(WORDS, words.slice(at).join(' '))
    const after = words[at + 1] ?? ''
    const isPartOfMore = /^(?:[a-z]+ing|[a-z]+ed|friends?|with|in|at)$/u.test(after)
    return relation === undefined || at > 2 || isPartOfMore ? [] : [...slotsOf(relation), 'name']
  },
}

/** Whom one knows. Most specific first. */
export const peopleQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:only child|brothers? (?:or|and) sisters?|sisters? (?:or|and) brothers?)\\b`,
    ...slotsOf('sibling'),
  ),
  slot(`\\b${AM} ${I} (?:already )?an? (?:aunt|auntie|uncle)\\b`, 'family.niece', 'family.nephew'),
  slot(`\\b${AM} ${I} (?:already )?an? (?:parent|dad|father|mum|mom|mother)\\b`, ...slotsOf('child')),
  slot(
    `\\b(?:is|are) (?:both )?(?:of )?${MY} (?:(?:[a-z]+ )?(?:grand(?:father|mother|parents|pa|ma|dad)|mother|father|mum|mom|dad|parents|granny|nana)) (?:still )?(?:alive|living|around|with us|dead)\\b|\\b${MY} (?:grand[a-z]+|parents|mum|mom|dad|mother|father) (?:is|are) (?:still )?(?:alive|living|around|with us)\\b`,
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
  slot(
    `\\bwho (?:did i say )?(?:lives|is living) next ?door\\b|\\bnext-?door neighbou?r`,
    'relation.neighbor',
    'name',
  ),
  slot(
    `\\bwho(?: is|'s|s)? (?:teaches|taught|teaching|coaches|coaching|tutors|tutoring|mentors) (?:me|us|my [a-z]+)\\b(?! (?:how )?to\\b)`,
    'relation.teacher',
    'name',
  ),
  slot(
    `\\bwho (?:do|did|am) (?:i|we) (?:shar(?:e|ing) (?:a|the|my) (?:room|flat|house|apartment) with|room(?:ing)? with)\\b`,
    'living_situation',
    'relation.roommate',
  ),
  whoIs,
  existing,
]
