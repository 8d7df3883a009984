import { words, wordSet } from '../grammar/words.ts'

/** Before somebody who talks: when a wish holds. */
export const WHENEVER = words(
  "[only] {when|whenever|if|anytime|any time|every time|each time|everytime|once|in case|as soon as|unless} {i|i'm|i am|i've|i have|you|you've|you're|you are|we|we're|there is|there's|there are|something|somebody|someone|the answer|a question|an answer|it's|it is|asked|asking|talking|writing|unsure|in doubt|answering|giving|explaining|coding|discussing|recommending|suggesting|possible|needed|necessary|my}",
)

/** Before what a wish holds for. */
export const ABOUT = words(
  '{in|for|with|on|during|about|regarding|concerning|as for|when it comes to|as far as|inside|outside|outside of|except in|except for|in anything about|in anything to do with|for anything about|for anything to do with|for questions about|in questions about|on the topic of|in the context of}',
)

/** Opens no such words: what follows is one thing, a time, or no thing. */
export const NO_SCOPE = wordSet(
  'this, that, these, those, the, a, an, it, me, you, us, him, her, them, now, once, example, instance, fun, one, two, three, your, case, fact, short, full, detail, bold, caps, italics, general, future, order, time, particular, person, part, addition, advance, mind, shame, life, love, sure, good, free, ever',
)

/** Things one writes or asks about, as a kind, though no plural says so. */
export const KINDS = wordSet(
  'code, email, e-mail, maths, math, work, homework, poetry, fiction, chat, slack, finance, politics, religion, health, cooking, money, grammar, politics, marketing, science, history, physics, chemistry, biology, philosophy, programming, coding, writing, research, business, legal, documentation, dialogue, speech, travel, fitness, nutrition, advice, feedback, music, sport',
)

/** Verbs of what is over or imagined: "when I was", "if I asked you". */
export const OVER = wordSet(
  "was, were, had, did, didn't, asked, said, wrote, sent, told, needed, wanted, went, got, lived, worked, used, would, could, wasn't, weren't, won, stopped, tried",
)

/** Before what one is doing: "when reviewing my writing". */
export const WHILE = wordSet('when, whenever, while, before, after, if')
