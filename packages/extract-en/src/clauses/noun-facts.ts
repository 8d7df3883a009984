import { HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { NATIONALITIES } from '../lexicon/self/nationalities.ts'
import { BE, OWN_POSSESSIVES } from '../lexicon/grammar/grammar.ts'
import { petKind } from '../text/pet.ts'
import { DIETS, MODELS } from '../lexicon/grammar/noun-classes.ts'
import { wordSet } from '../lexicon/grammar/words.ts'
import { heldFacts } from './held.ts'
import { kinBirthday } from './birthday.ts'
import { companyFacts } from './company.ts'
import { namedFirst } from './name-first.ts'
import { isMark } from './words.ts'
import { isOf } from './classes.ts'
import { phraseAt } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'
import { isMeant, kinAt } from './kin.ts'
import type { Kin } from './kin.ts'

/** What stands between "my" and the relation: "my diabetic mother", "my 5 year old son", "my Irish gran". */
function described({ words }: Said, kin: Kin): readonly DomainFact[] {
  const base = { entity: `user.${kin.relation}`, at: kin.from, granted: true } as const
  const facts: DomainFact[] = []
  for (let at = kin.from + 1; at < kin.at; at++) {
    const key = words[at]?.key ?? ''
    const one = { ...base, from: at, to: at + 1 }
    const next = words[at + 1]?.key ?? ''
    if (HEALTH_ADJECTIVES.has(key)) facts.push({ ...one, slot: 'health', domain: 'health' })
    else if (DIETS.has(key)) facts.push({ ...one, slot: 'diet', domain: 'health' })
    else if (NATIONALITIES.has(key)) facts.push({ ...one, slot: 'nationality', domain: 'living' })
    else if (/^\d{1,2}$/u.test(key) && /^(?:months?|weeks?)$/u.test(next))
      facts.push({ ...one, to: at + 2, slot: 'age', domain: 'family' })
    else if (/^\d{1,2}$/u.test(key) && /^(?:years?|yrs?|yr|yo)$/u.test(next))
      facts.push({ ...one, slot: 'age', domain: 'family' })
    else if (/^\d{1,2}-(?:years?|yrs?|yr)-old$/u.test(key))
      facts.push({ ...one, slot: 'age', domain: 'family', value: key.split('-')[0] ?? '' })
  }
  return facts
}

/** "Met my ex in Tampa": where it happened. */
const HAPPENS = /^(?:met|meet|into|saw|with|married|lost|left|took|take|taking|dropped|and|on|had)$/u

function placed(said: Said, kin: Kin): readonly DomainFact[] {
  if (HAPPENS.test(said.words[kin.from - 1]?.key ?? '')) return []
  const preposition = said.words[kin.end]?.key ?? ''
  const direction = /^(?:over|up|down|out|back)$/u.test(preposition) ? 1 : 0
  if (!/^(?:in|from)$/u.test(said.words[kin.end + direction]?.key ?? '')) return []
  const phrase = phraseAt(said.words, kin.end + direction + 1)
  const isIn = said.words[kin.end + direction]?.key === 'in'
  if (!phrase || !isIn || !isOf(['PLACE'], phrase, said)) return []
  return [
    {
      entity: `user.${kin.relation}`,
      at: kin.from,
      slot: 'location',
      domain: 'living',
      from: phrase.from,
      to: phrase.to,
      granted: true,
    },
  ]
}

function named(said: Said, kin: Kin): readonly DomainFact[] {
  // "Is my manager Sandra?" asks for the name.
  if (kin.name < 0 || BE.has(said.words[kin.from - 1]?.key ?? '')) return []
  const kind = kin.relation === 'pet' ? petKind(said.words[kin.at]?.key) : undefined
  return [
    {
      entity: `user.${kin.relation}`,
      at: kin.from,
      slot: 'name',
      domain: 'family',
      from: kin.name,
      to: kin.name + 1,
      granted: true,
      ...(kind !== undefined && { facet: kind }),
    },
  ]
}

/** Treatment that "my" makes one's own: "my blood thinners". */
const TREATMENTS = wordSet(
  'blood thinners, antidepressants, statins, insulin, chemo, chemotherapy, dialysis, radiotherapy, inhaler, epipen, insulin pump, cpap, pacemaker, hearing aids, hearing aid, wheelchair',
)

const ALLERGY = /^(?:allergy|allergies|intolerance)$/u

/** "My son's nut allergy", "my asthma". */
function ailment(said: Said, phrase: Phrase, entity: string, at: number): readonly DomainFact[] {
  const base = { entity, at, domain: 'health', granted: true } as const
  if (TREATMENTS.has(phrase.key) || isOf(['DRUG'], phrase, said))
    return [{ ...base, slot: 'health', from: phrase.from, to: phrase.to }]
  if (ALLERGY.test(phrase.head) && phrase.to > phrase.from + 1)
    return [{ ...base, slot: 'allergy', from: phrase.from, to: phrase.to - 1 }]
  if (
    !isOf(['ILLNESS'], phrase, said) ||
    /^(?:surgery|stent|infection|stress|fatigue)$/u.test(phrase.head) ||
    (phrase.head === 'anxiety' &&
      !/^(?:has|is|'s|gets|got|makes|keeps)$/u.test(said.words[phrase.to]?.key ?? ''))
  )
    return []
  return [{ ...base, slot: 'health', from: phrase.from, to: phrase.to }]
}

/** "As someone with celiac": the speaker. */
function someoneWith(said: Said, at: number): readonly DomainFact[] {
  if (said.words[at]?.key !== 'as' || !/^(?:someone|somebody)$/u.test(said.words[at + 1]?.key ?? ''))
    return []
  const phrase = said.words[at + 2]?.key === 'with' ? phraseAt(said.words, at + 3) : null
  return phrase ? ailment(said, phrase, 'user', at) : []
}

/** Not where one lives. */
const NO_HOME =
  /\b(?:old|former|holiday|vacation|childhood|parents|mom's|dad's|summer|dream|first|second|rental|beach|hotel)\b/u
const HOMES =
  /^(?:flat|apartment|apt|house|home|place|condo|townhouse|studio|bungalow|duplex|balcony|garden|yard|backyard|street|block|neighbou?rhood|terrace|semi|room)$/u

/** "Our flat in Peckham", "my 2012 Corolla", "my Pixel 8". */
function owned(said: Said, phrase: Phrase, at: number): readonly DomainFact[] {
  const base = { entity: 'user', at, from: phrase.from, to: phrase.to, granted: true } as const
  const facts: DomainFact[] = [...ailment(said, phrase, 'user', at), ...heldFacts(said, phrase, 'user', at)]
  if (HOMES.test(phrase.head) && !NO_HOME.test(phrase.key)) facts.push(...homeCompany(said, phrase.to))
  if (HOMES.test(phrase.head) && !NO_HOME.test(phrase.key) && said.words[phrase.to]?.key === 'in') {
    const place = phraseAt(said.words, phrase.to + 1)
    if (place && isOf(['PLACE'], place, said))
      facts.push({
        ...base,
        slot: 'location',
        domain: 'living',
        from: place.from,
        to: place.to,
        ...(phrase.key.startsWith('new ') && { relation: 'updates' }),
      })
  }
  const isModel = MODELS.has(phrase.head) && !ALSO_WORDS.has(phrase.head)
  if (isModel && said.words[phrase.to]?.key !== "'s")
    facts.push({ ...base, slot: 'vehicle', domain: 'things', facet: 'car' })
  return facts
}
/** Models that are words themselves. */
const ALSO_WORDS = wordSet(
  'civic, accord, sierra, ram, mustang, focus, fiesta, escape, explorer, ranger, golf, polo, beetle, leaf, rogue, frontier, wrangler, suburban, bolt, volt, odyssey, pilot, fit, jazz, panda, defender, scooter, pickup, hatchback, sedan, suv, moped, camper, minivan, clio, superb, prius, impala, cherokee, tahoe, bronco, escort, motorbike, motorcycle, ute',
)

/** "Because of her diabetes", after one relative was named whom the pronoun fits. */
function theirAilment(said: Said, at: number): readonly DomainFact[] {
  const pronoun = POSSESSIVE.get(said.words[at]?.key ?? '')
  const phrase = pronoun === undefined ? null : phraseAt(said.words, at)
  if (pronoun === undefined || !phrase) return []
  for (let from = at - 1; from >= 0; from--) {
    const kin = kinAt(said, from, from === 0)
    if (kin) return isMeant(pronoun, kin.relation) ? ailment(said, phrase, `user.${kin.relation}`, at) : []
  }
  return []
}
const POSSESSIVE = new Map([
  ['his', 'he'],
  ['her', 'she'],
])

/** "Our flat in Peckham with two cats". */
function homeCompany(said: Said, from: number): readonly DomainFact[] {
  const place = said.words[from]?.key === 'in' ? phraseAt(said.words, from + 1) : null
  const at = place?.to ?? from
  return said.words[at]?.key === 'with' ? companyFacts(said, at) : []
}

/** "My dad, a retired cop, …". */
function apposed(said: Said, kin: Kin): readonly DomainFact[] {
  const comma = said.words[kin.end]?.key === ',' ? kin.end : -1
  const phrase = comma < 0 ? null : phraseAt(said.words, comma + 1)
  if (
    !phrase ||
    !/^an?$/u.test(phrase.det) ||
    said.words[phrase.to]?.key !== ',' ||
    !isOf(['JOB'], phrase, said)
  )
    return []
  return [
    {
      entity: `user.${kin.relation}`,
      at: kin.from,
      slot: 'occupation',
      domain: 'work',
      from: phrase.from,
      to: phrase.to,
    },
  ]
}

/** "Jonah (my roommate)", "Kayla my roommate is pregnant": the name goes first. */
function nameBefore(said: Said, at: number): readonly DomainFact[] {
  const before = said.words[at - 1]
  // Without a mark between, it is a name only where a clause begins.
  const next = said.words[at + 1]
  if (!isMark(next) && at > 0 && !isMark(before) && !/^(?:and|but|so|since)$/u.test(before?.key ?? ''))
    return []
  const kin = namedFirst(said, at)
  if (!kin) return []
  const name = { slot: 'name', domain: 'family', from: kin.name, to: kin.name + 1, granted: true }
  return [{ ...name, entity: `user.${kin.relation}`, at: kin.name }]
}

/** What noun phrases with "my" and "our" take for granted, wherever they stand. */
export function nounFacts(said: Said): readonly DomainFact[] {
  return said.words.flatMap(({ key }, at) => {
    if (key === 'as') return someoneWith(said, at)
    if (POSSESSIVE.has(key)) return theirAilment(said, at)
    const first = nameBefore(said, at)
    if (first.length > 0 || (!OWN_POSSESSIVES.has(key) && at > 0)) return first
    const kin = kinAt(said, at, at === 0)
    const next = said.words[kin?.end ?? 0]?.key ?? ''
    if (kin && (next !== "'s" || kin.name >= 0))
      return [...named(said, kin), ...described(said, kin), ...placed(said, kin), ...apposed(said, kin)]
    if (kin && next === "'s") {
      const thing = phraseAt(said.words, kin.end + 1)
      const ill = thing?.det === '' ? ailment(said, thing, `user.${kin.relation}`, at) : []
      const held = thing?.det === '' ? heldFacts(said, thing, `user.${kin.relation}`, at) : []
      return [...ill, ...held, ...kinBirthday(said, kin)]
    }
    const phrase = kin || !OWN_POSSESSIVES.has(key) ? null : phraseAt(said.words, at)
    return phrase ? owned(said, phrase, at) : []
  })
}
