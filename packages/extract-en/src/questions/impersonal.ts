import { namesSomebody } from './whose.ts'

const LEAD = String.raw`^(?:(?:and|so|hey|but|ok|okay|well|also|hi|hello|please|wait|then|btw)[ ,]{1,3}){0,4}`
/** "How do I boil an egg", "which phone should I buy": advice is asked for. */
const ADVICE = new RegExp(
  String.raw`${LEAD}how (?:can|could|should|would|might|to)\b(?! (?:you|people|they|i|we|someone|my [a-z]+) (?:address|call|reach|contact|describe|phone|ring|answer|reply|respond|talk|speak)\b)` +
    String.raw`|${LEAD}how do (?:i|you|we|people|u) (?:get (?:an?|the|rid|better|started|over|into)|find|make|cook|fix|learn|become|write|install|change|set|stop|lose|deal|handle|start|create|build|tell|convince|ask|apply|prepare|improve|know (?:if|when|whether|that)|avoid|remove|convert|calculate|solve|open|cancel|delete|do (?:it|this|that))\b` +
    String.raw`|\bshould (?:i|we|one) (?:break|leave|quit|go|be(?! called)|have|call(?! (?:you|me)\b)|wait|move|marry|sell|keep|stay|buy|get|do|watch|read|eat|wear|say|cook|choose|try|use|learn|visit|see|pick|give|make|take|write|ask|tell|bring|name|start|invest|aim)\b`,
  'u',
)
/** "Could you translate …": something is to be done, not remembered. */
const REQUEST = new RegExp(
  String.raw`${LEAD}(?:(?:can|could|would|will) (?:you|u) (?:please )?|please )?(?:write|draft|translate|fix|send|help|generate|create|compose|book|order|recommend|suggest|explain|summari[sz]e|rewrite|proofread|paraphrase|edit|code|solve|calculate|convert|imagine) (?!what|who|where|when|which)\S|(?:explain|describe|define) (?!(?:my|our|me)\b)` +
    String.raw`|${LEAD}(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:remind me (?:to|at|in an?|in \d|every|tomorrow)\b|give me (?:an?|some|a few|any|\d+|two|three|four|five|ten) )|\b(?:ideas|tips|advice|suggestions|recommendations|recipes)\b(?! (?:did|have) (?:i|we)\b)`,
  'u',
)
/** "Where can I buy", "what does X mean", "which film did you recommend": of shops, words, and what the assistant said. */
const ELSEWHERE = new RegExp(
  String.raw`${LEAD}where (?:can|could|do|should) (?:i|we|you|one) (?:buy|get|find|watch|download|eat|rent|order|see|stream|learn)\b(?! (?:my|our)\b)|\bwhat (?:does|do|did|is) .{1,40} (?:mean|stand for)\b|\bhow (?:long|much|many|often) (?:do|should|does) (?:you|i|we|one|it) (?:boil|cook|bake|fry|roast|steam|simmer|need|have to|charge|store|leave|wait|take)\b|\bwhat can (?:i|we|you|one) (?:cook|make|do|use|eat|get|watch|say|wear|buy) (?:with|for|to|if|about|when|instead)\b|\bwhat (?:is it|do you call it|do they call it)(?: called)? when\b|\bwhat(?:'s| is) an? (?:good|normal|average|typical|decent|healthy|fair)\b(?!.+\bmy\b)|\b(?:do|would) (?:you|u) (?:recommend|suggest|advise)\b|${LEAD}(?:can|could|would|will) (?:you|u) (?:act|pretend|mind|imagine|be (?!my\b))\b|\bwhat should (?:my|our)\b|\bwhat are some\b(?! of (?:my|our))|${LEAD}do (?:i|we|you) (?:need|have to)\b|\bwould (?:you|u) (?:name|call|choose|pick|do|rather|prefer)\b(?! (?:me|my|us)\b)|${LEAD}(?:can|could|would|will) (?:you|u) (?:please )?(?:make|keep|shorten|repeat|stop|try|search|turn|set|play|read|sing|stay|come|hold|change|add|remove|count|show me how)\b(?!.+\b(?:my|i)\b)|\bthe (?:word|phrase|term) |\bdo (?:they|people) [a-z]+ (?:in|at) (?!my|our)|\b(?:did|have|had) (?:you|u) (?:ever |just |also )?(?:recommend|suggest|advise|propose|explain|share|send|write|show)(?:e?d)?\b(?! .{0,30}\bmy\b)|\b(?:you|u) (?:once |just |also |previously )?(?:recommended|suggested|advised|proposed|explained|shared|sent|wrote|showed)\b`,
  'u',
)
const PERSONAL =
  /\b(?:i|i'm|im|i've|i'd|me|my|mine|myself|we|our|us|you|you're|your|yours|u|ur|he|she|he's|she's|his|her|they|their|him|them|mum|mom|dad)\b|(?<!\b(?:what|who|where|that|it|there|how|when|here|let|why))'s\b/u
/** Said of the world: "how tall is the tower", "do cats like milk", "which laptop is the fastest". */
const GENERAL =
  /\b(?:is|are|was|were|'s) (?:the|there|an?)\b(?! (?:(?!zip|area|post|postal|country|error|dress|tax|secret|qr|bar)[a-z-]+ ){0,2}(?:pay|job|password|passcode|passphrase|ssid|code|work|salary|plan|meeting|stand-?up|deadline|retro|call|sync|review|demo|appointment|party|wedding|flight|exam|release|launch)\b)|\bdid the (?!kids\b|boys\b|girls\b)[a-z]+s\b|\b(?:do|can|are|why) (?!(?:these|those|kids|parents)\b)[a-z]{2,}s\b|\b(?:people|humans)\b|\bin the world\b|\bon average\b|\bwhat (?:is|are) (?!called\b|next\b|new\b)[a-z]{3,}\s?\?*$/u
const GOOD_FOR =
  /\b(?:bad|good|healthy|dangerous|safe) for (?:you|your health|(?!(?:me|my|us|our)\b)[a-z]+ [a-z]+)\b/u

/** General knowledge, advice and requests: they ask for no fact of anybody's, whatever words they hold. */
export const isImpersonal = (text: string): boolean =>
  ADVICE.test(text) ||
  REQUEST.test(text) ||
  GOOD_FOR.test(text) ||
  ELSEWHERE.test(text) ||
  (GENERAL.test(text) && !PERSONAL.test(text) && !namesSomebody(text))
