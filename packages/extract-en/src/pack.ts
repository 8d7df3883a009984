import { defineLanguagePack } from '@recollect/core/language-pack'
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
import { dietKeeps } from './rules/diet-keeps.ts'
import { dislikesPhrase } from './rules/dislikes-phrase.ts'
import { dislikes } from './rules/dislikes.ts'
import { education } from './rules/education.ts'
import { ended } from './rules/ended.ts'
import { employer } from './rules/employer.ts'
import { eventDated } from './rules/event-dated.ts'
import { eventKin } from './rules/event-kin.ts'
import { eventLife } from './rules/event-life.ts'
import { eventThing } from './rules/event-thing.ts'
import { eventTold } from './rules/event-told.ts'
import { eventTravel } from './rules/event-travel.ts'
import { eventHappened } from './rules/event-happened.ts'
import { experience } from './rules/experience.ts'
import { familyNamed } from './rules/family-named.ts'
import { familyTold } from './rules/family-told.ts'
import { family } from './rules/family.ts'
import { favoriteNamed } from './rules/favorite-named.ts'
import { favoritePhrase } from './rules/favorite-phrase.ts'
import { favorite } from './rules/favorite.ts'
import { fears } from './rules/fear.ts'
import { field } from './rules/field.ts'
import { generic } from './rules/generic.ts'
import { goalMine } from './rules/goal-mine.ts'
import { goalsTold } from './rules/goal-told.ts'
import { goalWant } from './rules/goal-want.ts'
import { habitIntake } from './rules/habit-intake.ts'
import { habitTold } from './rules/habit-told.ts'
import { habitGiven } from './rules/habit-given.ts'
import { habitWays } from './rules/habit-ways.ts'
import { habit } from './rules/habit.ts'
import { health } from './rules/health.ts'
import { healthTold } from './rules/health-told.ts'
import { heritage } from './rules/heritage.ts'
import { hobbyMakes } from './rules/hobby-makes.ts'
import { hobbyWays } from './rules/hobby-ways.ts'
import { hobby } from './rules/hobby.ts'
import { hometown } from './rules/hometown.ts'
import { idioms } from './rules/idiom.ts'
import { identity } from './rules/identity.ts'
import { income } from './rules/income.ts'
import { introList } from './rules/intro-list.ts'
import { intro } from './rules/intro.ts'
import { languageFirst } from './rules/language-first.ts'
import { likesPhrase } from './rules/likes-phrase.ts'
import { likes } from './rules/likes.ts'
import { living } from './rules/living.ts'
import { locationMoves } from './rules/location-move.ts'
import { location } from './rules/location.ts'
import { locationTold } from './rules/location-told.ts'
import { nameIam } from './rules/name-i-am.ts'
import { nameIs } from './rules/name-is.ts'
import { nameKin } from './rules/name-kin.ts'
import { nickname } from './rules/nickname.ts'
import { occupationIs } from './rules/occupation-is.ts'
import { occupationWork } from './rules/occupation-work.ts'
import { personTold } from './rules/person-told.ts'
import { petsLost } from './rules/pet-lost.ts'
import { personality } from './rules/personality.ts'
import { plansTold } from './rules/plan-told.ts'
import { plans } from './rules/plan.ts'
import { possessions } from './rules/possessions.ts'
import { preferenceWays } from './rules/preference-ways.ts'
import { preference } from './rules/preference.ts'
import { project } from './rules/project.ts'
import { record } from './rules/record.ts'
import { relationshipStatus } from './rules/relationship-status.ts'
import { relationshipTold } from './rules/relationship-told.ts'
import { skillWays } from './rules/skill-ways.ts'
import { skill } from './rules/skill.ts'
import { stoppedDoing } from './rules/stopped.ts'
import { switchedHabits } from './rules/switched.ts'
import { tenureTold } from './rules/tenure-told.ts'
import { userType } from './rules/user-type.ts'
import { thingsTold } from './rules/things-told.ts'
import { usesNamed } from './rules/uses-named.ts'
import { uses } from './rules/uses.ts'
import { significance } from './significance.ts'
import { segment } from './segment.ts'
import { times } from './time/reader.ts'

const VERSION = '0.1.0'

/** The only place rules are registered. Their priority decides; ties keep this order. */
const rules: readonly ExtractionRule[] = [
  ...nameIs,
  ...nickname,
  ...heritage,
  ...personTold,
  ...locationTold,
  relationshipTold,
  ...thingsTold,
  ...healthTold,
  tenureTold,
  ...languageFirst,
  nameIam,
  ...nameKin,
  field,
  ...contact,
  ...location,
  ...stoppedDoing,
  ...switchedHabits,
  ...ended,
  ...petsLost,
  ...locationMoves,
  ...hometown,
  occupationIs,
  ...occupationWork,
  ...employer,
  ...education,
  ...identity,
  intro,
  introList,
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
  ...familyTold,
  ...favorite,
  ...favoriteNamed,
  ...favoritePhrase,
  ...preference,
  ...preferenceWays,
  ...likes,
  ...likesPhrase,
  ...dislikes,
  ...dislikesPhrase,
  ...fears,
  ...idioms,
  ...hobby,
  ...hobbyWays,
  ...hobbyMakes,
  ...skill,
  ...skillWays,
  habitTold,
  habitIntake,
  ...habit,
  ...habitGiven,
  ...habitWays,
  dietEat,
  ...dietKeeps,
  ...goalMine,
  ...plans,
  ...goalWant,
  ...project,
  ...experience,
  ...living,
  eventKin,
  eventTravel,
  ...eventHappened,
  ...eventLife,
  eventDated,
  ...eventThing,
  eventTold,
  ...plansTold,
  ...goalsTold,
  ...record,
  affiliation,
  income,
  ...belief,
  uses,
  ...usesNamed,
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
    times,
  })
}
