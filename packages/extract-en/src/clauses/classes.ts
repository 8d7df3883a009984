import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import { inLexicon } from '../text/state.ts'
import { ANIMALS, BREEDS } from '../lexicon/pets/animals.ts'
import { EMPLOYERS } from '../lexicon/work/employers.ts'
import {
  BODY_PARTS,
  CARE,
  DIETS,
  DWELLINGS,
  FAITHS,
  FIELDS_OF_STUDY,
  NO_THING,
  SCHOOLS,
  TROUBLES,
  WORKPLACES,
  MODELS,
  NO_PETS,
} from '../lexicon/grammar/noun-classes.ts'
import { POSSESSIVES } from '../lexicon/grammar/grammar.ts'
import * as heads from '../lexicon/grammar/noun-heads.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { INSTRUMENTS, SPORTS } from '../lexicon/pastimes/leisure.ts'
import { MEDICINES } from '../lexicon/health/medicines.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { ETHNICITIES, LANGUAGES, NATIONALITIES, RELIGIONS, ZODIAC } from '../lexicon/self/nationalities.ts'
import { INDUSTRIES, NOT_OCCUPATIONS, OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { PASTIMES } from '../lexicon/pastimes/pastimes.ts'
import { NOT_PLACES, PLACES } from '../lexicon/home/places.ts'
import { SELF_LABELS, TRAITS } from '../lexicon/self/self-labels.ts'
import { POSSESSIONS } from '../lexicon/things/things.ts'
import { TECH, TOOLS } from '../lexicon/study/tools.ts'
import { VAGUE } from '../lexicon/grammar/vague.ts'
import { deviceFacet, isVehicle } from '../text/device.ts'
import { petKind } from '../text/pet.ts'
import { bareHeaded, headed } from './checks.ts'
import type { Check } from './checks.ts'
import { KINDS } from './kinds.ts'
import { isCapital, isUnknown } from './name.ts'
import { isTime } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import type { Said } from './said.ts'

const hasCapital = (said: Said, { from, to }: Phrase): boolean => {
  for (let at = from; at < to; at++) if (isCapital(said, at)) return true
  return false
}
const SMALL_PLACE =
  /\b(?:town|city|village|suburb|suburbs|country|countryside|coast|island|neighbou?rhood|area|downtown|county|state|province|valley|mountains|woods|burbs|sticks|boonies|city cent(?:re|er))$/u

const isPerson: Check = ({ key, head }) =>
  GIVEN_NAMES.has(key) ||
  KIN.has(head) ||
  KIN.has(head.replace(/s$/u, '')) ||
  /^(?:people|ppl|person|man|woman|guy|girl|lady|someone|teens|teenagers|students|clients|families|adults|women|men|girls|boys|patients|seniors|toddlers|veterans|youth)$/u.test(
    head,
  )
const isVague: Check = ({ key, head }) => VAGUE.has(key) || VAGUE.has(head) || NO_THING.has(head)
const isKnownPlace: Check = ({ key, head }) => PLACES.has(key) || PLACES.has(head)

const isPlace: Check = (phrase, said) => {
  const { key, head, det } = phrase
  // "Moved to another state" does not say which.
  const isVagueArea = /^(?:another|other|different|any|some|every)$/u.test(det)
  if (isKnownPlace(phrase, said) || SMALL_PLACE.test(key)) return !NOT_PLACES.has(key) && !isVagueArea
  if (NOT_PLACES.has(key) || NOT_PLACES.has(head) || isTime(phrase) || isPerson(phrase, said)) return false
  if (DWELLINGS.has(head) || WORKPLACES.has(head) || isVague(phrase, said)) return false
  if (said.words[phrase.to]?.key === "'s") return false
  if (hasCapital(said, phrase)) return isCapital(said, phrase.to - 1)
  return det === '' && key.split(' ').length <= 2 && key.split(' ').every(isUnknown)
}

const isOrganisation: Check = (phrase, said) => {
  const { key, head, det } = phrase
  if (
    isTime(phrase) ||
    isVague(phrase, said) ||
    isPerson(phrase, said) ||
    PLACES.has(key) ||
    INDUSTRIES.has(key)
  )
    return false
  if (
    EMPLOYERS.has(key) ||
    WORKPLACES.has(head) ||
    WORKPLACES.has(head.replace(/s$/u, '')) ||
    SCHOOLS.has(head)
  )
    return true
  return hasCapital(said, phrase) || (det === '' && isUnknown(head))
}

const JOB_ENDING =
  /(?:ologist|ician|ographer|keeper|worker|maker|driver|writer|teacher|manager|engineer|therapist|analyst|assistant|consultant|technician|specialist|designer|developer|instructor|operator|inspector|officer|coordinator|supervisor|attendant|salesman|contractor|installer|trainer|cleaner|nurse|tech|mechanic|clerk|planner|advisor|adviser|administrator|auditor|agent|broker|monger|smith|wright|herder|trucker|welder|roofer|plasterer|fitter|joiner|apprentice)s?$/u
const NO_JOB =
  /^(?:good|hard|great|fast|slow|bad|terrible|best|better|big|night|early|light|heavy|team|screen|chain|nervous|fair|free) /u

const isJob: Check = ({ key, head, det }) =>
  !NOT_OCCUPATIONS.has(key) &&
  !key.includes("'s") &&
  !POSSESSIVES.has(det) &&
  !NO_JOB.test(key) &&
  (inLexicon(OCCUPATIONS, key) || JOB_ENDING.test(head))

const isAnimal: Check = ({ key, head }) => {
  const last = head.replace(/(?:ies)$/u, 'y').replace(/s$/u, '')
  if (NO_PETS.has(key)) return false
  return (
    inLexicon(ANIMALS, key) ||
    inLexicon(BREEDS, key) ||
    petKind(head) !== undefined ||
    petKind(last) !== undefined ||
    (/^(?:mix|mutt|rescue|cross|mixes)$/u.test(head) && key.includes(' ')) ||
    key === 'mutt'
  )
}

const isIllness: Check = ({ key, head }) =>
  !key.includes(' of ') &&
  (inLexicon(CONDITIONS, key.replace(/ type [12]$/u, '')) ||
    /(?:itis|osis|emia|aemia|algia|pathy|phobia|plegia|roma)$/u.test(head) ||
    /\b(?:disease|syndrome|disorder|cancer|tumou?r|arthritis|diabetes|surgery|infection|deficiency|hernia|fracture|concussion|stent|pacemaker)$/u.test(
      key,
    ))

const isThing: Check = (phrase, said) => !isVague(phrase, said) && !isPerson(phrase, said) && !isTime(phrase)

/** "A little harmonica", "a bit of French". */
const isSome = (key: string, head: string, list: ReadonlySet<string>): boolean =>
  list.has(head) &&
  /^(?:a )?(?:little|bit|lot|some|bad|decent|basic|broken|fluent|mean|spot)(?: bit)?(?: of)? [a-z]+$/u.test(
    key,
  )

const CONDITION_WORDS = new Set(['celiac', 'coeliac', 'epileptic', 'anemic', 'anaemic'])
const AGES =
  /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|(?:thir|four|fif|six|seven|eigh|nine)teen|eleven|twelve|ten|nine|eight|seven|six|five|four|three|two)$/u

const CLASSES: Names<Check> = byName<Check>({
  ...KINDS,
  PLACE: isPlace,
  SUREPLACE: (phrase, said) =>
    isPlace(phrase, said) && (isKnownPlace(phrase, said) || hasCapital(said, phrase)),
  KNOWNPLACE: (phrase, said) => isKnownPlace(phrase, said) && !NOT_PLACES.has(phrase.key),
  ORG: isOrganisation,
  WORKPLACE: ({ head }) => WORKPLACES.has(head),
  EMPLOYER: ({ key }) => EMPLOYERS.has(key),
  JOB: isJob,
  FIELD: ({ key, head }) => INDUSTRIES.has(key) || FIELDS_OF_STUDY.has(key) || FIELDS_OF_STUDY.has(head),
  STUDY: ({ key, head }) => FIELDS_OF_STUDY.has(key) || FIELDS_OF_STUDY.has(head),
  PERSON: isPerson,
  NAME: ({ from, to }, said) =>
    to === from + 1 && (GIVEN_NAMES.has(said.words[from]?.key ?? '') || isCapital(said, from)),
  ANIMAL: isAnimal,
  VEHICLE: ({ key, head }) =>
    !/ of |(?:bus|train|tram|subway|metro|plane|ferry|lift|rides?)$/u.test(key) &&
    (isVehicle(key) || MODELS.has(head) || MODELS.has(key)),
  DEVICE: ({ key }) => deviceFacet(key) !== null,
  ILLNESS: isIllness,
  UNWELL: ({ key }) => inLexicon(HEALTH_ADJECTIVES, key) || CONDITION_WORDS.has(key),
  WELL: ({ key }) =>
    /^(?:[a-z]+[ -]free|sober|in remission)$/u.test(key) &&
    /^(?:cancer|seizure|symptom|pain|tumou?r|migraine|sober|in)/u.test(key),
  MASS: ({ key }) =>
    /^(?:\d{1,3}(?:\.\d)?|(?:thir|four|fif|six|seven|eigh|nine)teen|eight|nine|ten|eleven|twelve|twenty) ?(?:kgs?|kilos?|lbs?|pounds|stone|st)\b/u.test(
      key,
    ),
  DRUG: ({ key }) => inLexicon(MEDICINES, key),
  DIET: ({ key }) => inLexicon(DIETS, key),
  SPORT: ({ key, head }) => inLexicon(SPORTS, key) || isSome(key, head, SPORTS),
  PASTIME: ({ key }) => inLexicon(PASTIMES, key) || inLexicon(SPORTS, key),
  INSTRUMENT: ({ key, head }) => inLexicon(INSTRUMENTS, key) || isSome(key, head, INSTRUMENTS),
  LANGUAGE: ({ key, head }) => inLexicon(LANGUAGES, key) || isSome(key, head, LANGUAGES),
  SCHOOL: ({ head }) => SCHOOLS.has(head),
  TECH: ({ key }) => inLexicon(TECH, key) || inLexicon(TOOLS, key),
  NATION: ({ key }) => NATIONALITIES.has(key),
  ETHNIC: ({ key }) => ETHNICITIES.has(key),
  PHOBIC: ({ key }) => key.endsWith('phobic'),
  FAITH: ({ key }) => inLexicon(RELIGIONS, key) || FAITHS.has(key),
  SIGN: ({ key }) => ZODIAC.has(key),
  TRAIT: ({ key, head }) => TRAITS.has(key) || TRAITS.has(head),
  LABEL: ({ key }) => inLexicon(SELF_LABELS, key),
  POSSESSION: ({ key }) => inLexicon(POSSESSIONS, key),
  DWELLING: ({ key, head }) => DWELLINGS.has(head) || /fixer[ -]upper$/u.test(key),
  BODY: ({ head }) => BODY_PARTS.has(head) || BODY_PARTS.has(head.replace(/s$/u, '')),
  TROUBLE: ({ key, head }) => TROUBLES.has(head) && key.split(' ').some((word) => BODY_PARTS.has(word)),
  MONEY: ({ key }) => /\d/u.test(key) && /(?:^[$£€]|k$|grand$|dollars|euros?|pounds|quid|\d{4,})/u.test(key),
  HEIGHT: ({ key }) => /^(?:\d'\d{0,2}|\d{3} ?cm|\d[.,]\d\d ?m)"?$/u.test(key),
  PROPER: (phrase, said) => hasCapital(said, phrase) && !isPerson(phrase, said),
  GRADE: ({ key }) =>
    /^(?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade(?:rs?)?|special ed|pre-?k|kindergarten|reception|primary|middle school|high school|elementary|year \d+|preschool)(?: [a-z]+)?$/u.test(
      key,
    ),
  SUPPLEMENT: ({ key }) =>
    /\b(?:vitamins?|supplements?|creatine|magnesium|probiotics?|fish oil|melatonin|collagen|birth control|the pill|insulin|iron|turmeric|ashwagandha|protein powder)\b/u.test(
      key,
    ),
  NUMBER: ({ key }) => /^\d{1,3}(?:\.\d)?$/u.test(key) || AGES.test(key),
  MAKE: (phrase, said) =>
    hasCapital(said, phrase) && /^(?:an?|the|my|our)?$/u.test(phrase.det) && isThing(phrase, said),
  COMMUTE: ({ key, det }) => det === '' && /^(?:work|school|uni|college|campus|the office)$/u.test(key),
  CARE: ({ key }) => CARE.has(key),
  FORCE: ({ head }) =>
    /^(?:army|navy|marines|police|force|guard|railways|buses|rigs|council|forces|raf|reserves)$/u.test(head),
  CLUB: (phrase, said) =>
    heads.CLUBS.has(phrase.head) && phrase.key !== 'team' && phrase.det !== 'your' && !isPerson(phrase, said),
  RACE: headed(heads.RACES),
  PRIZE: headed(heads.PRIZES),
  EXAM: headed(heads.EXAMS),
  OPERATION: headed(heads.OPERATIONS),
  CRAFT: bareHeaded(heads.CRAFTS),
  CROP: bareHeaded(heads.CROPS),
  TRADE: bareHeaded(heads.TRADE_GOODS),
  DRIVEN: headed(heads.DRIVEN),
  DELIVERED: bareHeaded(heads.DELIVERED),
  BEAUTY: bareHeaded(heads.BEAUTY),
  DRINK: bareHeaded(heads.DRINKS),
  SMOKE: bareHeaded(heads.SMOKES),
  GENRE: bareHeaded(heads.GENRES),
  FITTING: headed(heads.FITTINGS),
  AID: headed(heads.AIDS),
  RIDE: (phrase, said) => /^(?:an?|my)$/u.test(phrase.det) && CLASSES['MAKE']?.(phrase, said) === true,
  WORSHIP: bareHeaded(heads.WORSHIP),
  BELIEF: headed(heads.BELIEFS),
  AILING: ({ key, head }) =>
    (BODY_PARTS.has(head) || BODY_PARTS.has(head.replace(/s$/u, ''))) &&
    heads.AILING.has(key.split(' ').at(-2) ?? ''),
  TIME: isTime,
  THING: isThing,
  KIN: ({ head }) => KIN.has(head) && KIN.get(head) !== 'pet',
})

const COUNTABLE: ReadonlySet<string> = new Set([
  'FITTING',
  'CLUB',
  'ANIMAL',
  'KIN',
  'VEHICLE',
  'DEVICE',
  'POSSESSION',
  'DWELLING',
  'WORKPLACE',
  'BODY',
])
/** Classes that words of time may be of. */
const TIMELY: ReadonlySet<string> = new Set(['TIME', 'COMMUTE', 'SHIFT', 'CLOCK'])
const POINTING = /^(?:this|that|these|those|such)$/u

/** Whether a phrase is of one of the classes, and of none of those denied (`!TIME`). A phrase of time is of no class but TIME. */
export function isOf(classes: readonly string[], phrase: Phrase, said: Said): boolean {
  // "This city", "those colors" point at what the words do not hold.
  if (POINTING.test(phrase.det) || phrase.det === 'your') return false
  // "Rid of the hamster", "a shed full of bikes": the last word is not what is spoken of.
  if (phrase.key.includes(' of ') && classes.some((one) => COUNTABLE.has(one))) return false
  const denied = classes.filter((one) => one.startsWith('!')).map((one) => one.slice(1))
  const wanted = classes.filter((one) => !one.startsWith('!'))
  if (denied.some((one) => CLASSES[one]?.(phrase, said))) return false
  if (wanted.length === 0) return isThing(phrase, said)
  return wanted.some((one) => (TIMELY.has(one) || !isTime(phrase)) && CLASSES[one]?.(phrase, said) === true)
}
