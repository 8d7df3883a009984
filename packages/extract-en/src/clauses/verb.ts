import { ADVERBS, BE, DO, HAVE, MODALS } from '../lexicon/grammar/grammar.ts'
import { inflected } from './inflected.ts'
import type { Form, Inflected } from './inflected.ts'
import { baseForms } from '../query/morphology/base-forms.ts'
import { isMark } from './words.ts'
import type { Word } from './words.ts'

/** A verb with what is before it: who reads a clause asks here whether it is so, was so, or is no longer. */
export interface VerbGroup {
  readonly lemma: string
  readonly form: Form
  /** Position of the first word, of the verb itself, and of what follows it. */
  readonly from: number
  readonly at: number
  readonly end: number
  readonly negative: boolean
  /** Told of the past: "worked", "was", "used to work". */
  readonly past: boolean
  readonly perfect: boolean
  readonly progressive: boolean
  readonly can: boolean
  readonly future: boolean
  /** "No longer", "stopped", "used to". */
  readonly over: boolean
  /** "Started working". */
  readonly begun: boolean
  /** "Have to take": what one must do. */
  readonly must?: boolean
  /** The words stand without a subject's form of "be": "based in Leeds". */
  readonly bare: boolean
}

/** What is so done is not done. */
const HARDLY: ReadonlySet<string> = new Set([
  'not',
  'never',
  'seldom',
  'rarely',
  'hardly',
  'barely',
  'scarcely',
])

type Open = { -readonly [K in keyof VerbGroup]: VerbGroup[K] }

const start = (from: number): Open => ({
  lemma: '',
  form: 'base',
  from,
  at: from,
  end: from,
  negative: false,
  past: false,
  perfect: false,
  progressive: false,
  can: false,
  future: false,
  over: false,
  begun: false,
  bare: false,
})

/** A "be" that is not written, before the words at a position. */
export const bareBe = (at: number): VerbGroup => ({ ...start(at), lemma: 'be', bare: true })

const isAdverb = (key: string): boolean => ADVERBS.has(key) || (key.length > 4 && key.endsWith('ly'))

/** Past a word that changes nothing of what is said; notes denials. */
function skipped(words: readonly Word[], at: number, group: Open): number {
  let i = at
  for (;;) {
    const key = words[i]?.key ?? ''
    if (HARDLY.has(key)) group.negative = true
    else if (key === 'no' && words[i + 1]?.key === 'longer') {
      group.over = true
      i += 1
    } else if (key === 'no' && inflected(words[i + 1]?.key ?? '')?.form === 'base') group.negative = true
    else if (!isAdverb(key)) return i
    i += 1
  }
}

const PARTICIPLE = /(?:ed|en|wn|ne|ought|aught|ept|elt|ost|old|ade|eft|ung|ead|et)$/u
export const isParticiple = (key: string): boolean =>
  !/^(?:need|red|bed|speed|seed|weed|feed|shed|ten|men|garden|kitchen|chicken|children|one|phone|gone|drone|none|cold|old|bold|gold|most|cost|host|head|bread|lead|pet|vet|diet|cabinet|ticket|own|brown|clown|town|wet)$/u.test(
    key,
  ) &&
  (inflected(key)?.form === 'past' || (key.length > 3 && PARTICIPLE.test(key)))

/** "Has" says what happened, "is" what holds: "my dad's retired" is both, and read as it is. */
export const STATES: ReadonlySet<string> = new Set([
  'retired',
  'based',
  'married',
  'engaged',
  'divorced',
  'separated',
  'widowed',
  'named',
  'called',
  'born',
  'allergic',
  'obsessed',
  'addicted',
  'scared',
  'terrified',
  'pregnant',
  'disabled',
  'interested',
  'enrolled',
  'stationed',
  'deployed',
  'hooked',
  'employed',
  'diagnosed',
  'raised',
  'broken',
  'fractured',
  'sprained',
  'torn',
  'stuffed',
  'swollen',
  'registered',
  'qualified',
  'trained',
  'certified',
  'stressed',
  'worried',
  'excited',
  'bored',
  'tired',
  'involved',
  'wrecked',
  'shattered',
  'knackered',
  'busted',
])

const MAIN = (group: Open, lemma: string, form: Form, at: number): VerbGroup => ({
  ...group,
  lemma,
  form,
  at,
  end: at + 1,
})

/** Verbs that who learns English puts after "am". */
const LEARNERS = new Set([
  'live',
  'work',
  'study',
  'come',
  'have',
  'stay',
  'teach',
  'play',
  'speak',
  'own',
  'sell',
])

function afterBe(words: readonly Word[], at: number, group: Open): VerbGroup | null {
  const next = skipped(words, at + 1, group)
  const key = words[next]?.key ?? ''
  if (key === 'going' && words[next + 1]?.key === 'to') {
    group.future = true
    const verb = inflected(words[next + 2]?.key ?? '')
    return verb?.form === 'base' ? MAIN(group, verb.lemma, 'base', next + 2) : null
  }
  const learner = inflected(key)
  // "I am live in Hanoi", "I am work as cook".
  if (learner?.form === 'base' && LEARNERS.has(key)) return MAIN(group, learner.lemma, 'base', next)
  const verb = key.endsWith('ing') ? inflected(key) : null
  if (verb) return MAIN({ ...group, progressive: true }, verb.lemma, 'ing', next)
  return { ...MAIN(group, 'be', 'base', at), end: next }
}

/** "Has to take tablets": frames that say so read it. */
function obliged(words: readonly Word[], at: number, group: Open): VerbGroup | null {
  const verb = inflected(words[at]?.key ?? '')
  return verb?.form === 'base' && !group.negative && !group.past
    ? { ...MAIN(group, verb.lemma, 'base', at), must: true }
    : null
}

function afterHave(words: readonly Word[], at: number, group: Open): VerbGroup | null {
  const next = skipped(words, at + 1, group)
  const key = words[next]?.key ?? ''
  if (key === 'to') return obliged(words, next + 1, group)
  if (key === 'better') return null
  if (key === 'got')
    return words[next + 1]?.key === 'to'
      ? obliged(words, next + 2, group)
      : { ...MAIN(group, 'have', 'base', at), end: next + 1 }
  if (key === 'been') return afterBe(words, next, { ...group, perfect: true })
  if (!isParticiple(key)) return { ...MAIN(group, 'have', 'base', at), end: next, past: group.past }
  const verb = inflected(key)
  return verb ? begunAt(words, next, { ...group, perfect: true }, verb.lemma, 'past') : null
}

const BEGINS = new Set(['start', 'begin', 'resume', 'keep'])
const STOPS = new Set(['stop', 'quit', 'finish'])

/** "Started working", "stopped going": the verb is the one that follows. */
function begunAt(words: readonly Word[], at: number, group: Open, lemma: string, form: Form): VerbGroup {
  const key = words[at + 1]?.key ?? ''
  const next = key.endsWith('ing') && (BEGINS.has(lemma) || STOPS.has(lemma)) ? inflected(key) : null
  if (!next) return MAIN(group, lemma, form, at)
  const over = STOPS.has(lemma)
  return MAIN({ ...group, past: false, over, begun: !over, progressive: true }, next.lemma, 'ing', at + 1)
}

/** The verb group that begins here; null for none, or for what is only thought of. */
export function verbAt(words: readonly Word[], from: number): VerbGroup | null {
  const group = start(from)
  const at = skipped(words, from, group)
  const key = words[at]?.key ?? ''
  const next = words[at + 1]?.key ?? ''
  if (MODALS.has(key)) return null
  if (key === "'s" || key === "'d") return contracted(words, at, group)
  if (key === 'used' && next === 'to') {
    const verb = next === 'to' ? verbAt(words, at + 2) : null
    return verb && { ...verb, from, past: true, over: true }
  }
  if (key === 'can' || key === 'will') {
    const after = skipped(words, at + 1, group)
    const verb = inflected(words[after]?.key ?? '')
    const flags = { ...group, can: key === 'can', future: key === 'will' }
    return verb?.form === 'base' ? MAIN(flags, verb.lemma, 'base', after) : null
  }
  if (BE.has(key))
    return key === 'been'
      ? afterBe(words, at, { ...group, perfect: true })
      : afterBe(words, at, { ...group, past: key === 'was' || key === 'were' })
  if (HAVE.has(key)) return afterHave(words, at, { ...group, past: key === 'had' })
  if (DO.has(key)) return afterDo(words, at, { ...group, past: key === 'did' })
  // "Almost bought a house".
  if (words.slice(from, at).some(({ key: word }) => word === 'almost' || word === 'nearly')) return null
  return plain(words, at, group)
}

/** A verb that no frame knows, after a subject: "repainted my kitchen". */
function acted(words: readonly Word[], at: number): Inflected | null {
  const key = words[at]?.key ?? ''
  const before = words[at - 1]
  if (!/^[a-z]{3,}ed$/u.test(key) || before === undefined || isMark(before)) return null
  const lemma = baseForms(key)[0]
  return lemma === undefined ? null : { lemma, form: 'past' }
}

function plain(words: readonly Word[], at: number, group: Open): VerbGroup | null {
  const verb = inflected(words[at]?.key ?? '') ?? acted(words, at)
  if (!verb) return null
  const flags = { ...group, past: verb.form === 'past', progressive: verb.form === 'ing' }
  return begunAt(words, at, flags, verb.lemma, verb.form)
}

function contracted(words: readonly Word[], at: number, group: Open): VerbGroup | null {
  const next = skipped(words, at + 1, { ...group })
  const key = words[next]?.key ?? ''
  if (words[at]?.key === "'d")
    return /^(?:a|an|the|my|been)$/u.test(key) || isParticiple(key)
      ? afterHave(words, at, { ...group, past: true })
      : null
  const has = key === 'got' || key === 'been' || key === 'had' || (isParticiple(key) && !STATES.has(key))
  return has ? afterHave(words, at, group) : afterBe(words, at, group)
}

function afterDo(words: readonly Word[], at: number, group: Open): VerbGroup | null {
  const next = skipped(words, at + 1, group)
  const key = words[next]?.key ?? ''
  if (HAVE.has(key)) return { ...MAIN(group, 'have', 'base', next), end: next + 1 }
  const verb = inflected(key)
  if (verb?.form === 'base' && (group.negative || next === at + 1))
    return MAIN(group, verb.lemma, 'base', next)
  return group.negative ? null : MAIN(group, 'do', group.past ? 'past' : 'base', at)
}
