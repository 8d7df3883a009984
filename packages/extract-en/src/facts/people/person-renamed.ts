import { defineRule } from '@recollect/rules'
import type { Capture, Effect, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { KIN } from '../../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { GOES_BY, RENAMED } from '../../lexicon/people/renames.ts'
import { alt, KIN_TERM, rx, SUBJECT } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { entityIn } from '../../text/effect.ts'
import { readName } from '../../text/names.ts'

/** Somebody, or a pet, is called otherwise than before; by which name so far the memory finds out. */

const NAME = "(?<name>\\p{L}[\\p{L}'’. -]{0,40})"
const ASIDE =
  /\b(?:if|when|until|should|could|would|not|never|might|may|before|almost|who|that|wish) (?:[a-z]+ ){0,2}$/u
const NOW = /\b(?:now|these days|nowadays|from now on)\b/u

/** The name, written like one; where nothing has a capital it is a common one. */
function nameIn(match: RuleMatch): Capture | null {
  const name = readName(match.capture('name'))
  return name !== null && (/^\p{Lu}/u.test(name.text) || GIVEN_NAMES.has(keyOf(name.text))) ? name : null
}

const renamed = (entity: string, value: Capture | '', to: Capture): Proposal => {
  const effect: Effect = { event: 'rename', to: to.text }
  return { slot: 'generic', entity, value, relation: 'retracts', known: true, effect }
}

/** Of one's own name others rules tell. */
const ofKin = (match: RuleMatch): string | null => {
  const entity = entityIn(match)
  return entity === 'user' || ASIDE.test(match.before) ? null : entity
}

const goesBy = defineRule({
  id: 'en/person.goes-by',
  priority: 120,
  confidence: 0.93,
  anchors: [
    'goes by',
    'going by',
    'name to',
    'now called',
    'now known',
    'be called',
    'answers to',
    'became',
    'is called',
    "'s called",
  ],
  pattern: rx(
    `${SUBJECT} ?(?:just |actually |officially |only |mostly )?(?:${alt(GOES_BY)}|(?<called>is called|'s called)) ${NAME}`,
  ),
  draft(match) {
    const [entity, to] = [ofKin(match), nameIn(match)]
    if (entity === null || to === null) return null
    const isNow = match.raw('called') === undefined || /\bnow\b|these days/u.test(match.text)
    return isNow ? renamed(entity, '', to) : null
  },
  examples: [
    { text: 'my sister goes by Lou now', cards: [{ slot: 'generic', value: '', entity: 'user.sister' }] },
    { text: 'my son changed his name to Theo', cards: [{ slot: 'generic', value: '', entity: 'user.son' }] },
  ],
  counterExamples: [
    'time goes by fast',
    'my sister goes by bus',
    'my brother became Catholic?',
    'if my sister goes by Lou',
    'does my sister go by Lou?',
    'my son is called Tom',
    'he goes by Tom',
  ],
})

const OBJECT = `(?:(?:the|my|our) (?<kin>${KIN_TERM})|(?<old>\\p{L}[\\p{L}'’-]{1,20}) (?=to |as ))`

/** "We renamed the dog Biscuit", "everyone calls my sister Lou now". */
const calledBy = defineRule({
  id: 'en/person.called-by',
  priority: 120,
  confidence: 0.92,
  anchors: ['renam', 'rechristened', ' call ', ' calls ', 'calling '],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve|'d)? (?<done>${alt(RENAMED)})|\\b(?:everyone|everybody|people|we|i|they|all|friends|family)(?:'re| are| just| all)? (?:calls?|calling)) ${OBJECT} ?(?:to |as )?${NAME}`,
  ),
  draft(match) {
    const to = nameIn(match)
    if (to === null || ASIDE.test(match.before)) return null
    if (match.raw('done') === undefined && !NOW.test(match.raw('name') ?? '')) return null
    const old = match.capture('old')
    if (old !== undefined) return /^\p{Lu}/u.test(old.text) ? renamed('user', old, to) : null
    const relation = relationIn(match.raw('kin') ?? '')
    return relation === null ? null : renamed(`user.${relation}`, '', to)
  },
  examples: [
    { text: 'we renamed the dog Biscuit', cards: [{ slot: 'generic', value: '', entity: 'user.pet' }] },
    {
      text: 'everyone calls my sister Lou now',
      cards: [{ slot: 'generic', value: '', entity: 'user.sister' }],
    },
  ],
  counterExamples: [
    'I renamed the file to Report',
    'everyone calls my sister on Sundays now',
    'should we rename the dog Biscuit?',
    'we renamed the folder',
    'we call the dog inside now',
  ],
})

/** The relation that words end in: "older sister". */
function relationIn(words: string): string | null {
  const parts = words.split(' ')
  const at = parts.findIndex((_word, from) => KIN.has(parts.slice(from).join(' ')))
  return at < 0 ? null : (KIN.get(parts.slice(at).join(' ')) ?? null)
}

export const personRenamed: readonly ExtractionRule[] = [goesBy, calledBy]
