import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { CLOCK, LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** What one wants in earnest. Wishes of the moment (a drink, to chat, to go now) are not here. */
const AIM =
  '(?:(?:kids|children|(?:more|two|three|four) kids|an? (?:family|baby|big wedding|dog|puppy|cat|kitten|divorce|promotion|raise|new job|better job|career change|second (?:child|baby)|tattoo|motorcycle|house of my own|big family))(?= ?$| (?:but|and|so|one day|someday|some day|eventually|soon|of my own|by|before|because|too|with)\\b)|become|be an?|be the|be able to|be (?:rich|famous|healthy|happy|fluent|free|fit|more [a-z]+)|learn|study|travel|visit|move|buy (?:an?|my)|get (?:an?|my|into|married|in shape|fit|back in shape|pregnant|better at|out of debt|promoted|healthier|back into)|start (?:an?|my|writing|doing|working|exercising|learning)|open|own|have (?:an? (?=(?:[a-z-]+ ){0,3}(?:baby|bab(?:y|ies)|family|house|home|dog|cat|pet|puppy|garden|farm|business|company|career|job|girlfriend|boyfriend|gf|bf|wife|husband|partner|kids?|child|children|son|daughter|life|wedding|boat|shop|store|cafe|studio|restaurant|car|motorcycle|tattoo|degree|library|place|apartment|horse|relationship|marriage|room|channel|podcast|band|bakery|ranch|pool)\\b)|kids|children|my own|two|three|more kids)|adopt|marry|raise|live (?:in|on|by|near|abroad|alone|off)|go to (?!bed|sleep|the (?:bathroom|store|shop|toilet)|work\\b|school today|home)|go back to (?:school|college|university|[A-Z])|lose weight|lose (?:some|\\d+|ten|twenty)|gain weight|quit|stop (?:smoking|drinking|procrastinating|eating)|write (?:an?|my|novels|songs|books)|publish|run (?:an?|my|marathons)|climb|save (?:up|money|for|enough|\\$)|retire|graduate|finish (?:my|school|college|university)|complete my|improve my|change (?:my )?(?:jobs?|careers?|life|major)|find (?:an?|my|love|true)|pursue|work (?:as|at|for|with|in)|keep working|teach|build (?:an?|my)|create (?:my own|an? [a-z]+ (?:business|company|brand|family))|make (?:a difference|music|movies|games|it big|films)|help (?:people|others|animals|kids|the)|earn|win|master|see the (?=(?:whole |entire |great |grand )?(?:world|northern|southern|aurora|pyramids|ocean|sea|canyon|grand|great|wall|eiffel|taj|cherry|sunrise|polar|amazon|himalayas|alps|sahara|sphinx|colosseum|sistine|pope|midnight|fjords|niagara|whales|gorillas|himalaya|country|stars|galapagos|ruins|museum|louvre))|experience|join|contribute|publish|fly|sail|settle down|play (?:professionally|in|for)|compete|perform|record|invest|explore (?:the world|space|[A-Z])|try (?:out )?(?:[a-z]{2,10}ing|scuba|rock|pottery|yoga|pilates|karate|judo|archery|taekwondo|ballet|zumba|stand-?up|improv|veganism|keto|parkour|crossfit|therapy|acupuncture)|take up|do (?:my|a (?:phd|master))|major in|apply (?:to|for)|expand|speak [a-z]+ fluently|grow my)'
const END = `[^,.;:!?()"\\n]{0,70}${CLOCK}?`

const WANT =
  "(?:(?:would|'d|d) (?:really |also |very much |absolutely |just |one day |someday )*(?:like|love) to|(?:really |also |always |just |still |only |desperately |definitely |actually |now |do |'ve always |have always |have been )*(?:want|wanna|tryna|tryin to|trynna|wanted|hope|wish|aspire|intend|wanting|hoping|aim|dream of becoming|long|mean)(?: to| 2| (?=be\\b)|(?= (?:kids|children|more kids|two kids|three kids|an? (?:family|baby|big|dog|puppy|cat|kitten|divorce|promotion|raise|new job|better job|career|second|tattoo|motorcycle|house of))))?|(?:'m|am|'ve been|have been|ve been|m) (?:really |also |just |still |always |currently |recently )*(?:hoping|wanting|aiming|dying|aspiring|working|looking|trying(?= to (?:lose|quit|get|save|become|learn|buy|find|gain|build|start|stop|conceive|run|write))|striving|determined|saving up|training|preparing)(?: hard)? (?:to|towards|toward)|(?:'m|am) ready to|(?:'m|am|m) (?:tryna|tryin to)|been (?:wanting|meaning|hoping|dying|itching) to|(?:trying|hoping|aiming|working|saving up|saving|training|hoping|always wanted)(?: hard)? (?:to|2))"

/** "I want to become a poet", "I'd like to visit Kyoto", "I hope to retire early". */
const want = defineRule({
  id: 'en/goal.want',
  priority: 86,
  confidence: 0.93,
  anchors: [
    'want',
    'wanna',
    'tryna',
    'tryin',
    'trynna',
    'like to',
    'love to',
    'hope to',
    'hoping to',
    'hoping 2',
    'want 2',
    'trying 2',
    'wish to',
    'aspire',
    'aiming',
    'aim to',
    'intend',
    'dying to',
    'determined to',
    'striving',
    'ready to',
    'trying to',
    'saving to',
    'always wanted to',
    'working to',
    'long to',
    'looking to',
    'saving up to',
    'training to',
    'preparing to',
  ],
  pattern: rx(
    `(?:\\b(?<self>i|we) ?|^${LEADS}(?:really |still |just |also |currently )*(?=would (?:like|love) |been (?:wanting|meaning|hoping|dying|itching) |want |wanna |hoping |hope |trying |aiming |saving |working |training |always wanted ))${WANT} (?:(?:some ?day|one day|eventually|also|really|maybe) )?(?<goal>${AIM}\\b${END})`,
  ),
  draft: (match) => goalOf(match),
  examples: [
    { text: 'I want to become a glassblower', cards: [{ slot: 'goal', value: 'become a glassblower' }] },
    { text: "I'd love to visit Iceland", cards: [{ slot: 'goal', value: 'visit Iceland' }] },
  ],
  counterExamples: [
    'I want to know more',
    "I'd like to have soup as a starter",
    'do you want to become a star?',
    'he wants to be a vet',
  ],
})

const MEAL =
  /\bfind (?:an? |some |the |me )?(?:[a-z]+ ){0,3}(?:restaurants?|hotels?|flights?|trains?|bus(?:es)?|homes? (?:in|with)|apartments? in|stylists?|hair salons?|salons?|movies?|theaters?|cinemas?|therapists?|dentists?|doctors?|attractions?|rooms?|songs?|shows?|events?|tickets?|cabs?|way|place to (?:eat|stay))\b|\b(?:have (?:an? )?(?:cake|coffee|tea|drink|bottle|bite|beer|word|chat|look|conversation|glass|cup|idea|question|seat|talk|nap|break|piece|clear|better understanding|steak|table|list|good understanding|solid)|be an? (?:good|part|bit|little|better (?:friend|listener|person) to you)|visit you|learn (?:more|about you|how to use|from you|what|why|it|that)|work (?:on (?:this|that|it)|with you|in this)|get (?:a (?:little bit|better|sense|feel|clear|good|quick|hold|refund|list|recommendation|bit|general)|an? (?:idea|overview|answer))|start (?:a (?:conversation|new chat|chat)|an?y)|get (?:an? |the |some |my )?(?:[a-z]+ ){0,3}(?:tickets?|seats?|ride|cab|taxi|rental|reservation|appointment|money|balance|food|drinks?|refill|haircut|attention)|create an? [a-z]+ (?:list|table|file)|build a (?:function|script|query|table|list)|write a (?:function|script|query|test|code|program|short|letter|prompt|email|message|response)|help (?:people )?(?:you|the user)|improve my (?:code|query|prompt|function|script)|find (?:a (?:way|solution|good way|balance|function)|an? (?:answer|easy))|quit$|^(?:visit|have|get|join|win|create|master|experience|teach|record|perform)$|change my mind|see the (?:menu|list|code|results?|photo|picture|manager|point|movie|file|map|details?|schedule|doctor)|be able to (?:see|say|do (?:that|this|it)|help|use|filter|run|call|add|show|make this)|go to (?:you|that|there)|try it|go to(?: and|$)|go to and|see the (?:world cup|picture|photo|pic|movie))\b/u

function goalOf(match: RuleMatch) {
  const goal = match.capture('goal')
  if (!goal || MEAL.test(keyOf(goal.text)) || /\b(?:not|n't|never|no longer|didn't) $/u.test(match.before))
    return null
  const past = /\bwanted\b/u.test(match.text) && !/always wanted/u.test(match.text)
  return state(match, 'goal', goal, past ? { tense: 'past' } : {})
}

/** "i study to become a vet", "i quit my job to pursue music". */
const purpose = defineRule({
  id: 'en/goal.purpose',
  priority: 72,
  confidence: 0.95,
  anchors: ['to become', 'to be a', 'to pursue'],
  pattern: rx(
    '\\b(?:i|i\'m|im|we)\\b[^,.;:!?\\n]{2,40}? (?<verb>to become|to pursue|(?:college|school|university|studying|training|working hard) to be) (?:an? |my )?(?<goal>[^,.;:!?()"\\n]{3,40})',
  ),
  draft: (match) => {
    if (
      /\b(?:want|wanna|like|love|hop(?:e|ing)|went|wish|dream|used|decided|plan\w*|have|had|need|got a|aspire\w*|job|if|not|n't)\b/u.test(
        match.text,
      )
    ) {
      if (!/\bquit\b/u.test(match.text)) return null
    }
    if (/^(?:better|stronger|happier|more|one|it|that)\b/u.test(match.raw('goal') ?? '')) return null
    return state(match, 'goal', match.capture('goal'))
  },
  examples: [
    { text: "I'm taking night classes to become a plumber", cards: [{ slot: 'goal', value: 'plumber' }] },
  ],
  counterExamples: ['how do I get to become a member?', 'you need to become stronger'],
})

export const goalWant: readonly ExtractionRule[] = [want, purpose]
