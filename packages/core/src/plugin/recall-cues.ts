/**
 * What the wording of a question or a message tells recall beside its content. All patterns have the flag `u`; on normalised, folded
 * text.
 */
export interface RecallCues {
  /** A sentence that takes back what was said before it and asks anew: "what I really want to know is". */
  readonly redirect: RegExp
  /** A question about somebody or something described, not named: "the one who is 35". */
  readonly describes: RegExp
  /** A question about somebody named just before it: "what's my wife's name? And when is her birthday?" */
  readonly refersBack?: RegExp
  /** A question that names nobody, and so asks of whoever the one before it was about: 住在哪里？ */
  readonly elided?: RegExp
  /** What leads to one more question in a sentence that asks already: "where do I live, and how old am I?" Flags `gu`. */
  readonly joins?: RegExp
  /** A question about everybody who is known, or that compares them: "how many people", "who is taller". */
  readonly everybody: RegExp
  /** A question for what the assistant said: "which one did you recommend?" */
  readonly assistantSaid: RegExp
  /** A wish for help or advice, on which standing wishes bear: "can you suggest …" */
  readonly request: RegExp
  /** A message that states a standing wish: "always show the units", "I prefer trains". */
  readonly standing: RegExp
  /** Words that say when something holds and not what: now, these days, 以前. Flags `gu`. Knowledge need not hold them to answer. */
  readonly timeWords?: RegExp
  /** A question for what was talked about: "what did we discuss yesterday?", 我们聊了什么. */
  readonly conversation?: RegExp
}
