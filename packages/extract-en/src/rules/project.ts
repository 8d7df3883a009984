import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { state } from '../frames.ts'
import { LEADS, rx } from '../patterns.ts'
import { keyOf, stripLead } from '../text/capture.ts'

const WORK =
  'novel|book|screenplay|script|thriller|essay|thesis|dissertation|memoir|album|song|game|video game|app|mobile app|website|web app|blog|podcast|short film|film|movie|documentary|painting|sculpture|paper|research paper|comic|graphic novel|short story|story|startup|business plan|robot|portfolio|cookbook|play|musical|collection of poems|poem|project|channel|side project|quilt|garden|mural|personal statement|bot|engine|compiler|kitchen|bathroom|house|cottage|barn|van|camper|narrowboat|motorbike|car|blanket|jumper|sweater|scarf|cardigan|model railway|dolls house|pergola|patio|shed|extension|loft|library|plugin|roguelike|rpg|platformer|mod|visual novel|newsletter|zine|board game|card game|synth|keyboard|treehouse|shed|boat|deck|telescope|drone|chatbot|browser extension|dataset|campaign|anthology|graphic novel|webcomic|fanfic|ep|mixtape'

/** "I'm working on a thriller", "I'm writing a novel about pirates", "I'm building an app". */
const working = defineRule({
  id: 'en/project.working-on',
  priority: 89,
  confidence: 0.93,
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
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'m| am|'ve been| have been|'re| are|m) |^${LEADS}(?:been )?)(?:currently |also |now |still |just |actually |busy )?(?:working on|renovating|restoring|knitting|crocheting|sewing|remodell?ing|converting|programming|coding|producing|directing|translating|editing|doing up|writing|building|developing|composing|filming|recording|drafting|making|creating|designing|finishing) (?<what>(?:an?|my|our|the) (?:[a-z-]+ ){0,4}?(?:${WORK})\\b(?: (?:about|on|called|titled|for|set|that|in|with|using) [^,.;:!?()\\n]{3,40})?)`,
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
    `\\bmy (?<what>(?:[a-z]+ )?(?:essay|thesis|dissertation|novel|screenplay|memoir|documentary|album|research|paper|book)) (?:is (?:about|on|called|titled)|on|about|called|titled) (?<about>[^,.;:!?()\\n]{3,60})|\\b(?:finalized|chosen|changed|decided|picked) my (?:essay|thesis|paper|project|dissertation) topic (?:to|as|on) "?(?<topic>[^".;!?()\\n,]{4,60})|\\bshift(?:ed)? my (?:screenplay|novel|book|script|story)(?:'s)? genre from (?<old>[a-z-]+) to (?<new>[a-z-]+)`,
  ),
  draft: (match) => {
    const fresh = match.capture('new')
    if (fresh) return { slot: 'project', value: fresh, relation: 'updates' }
    const topic = match.capture('topic') ?? match.capture('about')
    return topic && !/^(?:it|that|this|you|time|hold|track)\b/u.test(keyOf(topic.text))
      ? { slot: 'project', value: topic }
      : null
  },
  examples: [
    { text: 'my thesis is about river otters', cards: [{ slot: 'project', value: 'river otters' }] },
  ],
  counterExamples: ['what is my thesis about?', 'read my book please'],
})

export const project: readonly ExtractionRule[] = [working, mine]
