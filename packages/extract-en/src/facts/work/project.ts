import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { alt, LEADS, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

const WORK =
  'novel|book|screenplay|script|thriller|essay|thesis|dissertation|memoir|album|song|game|video game|app|mobile app|website|web app|blog|podcast|short film|film|movie|documentary|painting|sculpture|paper|research paper|comic|graphic novel|short story|story|startup|business plan|robot|portfolio|cookbook|play|musical|collection of poems|poem|project|channel|side project|quilt|garden|mural|personal statement|bot|engine|compiler|kitchen|bathroom|house|cottage|barn|van|camper|narrowboat|motorbike|car|blanket|jumper|sweater|scarf|cardigan|model railway|dolls house|pergola|patio|shed|extension|loft|library|loft conversion|conversion|renovation|attic|driveway|raised beds|pond|wardrobe|bookcase|bookshelf|bench|table|dining table|chair|guitar|bike|engine rebuild|wedding dress|dress|costume|cosplay|dolls house|plugin|roguelike|rpg|platformer|mod|visual novel|newsletter|zine|board game|card game|synth|keyboard|treehouse|shed|boat|deck|telescope|drone|chatbot|browser extension|dataset|campaign|anthology|graphic novel|webcomic|fanfic|ep|mixtape'

/** Longest first: a loft conversion is more than a loft. */
const WORKS = alt(WORK.split('|'))

/** "I'm working on a thriller", "I'm writing a novel about pirates", "I'm building an app". */
const working = defineRule({
  id: 'en/project.working-on',
  priority: 89,
  confidence: 0.94,
  anchors: [
    'working on',
    'writing',
    'building',
    'developing',
    'composing',
    'filming',
    'recording',
    'drafting',
    'renovating',
    'restoring',
    'knitting',
    'crocheting',
    'sewing',
    'remodel',
    'converting',
    'programming',
    'coding',
    'producing',
    'directing',
    'translating',
    'editing',
    'doing up',
    'making a',
    'creating a',
    'designing a',
    'been working on',
    'started on',
    'starting on',
    'started work',
    'begun work',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'m| am|'ve been| have been|'re| are|m|'ve| have)? |^${LEADS}(?:been )?)(?:currently |also |now |still |just |actually |busy |finally )?(?:(?:halfway|half way|midway) through (?=(?:writing|building|making|restoring|renovating|knitting|editing|filming|recording|translating))|(?:started|begun|began|starting|finished) (?=(?:working|writing|building|making|filming|recording|restoring|renovating|coding|composing)))?(?:working on|renovating|restoring|knitting|crocheting|sewing|remodell?ing|converting|programming|coding|producing|directing|translating|editing|doing up|writing|building|developing|composing|filming|recording|drafting|making|creating|designing|finishing|(?:finally |just |only )?(?:started|begun|starting|finished|finishing)(?: work(?:ing)?)? on) (?<what>(?:an?|my|our|the) (?:[a-z-]+ ){0,4}?(?:${WORKS})\\b(?: (?:about|on|called|titled|for|set|that|in|with|using) [^,.;:!?()\\n]{3,40})?)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const bare = what && stripLead(what, /^(?:an?|my|our|the) (?:new )?/iu)
    return bare && !/^(?:project|story|script|website|paper|game|app|essay)$/u.test(keyOf(bare.text))
      ? state(match, 'project', bare)
      : null
  },
  examples: [
    {
      text: "I'm writing a novel about beekeepers",
      cards: [{ slot: 'project', value: 'novel about beekeepers' }],
    },
  ],
  counterExamples: ['are you writing a book?', 'he is building a robot'],
})

/** "My essay on X", "my blog", "my screenplay is called". */
const mine = defineRule({
  id: 'en/project.mine',
  priority: 74,
  confidence: 0.94,
  anchors: ['my ', 'essay topic', 'topic to', 'genre'],
  pattern: rx(
    `\\bmy (?:(?:current|latest|new|newest|big|main|next|ongoing|summer|winter|school|science|art|diy|weekend|final year|final-year|senior|capstone) ){0,2}(?:side |pet |passion |hobby |work |coding |craft |sewing |knitting |art |diy )?project(?: right now| at the moment| these days| this year)? (?:is|'s|has been) (?:(?:building|making|writing|restoring|creating|designing|to (?:build|make|write|restore|create|design)) )?(?:an? |the )?(?<named>(?!(?:going|due|about|on|not|very|so|to|done|finished|late|coming|almost|that|it|called|in|my)\\b)[a-z0-9][^,.;:!?()\\n]{3,60})|\\bmy (?<what>(?:[a-z]+ )?(?:essay|thesis|dissertation|novel|screenplay|memoir|documentary|album|research|paper|book|capstone|phd|podcast|blog|comic|webcomic|musical|(?:final|senior|honou?rs|year|group|school|science|masters?) project)(?: topic| subject| title)?) (?:is (?:about|on|called|titled)|on|about|called|titled) (?<about>[^,.;:!?()\\n]{3,60})|\\b(?:finalized|chosen|changed|decided|picked) my (?:essay|thesis|paper|project|dissertation) topic (?:to|as|on) "?(?<topic>[^".;!?()\\n,]{4,60})|\\bmy (?:essay|thesis|dissertation|research|phd|masters?|paper) (?:topic|subject|title)(?: is|:) (?<titled>(?!(?:due|not|so|too|very|boring|hard|about)\\b)[a-z0-9][^,.;:!?()\\n]{3,60})|\\bshift(?:ed)? my (?:screenplay|novel|book|script|story)(?:'s)? genre from (?<old>[a-z-]+) to (?<new>[a-z-]+)`,
  ),
  draft: (match) => {
    const fresh = match.capture('new')
    if (fresh) return { slot: 'project', value: fresh, relation: 'updates' }
    const topic =
      match.capture('named') ?? match.capture('titled') ?? match.capture('topic') ?? match.capture('about')
    return topic && !/^(?:it|that|this|you|time|hold|track)\b/u.test(keyOf(topic.text))
      ? { slot: 'project', value: topic }
      : null
  },
  examples: [
    { text: 'my thesis is about river otters', cards: [{ slot: 'project', value: 'river otters' }] },
  ],
  counterExamples: ['what is my thesis about?', 'read my book please'],
})

/** Things that are built of something else than wood and words. */
const NOT_BUILT =
  /^(?:an? |my |our |the )?(?:[a-z-]+ ){0,2}?(?:life|future|family|relationship|relationships|case|reputation|career|team|wall|walls|fire|bridge|bridges|community|habit|routine|list|table|plan|difference|decision|mistake|mess|scene|point|effort|call|deal|order|email|letter|message|resume|cv|essay|report|review|test|response|prompt|query|function|profile|account|fortune|savings|credit|muscle|strength|tolerance|connection|friendship|network|trust|rapport|presence|tension|argument|reservation|file|files|data|health|balance|faith|image|energy|document|class)\b/u

/** "I've been building a sailboat for six years", "coding a little budgeting app", "restoring a '68 Beetle": whatever the thing is. */
const building = defineRule({
  id: 'en/project.building',
  priority: 86,
  confidence: 0.94,
  anchors: [
    'building ',
    'restoring ',
    'renovating ',
    'converting ',
    'coding ',
    'programming ',
    'developing ',
    'designing ',
    'composing ',
    'crocheting ',
    'knitting ',
    'sewing ',
    'quilting ',
    'carving ',
    'rebuilding ',
    'writing ',
    'illustrating ',
    'deep in ',
  ],
  pattern: rx(
    `(?:\\b(?:i|we|me and [a-z ]{3,14})(?:'m| am|'ve been| have been|'re| are|m|ve been| been) |^${LEADS}(?:been |finally |currently |still )?)(?:currently |also |now |still |just |actually |busy |slowly |secretly |finally )?(?:(?:re)?building|restoring|renovating|converting|coding(?: up)?|programming|developing|designing|composing|crocheting|knitting|sewing|quilting|carving|writing|illustrating|(?:knee|neck|waist)[- ]deep in) (?<what>(?:an? |my (?:own |first |second )?|our (?:own )?|the )(?:[a-z0-9'-]+ ){0,4}?[a-z0-9'-]{3,}(?: (?:about|on|called|titled|for|with|using|in|from|into) [^,.;:!?()\\n]{2,40}?)?)(?= ?$| (?:for (?:\\d|a|two|three|four|five|six|years|months|the last|the past)|since|right now|at the moment|atm|these days|lately|and|but|so|because|which|in my|with my|on (?:the side|weekends|my)|every|send)\\b|,)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const bare = what && stripLead(what, /^(?:an?|my|our|the) (?:new )?/iu)
    const key = keyOf(what?.text ?? '')
    const written = /\bwriting\b/u.test(match.text)
    if (!bare || NOT_BUILT.test(key) || /\b(?:it|this|that|you)$/u.test(key)) return null
    return written && !WRITTEN.test(key) ? null : state(match, 'project', bare)
  },
  examples: [
    {
      text: "I've been building a sailboat for six years",
      cards: [{ slot: 'project', value: 'sailboat' }],
    },
    { text: 'slowly restoring an old tractor', cards: [{ slot: 'project', value: 'old tractor' }] },
  ],
  counterExamples: [
    "I'm building a case against him",
    'are you building a boat?',
    "we're building a better future",
    'he is restoring a tractor',
  ],
})

/** What is written over weeks. */
const WRITTEN =
  /\b(?:novels?|book|memoirs?|thesis|dissertation|poems?|poetry|songs?|screenplay|play|musical|album|biography|cookbook|series|trilogy|sequel|fantasy|romance|thriller|sci-fi|fanfic|webcomic|comic|opera|symphony|blog|newsletter|textbook|anthology|short stor(?:y|ies))\b/u

export const project: readonly ExtractionRule[] = [working, mine, building]
