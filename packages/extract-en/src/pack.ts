import { defineLanguagePack } from '@recollect/core'
import type { ExtractionRule, LanguagePack } from '@recollect/core'
import { answers } from './answers/templates.ts'
import { fold, score } from './detect.ts'
import { contentWords, stopwords } from './query/stopwords.ts'
import { pronouns } from './query/pronouns.ts'
import { synonyms } from './query/synonyms.ts'
import { tokenizer, wordsOf } from './query/tokenize.ts'
import { variants } from './query/variants.ts'
import { questions } from './questions/index.ts'
import { refiners } from './refiners/index.ts'
import { affiliation } from './rules/affiliation.ts'
import { ageGender } from './rules/age-gender.ts'
import { belief } from './rules/belief.ts'
import { body } from './rules/body.ts'
import { contact } from './rules/contact.ts'
import { device } from './rules/device.ts'
import { dietEat } from './rules/diet-eat.ts'
import { dislikes } from './rules/dislikes.ts'
import { education } from './rules/education.ts'
import { ended } from './rules/ended.ts'
import { employer } from './rules/employer.ts'
import { eventDated } from './rules/event-dated.ts'
import { eventKin } from './rules/event-kin.ts'
import { eventLife } from './rules/event-life.ts'
import { eventTravel } from './rules/event-travel.ts'
import { experience } from './rules/experience.ts'
import { familyNamed } from './rules/family-named.ts'
import { family } from './rules/family.ts'
import { favoriteNamed } from './rules/favorite-named.ts'
import { favorite } from './rules/favorite.ts'
import { field } from './rules/field.ts'
import { generic } from './rules/generic.ts'
import { goalMine } from './rules/goal-mine.ts'
import { goalWant } from './rules/goal-want.ts'
import { habitIntake } from './rules/habit-intake.ts'
import { habitTold } from './rules/habit-told.ts'
import { habit } from './rules/habit.ts'
import { health } from './rules/health.ts'
import { hobby } from './rules/hobby.ts'
import { hometown } from './rules/hometown.ts'
import { identity } from './rules/identity.ts'
import { income } from './rules/income.ts'
import { likes } from './rules/likes.ts'
import { living } from './rules/living.ts'
import { locationMoves } from './rules/location-move.ts'
import { location } from './rules/location.ts'
import { nameIam } from './rules/name-i-am.ts'
import { nameIs } from './rules/name-is.ts'
import { nameKin } from './rules/name-kin.ts'
import { nickname } from './rules/nickname.ts'
import { occupationIs } from './rules/occupation-is.ts'
import { occupationWork } from './rules/occupation-work.ts'
import { petsLost } from './rules/pet-lost.ts'
import { personality } from './rules/personality.ts'
import { plans } from './rules/plan.ts'
import { possessions } from './rules/possessions.ts'
import { preference } from './rules/preference.ts'
import { project } from './rules/project.ts'
import { record } from './rules/record.ts'
import { relationshipStatus } from './rules/relationship-status.ts'
import { skill } from './rules/skill.ts'
import { stoppedDoing } from './rules/stopped.ts'
import { userType } from './rules/user-type.ts'
import { uses } from './rules/uses.ts'
import { significance } from './significance.ts'
import { segment } from './segment.ts'

const VERSION = '0.1.0'

/** The only place rules are registered. Their priority decides; ties keep this order. */
export const rules: readonly ExtractionRule[] = [
  ...nameIs,
  ...nickname,
  nameIam,
  ...nameKin,
  field,
  ...contact,
  ...location,
  ...stoppedDoing,
  ...ended,
  ...petsLost,
  ...locationMoves,
  ...hometown,
  occupationIs,
  ...occupationWork,
  ...employer,
  ...education,
  ...identity,
  ...ageGender,
  ...relationshipStatus,
  ...personality,
  ...userType,
  ...body,
  ...health,
  ...device,
  ...possessions,
  ...family,
  ...familyNamed,
  ...favorite,
  ...favoriteNamed,
  ...preference,
  ...likes,
  ...dislikes,
  ...hobby,
  ...skill,
  habitTold,
  habitIntake,
  ...habit,
  dietEat,
  ...goalMine,
  ...plans,
  ...goalWant,
  ...project,
  ...experience,
  ...living,
  eventKin,
  eventTravel,
  ...eventLife,
  eventDated,
  ...record,
  affiliation,
  income,
  belief,
  uses,
  // Last: values whose slot only the conversation knows.
  ...generic,
]

export interface EnglishOptions {
  /** Ids of rules to leave out (`en/likes.like`). */
  readonly without?: readonly string[]
  /** Rules of your own, beside those of the pack. */
  readonly extraRules?: readonly ExtractionRule[]
}

/** The English language pack. */
export function english(options: EnglishOptions = {}): LanguagePack {
  const without = new Set(options.without ?? [])
  return defineLanguagePack({
    specVersion: 1,
    language: 'en',
    version: VERSION,
    score,
    fold,
    tokenizer,
    words: wordsOf,
    variants,
    segment,
    rules: [...rules.filter((rule) => !without.has(rule.id)), ...(options.extraRules ?? [])],
    refiners,
    questions,
    lexicon: { stopwords, contentWords, pronouns, synonyms },
    answers,
    significance,
  })
}
