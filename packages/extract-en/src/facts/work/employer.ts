import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { beRule } from '../../text/be-rule.ts'
import { inLexicon, nounPhrases, relationOf, state } from '../../text/state.ts'
import { CONDITIONS } from '../../lexicon/health/health.ts'
import { INDUSTRIES, OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, part } from '../../text/capture.ts'
import { workplaceIn } from '../../text/workplace.ts'

/** "I work in HR for a logistics company": the firm after the line of work. */
function firmAfter(match: RuleMatch, field: Capture): Capture | null {
  const where = match.capture('where')
  const from = where && /^ (?:for|at|with) (?=\S)/iu.exec(where.text.slice(field.text.length))
  const rest = from && part(where, field.text.length + from[0].length, where.text.length)
  return rest ? workplaceIn(cutAt(rest, / in (?=\p{Lu})/u)) : null
}

/** "In finance" is what one does. */
function slotOf(match: RuleMatch, { text }: Capture): string {
  if (match.raw('prep') !== 'in') return 'employer'
  return INDUSTRIES.has(keyOf(text)) ? 'occupation' : 'employer'
}

const WHERE = '(?<where>[^;:!?()"\\n]{2,70})'
/** "I work at a diner", "working for Boeing", "my father used to work for the railway". */
const work = defineRule({
  id: 'en/employer.work',
  priority: 94,
  confidence: 0.98,
  anchors: ['work', 'employed', 'intern'],
  pattern: rx(
    `(?:${DOES}(?:'m |am )?(?<verb>works?|working|worked|intern|interned)|(?:\\bi(?:'m| am|m|'ve been)?|\\bwe're|^${LEADS}(?:am )?|\\bwhile|\\b[a-z]{1,20}(?:er|or|ist|ant|ian|man|ent)) ?(?:now |currently |also |still )?(?<ing>workin[g']?|wkg|employed|interning)|\\bi(?:'m| am|m) (?<bare>work)) (?:part ?time |part-time |full ?time |full-time |f\\/t |p\\/t |here |remotely |mostly |nights |now |as an? [a-z ]{3,30}? )?(?<prep>at|@|for|with|in|by) ${WHERE}`,
  ),
  draft: (match) => {
    const said = workplaceIn(match.capture('where'))
    const place = said && match.raw('prep') === 'in' ? cutAt(said, /\s(?:at|with)\s/iu) : said
    if (
      !place ||
      (/\bwork (?:in|with|by)\b/u.test(match.text) === false &&
        match.raw('prep') === 'by' &&
        match.raw('ing') !== 'employed')
    )
      return null
    if (match.raw('prep') === 'with' && match.raw('ing') !== 'employed' && !/^\p{Lu}/u.test(place.text))
      return null
    const past = match.raw('verb') === 'worked' || match.raw('verb') === 'interned'
    const tense = past ? { tense: 'past' as const } : {}
    const own = state(match, slotOf(match, place), place, tense)
    const other =
      match.raw('prep') === 'in' && !/^\p{Lu}\p{Ll}/u.test(place.text) ? firmAfter(match, place) : null
    const firm = other && state(match, 'employer', other, tense)
    return own && firm ? [own, firm] : own
  },
  examples: [
    { text: 'i work at a bowling alley', cards: [{ slot: 'employer', value: 'bowling alley' }] },
    { text: "I'm working for Siemens now", cards: [{ slot: 'employer', value: 'Siemens' }] },
    {
      text: 'my brother works for the post office',
      cards: [{ slot: 'employer', value: 'post office', entity: 'user.brother' }],
    },
  ],
  counterExamples: ['I work at night', 'where do you work?', 'she works for NASA'],
})

/** "I joined Nokia", "I'm at Target now", "I got hired by", "I start at". */
const join = defineRule({
  id: 'en/employer.join',
  priority: 98,
  confidence: 0.94,
  anchors: ['join', 'hired', 'start', 'job', ' now', 'switched', 'moved to', 'transferred'],
  pattern: rx(
    `${DOES}(?:just |have |'ve )?(?:(?<join>joined|got hired (?:by|at)|was hired (?:by|at)|got a (?:new )?job (?:at|with)|(?:just )?started (?:working )?(?:at|for)|started a (?:new )?(?:job|position|role) (?:at|with)|switched jobs to|left [a-z ]{2,20} for)) ${WHERE}|\\bi(?:'m| am|m) (?:now )?(?:at|with) (?<at>[^,.;:!?()"\\n]{2,40}?) now$`,
  ),
  draft: (match) => {
    const at = match.capture('at')
    const place = at ?? workplaceIn(match.capture('where'))
    if (
      !place ||
      /\b(?:club|group|gym|class|meeting|community|team|band|league|society|church|choir|program|course|chat|server|forum|army|navy|workshop|challenge)\b/iu.test(
        place.text,
      )
    )
      return null
    if (
      /^(?:the|an?|my|home|school|work|church|peace|least|it|you|that|him|her|your|our|risk|ease|this)\b/iu.test(
        match.raw('where') ?? place.text,
      ) &&
      (at || match.raw('join') === 'joined')
    )
      return null
    return state(match, 'employer', place, { relation: 'updates' })
  },
  examples: [
    {
      text: 'I joined Ericsson last month',
      cards: [{ slot: 'employer', value: 'Ericsson', relation: 'updates' }],
    },
    {
      text: 'I got hired by a law firm',
      cards: [{ slot: 'employer', value: 'law firm', relation: 'updates' }],
    },
  ],
  counterExamples: ['I joined the call', "I'm at home now", 'have you joined Reddit?'],
})

/** "My company is Acme", "my employer changed to". */
const mine = defineRule({
  id: 'en/employer.mine',
  priority: 99,
  confidence: 0.93,
  anchors: ['company', 'employer', 'workplace', 'place of work'],
  pattern: rx(
    `\\bmy (?<new>new |current )?(?:company|employer|workplace|place of work)(?:(?:'s)? name)?(?:'s| is| was| has)? (?:(?<chg>now|changed to|been changed to|called|named) )?(?<where>(?!(?:is|was|'s|not|very|so|really|going|doing|the best|the worst|great|small|big|giving|paying|closing|hiring|moving|laying|struggling|about|a|an|in|to|has|had|will|makes|sells|pays|does|wants|gone|got|become|been|closed|just|went|moved|let|laid|offers|gives|lets|keeps|treats)\\b)[^,.;:!?()"\\n]{2,50})`,
  ),
  draft: (match) => {
    const place = workplaceIn(match.capture('where'))
    const fresh = match.raw('chg') === 'now' || (match.raw('chg') ?? '').includes('changed')
    return state(match, 'employer', place, fresh ? { relation: 'updates' } : {})
  },
  examples: [
    { text: 'my company is Brightwater Labs', cards: [{ slot: 'employer', value: 'Brightwater Labs' }] },
  ],
  counterExamples: ['my company is hiring', 'my employer is very strict'],
})

/** "A welder for six years" tells how long. */
const LASTING =
  /^(?:the (?:past|last) |about |over |almost |nearly |around |more than |like )*(?:\d|an? |one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|many|several|some|most of|years|months|ages|decades|life)\b.{0,20}?(?:years?|yrs?|months?|weeks?|decades?|ages|life|while|now)\b/u
/** Whom a counselor is one for. */
const PEOPLE =
  /(?:^| )(?:teens|teenagers|kids|children|people|students|clients|families|adults|women|men|girls|boys|patients|seniors|toddlers|babies|veterans|youth)$/u
const BESIDE = /^(?<job>[^.;:!?()"\n]{2,50}?) (?:at|for|with) (?=[^,.;:!?()"\n])/iu

const STUDENT =
  /(?:^| )(?:student|freshman|sophomore|junior|senior|undergrad|undergraduate|postgrad|postgraduate|grad|candidate|fresher)$/u

/** "I'm a cook at a village school": the place beside the job. */
const beside = beRule({
  id: 'en/employer.beside-job',
  priority: 89,
  confidence: 0.92,
  anchors: [' at ', ' for ', ' with '],
  read: (match, np) => {
    const found = BESIDE.exec(np.text)
    if (found && /\b(?:playing|being|when|while|caught)\b/u.test(keyOf(found[0]))) return null
    const job = found && nounPhrases(part(np, 0, found.groups?.['job']?.length ?? 0) ?? undefined).at(-1)
    const ok =
      job && inLexicon(OCCUPATIONS, job.text) && !/\b(?:as|like|in college|looking)\b/u.test(keyOf(found[0]))
    const where = ok ? part(np, found[0].length, np.text.length) : null
    if (
      where &&
      (LASTING.test(keyOf(where.text)) || PEOPLE.test(keyOf(where.text)) || inLexicon(CONDITIONS, where.text))
    )
      return null
    if (
      where &&
      /^(?:my|our|his|her|their|your|you|me|this|that|[a-z]+ing)(?! local)\b/u.test(keyOf(where.text))
    )
      return null
    const place = where && workplaceIn(cutAt(where, /[,"]|\s(?:majoring|studying|doing|taking)\b/u))
    return place ? state(match, job && STUDENT.test(keyOf(job.text)) ? 'school' : 'employer', place) : null
  },
  examples: [
    { text: "I'm a cook at the Blue Lantern", cards: [{ slot: 'employer', value: 'Blue Lantern' }] },
  ],
  counterExamples: [
    "I'm a student at heart, always learning?",
    'are you a nurse at this hospital?',
    "I'm a plumber for eleven years now",
  ],
})

/** "The bakery I work at", "a call centre where my sister works". */
const whereIwork = defineRule({
  id: 'en/employer.where-i-work',
  priority: 93,
  confidence: 0.93,
  anchors: [' i work', 'works at', 'works for', ' works in'],
  pattern: rx(
    `\\b(?:the|an?|this) (?<where>(?!(?:lie|rumou?r|shame|truth|joke|secret|pity|myth|idea|place|company|team|office|job|thing|people|guy|reason|way|kind|hours?|field|industry|days?|city|building|area|one|fact)\\b)[a-z][a-z' -]{2,30}?),? (?:(?:that |which )?(?:i|my (?<kin>[a-z]{3,12})) works? (?:at|for|in)|where (?:i|my (?<kin2>[a-z]{3,12})) works?)\\b(?! (?:night|home|peace|part|full))`,
  ),
  draft: (match) => {
    const kin = match.raw('kin') ?? match.raw('kin2')
    const relation = kin === undefined ? null : relationOf(kin)
    if (kin !== undefined && relation === null) return null
    const where = match.capture('where')
    // "I'm a carer, I work for …": the noun is the speaker.
    return where && !inLexicon(OCCUPATIONS, where.text.split(/ of /u)[0] ?? '')
      ? { slot: 'employer', value: where, ...(relation === null ? {} : { entity: `user.${relation}` }) }
      : null
  },
  examples: [
    {
      text: 'the flower shop that I work at is closing early',
      cards: [{ slot: 'employer', value: 'flower shop' }],
    },
  ],
  counterExamples: [
    'the place I work at is loud',
    'the company he works for',
    'is the cafe where I work open?',
  ],
})

export const employer: readonly ExtractionRule[] = [mine, join, work, whereIwork, beside]

/** "I'm no longer at Deloitte", "no longer with the Guardian": somewhere with a name. */
const gone = defineRule({
  id: 'en/employer.no-longer-at',
  priority: 99,
  confidence: 0.8,
  anchors: ['no longer at', 'no longer with', 'not at ', 'not with ', 'longer employed'],
  pattern: rx(
    `(?:\\b(?:i am|i'm|im|i m) |^${LEADS})(?:no longer (?:employed )?(?:at|with|by)|not (?:at|with)(?= [^,.;!?]{2,30} any ?more)) (?:the )?(?<where>[\\p{L}\\d][^,.;:!?()"\\n]{1,35}?)(?=$|[,.!]| (?:and|so|but|as of|since|any ?more|after|because)\\b)`,
  ),
  draft: (match) => {
    const where = workplaceIn(match.capture('where'))
    return where && /^\p{Lu}/u.test(where.text)
      ? { slot: 'employer', value: where, relation: 'retracts' }
      : null
  },
  examples: [
    {
      text: "I'm no longer at Deloitte",
      cards: [{ slot: 'employer', value: 'Deloitte', relation: 'retracts' }],
    },
  ],
  counterExamples: ["I'm no longer at home", 'is she no longer at Deloitte?', "I'm no longer with him"],
})

export const employerLeft: readonly ExtractionRule[] = [gone]
