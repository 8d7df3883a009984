import { namesSomebody } from './whose.ts'

const LEAD = String.raw`^(?:(?:and|so|hey|but|ok|okay|well|also|hi|hello|please|wait|then|btw)[ ,]{1,3}){0,4}`
/** "How do I boil an egg", "which phone should I buy": advice is asked for. */
const ADVICE = new RegExp(
  String.raw`${LEAD}how (?:can|could|should|would|might|to)\b(?! (?:you|people|they|i|we|someone|my [a-z]+) (?:address|call|reach|contact|describe|phone|ring)\b)` +
    String.raw`|${LEAD}how do (?:i|you|we|people|u) (?:get (?:an?|the|rid|better|started|over|into)|find|make|cook|fix|learn|become|write|install|change|set|stop|lose|deal|handle|start|create|build|tell|convince|ask|apply|prepare|improve|know (?:if|when|whether|that)|avoid|remove|convert|calculate|solve|open|cancel|delete|do (?:it|this|that))\b` +
    String.raw`|\bshould (?:i|we|one) (?:buy|get|do|watch|read|eat|wear|say|cook|choose|try|use|learn|visit|see|pick|give|make|take|write|ask|tell|bring|name|start|invest|aim)\b`,
  'u',
)
/** "Could you translate …": something is to be done, not remembered. */
const REQUEST = new RegExp(
  String.raw`${LEAD}(?:(?:can|could|would|will) (?:you|u) (?:please )?|please )?(?:write|draft|translate|fix|send|help|generate|create|compose|book|order|recommend|suggest|explain|summari[sz]e|rewrite|proofread|paraphrase|edit|code|solve|calculate|convert|imagine) (?!what|who|where|when|which)\S`,
  'u',
)
const PERSONAL =
  /\b(?:i|i'm|im|i've|i'd|me|my|mine|myself|we|our|us|you|you're|your|yours|u|ur|he|she|he's|she's|his|her|they|their|him|them|mum|mom|dad)\b|(?<!\b(?:what|who|where|that|it|there|how|when|here|let|why))'s\b/u
/** Said of the world: "how tall is the tower", "do cats like milk", "which laptop is the fastest". */
const GENERAL =
  /\b(?:is|are|was|were|'s) (?:the|there|an?)\b(?! (?:[a-z]+ )?(?:pay|job|work|salary|plan|meeting|stand-?up|deadline|retro|call|sync|review|demo|appointment|party|wedding|flight|exam|release|launch)\b)|\b(?:do|can|are|why) (?!(?:these|those|kids|parents)\b)[a-z]{2,}s\b|\b(?:people|humans)\b|\bin the world\b|\bon average\b|\bwhat (?:is|are) (?!called\b|next\b|new\b)[a-z]{3,}\s?\?*$/u
const GOOD_FOR = /\b(?:bad|good|healthy|dangerous|safe) for (?:you|your health)\b/u

/** General knowledge, advice and requests: they ask for no fact of anybody's, whatever words they hold. */
export const isImpersonal = (text: string): boolean =>
  ADVICE.test(text) ||
  REQUEST.test(text) ||
  GOOD_FOR.test(text) ||
  (GENERAL.test(text) && !PERSONAL.test(text) && !namesSomebody(text))
