import { wordSet } from './words.ts'

/** Values that name nothing by themselves. */
export const VAGUE = wordSet(
  "it, its, it's, that, this, these, those, them, him, her, he, she, they, you, u, ya, me, us, we, i, one, ones, this one, that one, these ones, the one, the same, same, so, too, both, all, none, neither, either, anything, everything, something, nothing, someone, anyone, everyone, somebody, nobody, people like you, things, thing, stuff, some, any, many, more, most, much, a lot, lots, here, there, somewhere, anywhere, where, what, who, how, when, why, way, the way, idea, the idea, that idea, sound of that, the sound of that, the sound, your, your style, my, mine, yours, his, hers, theirs, the other one, the others, others, another, everything about it, it all, it too, it so much, that too, well, fine, good, okay, ok, yes, no, not, do, does, to, to do, to go, like that, like this, like it, a bit, a little, people, everybody, your name, your idea, your answer, your response, your suggestion, your suggestions, your work, your attitude, the first one, the second one, the last one, first one, second one, last one, the question, the answer, the result, the conversation, talking to you, chatting with you, talking with you, your company, your personality, your humor, your sense of humor, being here, bot, bots, life, my life, my day, the day, your day, my time, the moment, every day, every moment, every minute, variety of them, a variety of them, variety, all kinds, all sorts",
)

/** Openings of a value that point at what was said before or at the hearer. */
export const POINTING =
  /^(?:this|that|these|those|it|its|your|yours|you|u|him|her|them|his|their|she|he|they|one|ones|what|how|where|who|whatever|such|both of|all of (?:it|them|that|this)|any of|some of (?:it|them|that)|none of|the (?:way|idea|sound|look|fact|same|one|thought|part|ones|question|answer|suggestion|movie|film|song|picture|photo|pic|part|result|name|quote|joke))\b/iu
