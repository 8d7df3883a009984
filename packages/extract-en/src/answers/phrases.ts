import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { inLexicon } from '../text/state.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { INDUSTRIES, OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { keyOf } from '../text/capture.ts'
import { basePhrase, isDoing, isGerund } from './verbs.ts'
import type { Wording } from './wording.ts'
import { being, noun, told, verb } from './wording.ts'

/** A slot whose wording depends on what kind of words the value is. */
export type PhraseWording = (value: string) => Wording

const isVerb = (value: string) => basePhrase(value) !== null

const having = (what: string): Wording => ({
  is: '{S} [have|has] {a}.',
  not: '{S} [have|has] no {v}.',
  was: '{S} used to have {a}.',
  what,
})

/** "You wake up at six." */
const acting = (what: string): Wording => ({
  is: '{S} [{b}|{t}].',
  not: '{S} [do not|does not] {b}.',
  was: '{S} used to {b}.',
  what,
})

const among = (many: string): Wording => ({
  is: `{P} ${many} include {v}.`,
  not: `{P} ${many} do not include {v}.`,
  was: `{P} ${many} used to include {v}.`,
  what: `{p} ${many}`,
})

const STATES =
  /^(?:retired|unemployed|self-employed|self employed|jobless|between jobs|freelance|employed|laid off|fired)\b/u
const WHAT_JOB = '{p} job'
const WHAT_LOOKS = 'what {s} [look|looks] like'

const idle: Wording = {
  is: '{S} [work|works].',
  not: '{S} [do not|does not] work.',
  was: '{S} used to work.',
  what: WHAT_JOB,
}

const HAN = /\p{Script=Han}/u

const occupation: PhraseWording = (value) => {
  const key = keyOf(value)
  if (key === 'work') return idle
  if (STATES.test(key)) return { ...being('', '', 'used to be'), what: WHAT_JOB }
  if (isVerb(key)) return acting(WHAT_JOB)
  if (INDUSTRIES.has(key)) return verb('work in', 'works in', 'used to work in', WHAT_JOB, 'work in')
  // A Chinese word takes no article.
  const isTitle = inLexicon(OCCUPATIONS, key) || /(?:er|or|ist|ian|ant|man|woman)$/u.test(key)
  if (isTitle && !HAN.test(value))
    return {
      is: '{S} [are|is] {a}.',
      not: '{S} [are|is] not {a}.',
      was: '{S} used to be {a}.',
      what: WHAT_JOB,
    }
  return verb('work as', 'works as', 'used to work as', WHAT_JOB, 'work as')
}

const habit: PhraseWording = (value) => (isVerb(value) ? acting('{p} habits') : among('habits'))

const hobby: PhraseWording = (value) =>
  /,| and /u.test(value) ? among('hobbies') : { ...among('hobbies'), is: '{P} hobby is {v}.' }

const skill: PhraseWording = (value) =>
  isVerb(value)
    ? {
        is: '{S} can {b}.',
        not: '{S} cannot {b}.',
        was: '{S} used to be able to {b}.',
        what: '{p} skills',
      }
    : among('skills')

const health: PhraseWording = (value) => {
  if (inLexicon(HEALTH_ADJECTIVES, value)) return { ...being('', '', 'used to be'), what: '{p} health' }
  if (inLexicon(CONDITIONS, value)) return verb('have', 'has', 'used to have', '{p} health', 'have')
  return told('{p} health')
}

const FEATURE =
  /\b(?:hair|eyes?|skin|beard|moustache|mustache|tattoos?|freckles|dimples|nose|teeth|braces|scars?)$/u

const appearance: PhraseWording = (value) => {
  if (isVerb(value)) return acting(WHAT_LOOKS)
  return FEATURE.test(keyOf(value))
    ? verb('have', 'has', 'used to have', WHAT_LOOKS, 'have')
    : told(WHAT_LOOKS)
}

const living: PhraseWording = (value) => {
  const what = '{p} living situation'
  if (/^(?:alone|by |on |off |in |at |with )/iu.test(`${value} `))
    return verb('live', 'lives', 'used to live', what)
  if (/^(?:rent|shar)(?:e|ing)?\b/iu.test(value))
    return isVerb(value) ? acting(what) : { ...being('', '', '[were|was]'), what }
  return {
    is: '{S} [live|lives] in {a}.',
    not: '{S} [do not|does not] live in {a}.',
    was: '{S} used to live in {a}.',
    what,
  }
}

const diet: PhraseWording = (value) => {
  const what = '{p} diet'
  if (/diet$/iu.test(value))
    return {
      is: '{S} [follow|follows] {a}.',
      not: '{S} [do not|does not] follow {a}.',
      was: '{S} used to follow {a}.',
      what,
    }
  if (/^(?:vegan|vegetarian|pescatarian|flexitarian|omnivore|plant-based)$/iu.test(value))
    return { ...being('', '', 'used to be'), what }
  return isVerb(value) ? acting(what) : told(what)
}

const goal: PhraseWording = (value) => {
  if (isVerb(value)) return verb('want to', 'wants to', 'wanted to', '{p} goals', 'want to')
  if (isDoing(value)) return { ...being('', '', '[were|was]'), what: '{p} goals' }
  if (isGerund(value)) return verb('dream of', 'dreams of', 'used to dream of', '{p} goals', 'dream of')
  if (inLexicon(OCCUPATIONS, value))
    return {
      is: '{S} [want|wants] to be {a}.',
      not: '{S} [do not|does not] want to be {a}.',
      was: '{S} wanted to be {a}.',
      what: '{p} goals',
    }
  return told('{p} goals')
}

const plan: PhraseWording = (value) => {
  const what = '{p} plans'
  if (isVerb(value))
    return {
      is: '{S} [plan|plans] to {v}{w}.',
      not: '{S} [do not|does not] plan to {v}.',
      was: '{S} planned to {v}{w}.',
      what,
    }
  if (isGerund(value))
    return {
      is: '{S} [plan|plans] on {v}{w}.',
      not: '{S} [do not|does not] plan on {v}.',
      was: '{S} planned on {v}{w}.',
      what,
    }
  const plainly = told(what)
  return { ...plainly, is: plainly.is.replace('{v}', '{v}{w}') }
}

const PARTICIPLE =
  /^(?:been|seen|done|gone|met|won|run|flown|eaten|ridden|written|driven|had|made|lost|swum|taken|given|[a-z]+ed)\b/iu

const experience: PhraseWording = (value) =>
  PARTICIPLE.test(value)
    ? {
        is: '{S} [have|has] {v}.',
        not: '{S} [have|has] never {v}.',
        was: '{S} [have|has] {v}.',
        what: '{p} experience',
      }
    : told('{p} experience')

const STATUS =
  /^(?:single|married|engaged|divorced|separated|widowed|taken|dating|seeing|newlyweds?|in love)\b/iu

const relationship: PhraseWording = (value) => {
  const what = '{p} relationship status'
  if (STATUS.test(value)) return { ...being('', '', 'used to be'), what }
  if (/relationship$/iu.test(value)) return { ...being('', 'in a ', 'used to be'), what }
  if (/^(?:girlfriend|boyfriend|gf|bf|fianc\S{1,3})$/iu.test(value)) return having(what)
  return told(what)
}

/** Slots worded by what their value looks like. */
export const PHRASES: Names<PhraseWording> = byName({
  occupation: (value) => ({ ...occupation(value), left: '{S} [have|has] left {p} job.' }),
  habit,
  hobby,
  skill,
  health,
  appearance,
  living_situation: living,
  diet,
  goal,
  plan,
  experience,
  relationship_status: relationship,
  device: () => ({
    is: '{S} [use|uses] {a}.',
    not: '{S} [do not|does not] use {a}.',
    was: '{S} used to use {a}.',
    what: '{p} devices',
  }),
  owns: () => having('what {s} [own|owns]'),
  vehicle: () => ({ ...having('{p} vehicle'), left: '{S} no longer [have|has] a car.' }),
  pet: () => ({ ...having('{p} pets'), left: '{S} no longer [have|has] the animal.' }),
  education: () => told('{p} education'),
  birthday: () => noun('birthday'),
  project: () => ({
    is: '{S} [are|is] working on {v}.',
    not: '{S} [are|is] not working on {v}.',
    was: '{S} used to work on {v}.',
    what: '{p} project',
  }),
})
