import { spelled } from './spelling.ts'

/** Opened by a question word, a verb before its subject, or a wish to be told. */
const ASKING =
  /\?\s?["')\u201d]*\s?$|^(?:(?:and|so|hey|but|ok|okay|well|also|hi|hello|oh|please|wait)[ ,]{1,3}){0,8}(?:what|whats|wats|whens|hows|guess|describe my|describe me|roughly how|about how|wat|wut|what's|who|who's|whos|whose|whom|where|where's|wheres|when|when's|why|how|how's|which|(?:in|at|on|from|to|for|since|until|by|with) (?:what|which|when|whom|how)|do|does|did|am|is|are|was|were|can|could|will|would|should|have (?:i|you|we|they)|has|had (?:i|you)|isn't|aren't|don't|doesn't|didn't|tell me|remind me|(?:do )?(?:you|u) (?:know|remember|rmb|recall))\b/u
/** After a word of context: "so embarrassing but what's my postcode". */
const LATER =
  /(?:[,.!;:-]|\b(?:but|so|and|anyway|lol|haha)) (?:and |but |so |ok )?(?:(?:what|which|who|where|when|how)(?:'s| (?:is|are|was|were|did|do|does|am)) (?:my|our|i|we)\b|(?:do|did|am|have|was) i\b|remind me\b)/u
/** A name only, as one types it into a search: "my wife's job". */
const ELLIPTIC =
  /^(?:and )?(?:my|our) (?:[a-z'-]+ ){0,3}(?:name|age|job|birthday|address|number|phone|e-?mail|diet|allergies|hobbies|goals?|plans?|pets?|school|employer|company|salary|height|weight)\s?$/u
/** "My job is what ah", "i stay where", "u rmb anot". */
const SINGLISH =
  /\b(?:is|stay|live|work|go) (?:what|where|who|which)(?: (?:ah|sia|already|leh|one|huh))?$| (?:anot|or not|meh|ah|huh)$/u

export function isQuestion(text: string): boolean {
  if (text.includes('?')) return true
  const said = spelled(text)
  return ASKING.test(said) || LATER.test(said) || SINGLISH.test(said) || ELLIPTIC.test(said)
}
