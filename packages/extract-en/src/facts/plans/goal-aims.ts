import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { CLOCK, LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const END = `[^,.;:!?()"\\n]{0,70}${CLOCK}?`
/** What one sets out to do for oneself, beyond the verbs of `en/goal.want`. */
const AIM =
  '(?:lose|gain|quit|stop (?:smoking|drinking|procrastinating|eating|biting|overthinking|comparing|spending|vaping|swearing|worrying so|being|gambling|buying|snacking|overeating)|save|pay off|get (?:fit|in shape|healthy|out of debt|better at|back into|a (?:job|degree|promotion|dog|cat|house|place|motorcycle|license|raise|tattoo|phd|divorce)|my|into|over my|rid of|(?:[a-z]+ )?(?:pr|citizenship|residency|visa|green card)(?![a-z])|sober|clean|married|pregnant|promoted|fluent|certified|qualified|stronger|published)|learn|finish|pass|cut (?:down|back|out)|give up|give birth|start (?:my|an?|exercising|saving|running|eating|working out|going|cooking|meditating|swimming)|eat (?:better|healthier|less|more)|drink (?:less|more)|sleep (?:better|more)|read (?:more|\\d+|the|all|one|two)|run (?:more|an?|my|the|\\d+)|cook more|exercise more|be (?:more|less|an?|fluent|able to (?:run|swim|play|speak|walk|do)|debt[- ]free|better at|my own boss|self[- ]employed|independent|a)|buy (?:an?|my|our)|own|move (?:to|out|back|abroad|closer|into)|find (?:an?|my|work|love|a new)|build (?:an?|my|our)|become|travel|visit|see the (?:world|northern|aurora|pyramids|ocean|sea|grand|great|eiffel|taj|cherry|sunrise|alps|country|stars|whales|fjords)|write|publish|record|volunteer|foster|adopt|open|launch|teach|study|go (?:back to|vegan|to (?:college|uni|university|med school|law school)|freelance|full[- ]time|part[- ]time|abroad|travell?ing|solo)|retire|emigrate|play (?:for|in|at|the)|sing|dance|swim|cycle|climb|hike|walk the|sail|fly|compete|qualify|beat|break (?:the|my|\\d)|reach|hit|win|earn|make (?:it|partner|the|a living|more friends|new friends)|meet (?:my|someone|the)|have (?:kids|children|an? (?:[a-z-]+ ){0,3}?(?:baby|family|house|home|dog|cat|pet|puppy|garden|farm|business|company|career|job|kid|child|son|daughter|life|wedding|boat|shop|cafe|studio|car|tattoo|degree|library|place|horse|pool)|my own|more)|raise|restore|renovate|grow (?:my|an?)|speak|call my|spend (?:more|less)|work (?:at|for|in|as|on my|less|from|towards)|improve|master|convert|apply|enrol|enroll|join|change (?:careers?|jobs|my)|switch (?:careers?|to)|donate|fundraise|wake up earlier|get up earlier|conceive|date (?:more|again)|settle down|settle in|live (?:in|by|near|on|abroad|alone|off))'

const FRAME =
  "(?:(?:'m| am|m|'re| are)? ?(?:(?:really|also|just|still|currently|always|so|desperately|seriously|now|actually|totally|only|very) ){0,3}(?:trying|tryna|working|aiming|hoping|planning|determined|desperate|keen|eager|aspiring|looking|dying|itching|striving|intending|resolved|dreaming|pushing myself|saving(?: up)?|on a mission|committed)(?: hard)? to|(?:(?:really|also|just|still|seriously|desperately|totally|so|do|would|'d|d) ){0,3}(?:want|wanna|hope|need|aim|aspire|intend|love|like|plan|wish|long|vow|mean|would love|would like|'d love|'d like|'d rather)(?: to)?|(?:'ve| have|ve) (?:always|long|been) ?(?:wanted|dreamed of|dreamt of|hoped|longed|wanting|meaning|planning|trying|dreaming of)(?: to)?|(?:'ve| have)? ?(?:set myself|made it my|got) (?:the |a )?(?:goal|mission|target)(?: is)? (?:of|to)|(?:(?:really|always|also|still|just|secretly) ){0,2}(?:wants|hopes|plans|aims|intends|dreams of|is trying|'s trying|is hoping|'s hoping|is planning|'s planning|is determined|is saving(?: up)?|'s saving(?: up)?|has always wanted|'s always wanted)(?: to)?|(?:promised|vowed|resolved|swore|decided)(?: myself)? (?:i'd|i would|i will|to|that i'd))"
const TRIVIAL =
  /^(?:be an? (?:part|bit|little|good (?:friend|person))|find an? (?:[a-z-]+ ){0,3}(?:flight|hotel|restaurant|bus|train|movie|song|doctor|dentist|therapist|stylist|salon|house to rent|place to stay|table|ticket|event|show|room|ride|cab|account)|find an? (?:way|good|solution|place to|recipe|restaurant|hotel|movie|gift|song|function|word|book|cheap|flight|therapist|doctor|dentist|cafe)|learn (?:more|about (?:you|this|how)|how (?:this|to use)|what|why|it|that|from)|write (?:an? (?:email|letter|function|script|test|note|message|essay|review|query|poem|story|blog|cover|speech|paper|report|paragraph|code|program|response|resume|text|list|description|summary))|get (?:my (?:nails|hair|car|stuff|money|act|point|head)|into (?:bed|it|this|a (?:fight|debate)))|have an? (?:look|chat|word|nap|drink|coffee|question|break|idea|good|great|better|nice|conversation|plan|list|bath|shower|bite|seat)|teach (?:him|her|them|you)|study (?:leh|lah|now|today|tonight|la)|make it (?:on|in|to|back|for|there|by|clear|work|up|easier|look|more|sound)|start (?:a (?:new chat|conversation|fire))|meet (?:you|someone for)|hit (?:him|her|you|the (?:gym|road|shops))|join (?:you|us|the call|a meeting|the (?:conversation|discussion))|improve (?:my (?:code|prompt|query|essay|writing here)|the|it|this)|change (?:my (?:mind|clothes|password|order|booking|reservation|appointment|shoes|subscription))|win (?:this|the argument)|work on (?:it|this)|be more (?:specific|clear|precise)|stop (?:here|it|now|by|talking about)|finish (?:it|this|that|my (?:food|drink|dinner|lunch|sentence|coffee|homework))|speak (?:to|with)|see the (?:menu|list|code|results|photo|picture|manager|point|movie|list)|save (?:it|this|that|the|time|my (?:file|work|changes))|build a (?:function|query|website for|table|list|model)|reach (?:out|you|a human)|give up|save (?:money|\d+) on|live in the moment|beat (?:him|her|you|it)|raise (?:a|the|my) (?:question|point|issue|concern|hand)|apply (?:it|this|the)|call my (?:bank|doctor)|open (?:a (?:ticket|file|window|tab|new)|the|it)|launch (?:the|it)|travel (?:back in time)|meet the (?:deadline|requirement)|earn|walk the dog)\b/u

/** "I need to lose weight", "trying to cut down on sugar", "I've always dreamed of …" with verbs of a wide list. */
const told = defineRule({
  id: 'en/goal.told',
  priority: 64,
  confidence: 0.93,
  anchors: [
    'want',
    'wanna',
    'tryna',
    'trying to',
    'hope',
    'hoping',
    'need to',
    'aim',
    'aspir',
    'intend',
    'love to',
    'like to',
    'determined to',
    'desperate to',
    'keen to',
    'eager to',
    'dying to',
    'itching to',
    'dream',
    'longed',
    'vow',
    'promised',
    'resolved',
    'mission',
    'target',
    'planning to',
    'working to',
    'saving',
    'looking to',
    'committed to',
    'set myself',
    'swore',
    'decided',
  ],
  pattern: rx(
    `(?:(?:${SUBJECT}|(?<=\\bi'[dm]|\\bim|\\bwe're)) ?|^${LEADS}(?=(?<bare>(?:(?:really|still|just|also|always|so|seriously|currently) ){0,2}(?:trying|tryna|wanna|want|hoping|hope|aiming|determined|desperate|dying|working|planning|need|saving) )))${FRAME} (?:(?:also|really|finally|eventually|someday|one day|maybe|just|at least|some day|actually) )?(?<goal>${AIM}(?![\\p{L}])${END})`,
  ),
  draft: (match) => goalOf(match),
  examples: [
    { text: 'I need to lose weight', cards: [{ slot: 'goal', value: 'lose weight' }] },
    { text: 'really trying to drink less', cards: [{ slot: 'goal', value: 'drink less' }] },
  ],
  counterExamples: ['do you want to learn Greek?', 'I want to learn more', 'I need to write an email'],
})

const UNREAL =
  /\b(?:if|not|n't|never|who|what|how|when|why|whether|you|he|she|they|people|that|don't|didn't) $/u

/** What one needs is most often an errand. */
const NEEDED =
  /^(?:lose|quit|gain|save (?:up|for)|get (?:fit|in shape|healthy|out of debt|over my|sober|clean|an? (?:job|degree)|my (?:cholesterol|blood pressure|weight|debts?|finances|life|sleep|grades?|gpa|a1c|sugar|licen[cs]e|degree|visa|citizenship|anxiety|drinking|spending|stress|body fat))|learn|cut|give up|eat (?:better|healthier|less|more)|drink (?:less|more)|sleep (?:better|more)|pay off|stop|find an? (?:new |better |part[- ]time )*(?:job|place|flat|apartment|house)|move out|change (?:careers?|jobs)|exercise more|finish my (?:degree|thesis|studies|dissertation)|pass my|improve my)\b/u

function goalOf(match: RuleMatch) {
  const goal = match.capture('goal')
  if (!goal || match.raw('pron') !== undefined || UNREAL.test(match.before)) return null
  const key = keyOf(goal.text)
  if (/\bneed (?:to )?/u.test(match.text) && !NEEDED.test(key)) return null
  if (TRIVIAL.test(key) || !key.includes(' ') || /\b(?:it|this|that|you|him|her|them)$/u.test(key))
    return null
  return state(match, 'goal', goal)
}

/** "One day I'll own a vineyard", "someday I will open a bakery". */
const someday = defineRule({
  id: 'en/goal.someday',
  priority: 65,
  confidence: 0.92,
  anchors: ['one day', 'someday', 'some day', 'eventually', 'bucket list'],
  pattern: rx(
    `\\b(?:one day|some ?day|eventually) (?<self>i|we)(?:'ll| will|'m going to|'m gonna| am going to|'d like to|'d love to| want to| hope to| wanna) (?:be able to |finally |have |get to )?(?<goal>(?!be fine|be ok|die|see\\b(?! the)|understand|forget|know|tell|find out|thank)[a-z]+ ${END})|^${LEADS}(?:one thing |top |number one |next |still )?(?:on|off) (?:my|the) bucket list(?: is|:)? ?(?:to )?(?<item>[a-z]${END})|\\bmy bucket list (?:is|has|includes) (?:to )?(?<item2>[a-z]${END})`,
  ),
  draft: (match) =>
    state(match, 'goal', match.capture('goal') ?? match.capture('item') ?? match.capture('item2')),
  examples: [{ text: "one day I'll own a vineyard", cards: [{ slot: 'goal', value: 'own a vineyard' }] }],
  counterExamples: ['one day I will die', 'will I own a house one day?'],
})

export const goalsTold: readonly ExtractionRule[] = [someday, told]
