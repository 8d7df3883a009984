import { TOPICS } from '../lexicon/requests/topics.ts'

const BY_WORD = new Map<string, number>()
TOPICS.forEach(({ words }, index) => {
  for (const word of words) if (!BY_WORD.has(word)) BY_WORD.set(word, index)
})

/** Of somebody here; what is asked of nobody is general knowledge. */
const OURS =
  /\b(?:dad|daddy|mum|mom|mummy|mommy|grandma|grandpa|gran|i|i'm|i've|i'd|me|my|mine|we|we're|we've|our|ours|us|you|your|you're)\b/u
/** "Current gym?", "no of cats": a note of nouns is about oneself. */
const NOTE =
  /^(?!.*\b(?:is|are|was|were|do|does|did|can|could|will|would|should|what|who|how|why|where|when|which|whose|the|an?|any|some|this|that|it|to)\b)[\x20-\x7e]{3,40}$/u
/** What one does at all, one does again and again: "do I snore". */
const DOES =
  /\b(?:do i|do we|does my [a-z]+) (?!(?:mean|need|know|think|have|look|say|said|understand|sound|seem|get|owe|see|feel|go)\b)[a-z]/u
/** "How do I boil an egg" asks for advice, whatever it is about. */
const ADVICE = /^how (?:do|can|to) (?!.*\b(?:my|our)\b)/u
const WORD = /[a-z0-9éè'-]+/gu
const LONGEST = 3
const ENDINGS = ["'s", 's', 'es', 'ed', 'd', 'ing'] as const

/** The topic of a word or its stem. */
function topicOf(word: string): number {
  const found = BY_WORD.get(word)
  if (found !== undefined) return found
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue
    const stem = word.slice(0, -ending.length)
    const index = BY_WORD.get(stem) ?? (ending === 'ing' ? BY_WORD.get(`${stem}e`) : undefined)
    if (index !== undefined) return index
  }
  return TOPICS.length
}

/** The slots a question about somebody here has to do with, by its words alone; of phrases that begin alike, the longest counts. */
export function topicsOf(text: string): readonly string[] {
  if (!(OURS.test(text) || NOTE.test(text)) || ADVICE.test(text)) return []
  const words = text.match(WORD) ?? []
  let best = TOPICS.length
  for (let at = 0; at < words.length;) {
    const { topic, length } = phraseAt(words, at)
    best = Math.min(best, topic)
    at += length
  }
  return TOPICS[best]?.slots ?? (DOES.test(text) ? ['habit', 'hobby'] : [])
}

function phraseAt(words: readonly string[], at: number): { readonly topic: number; readonly length: number } {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const topic = topicOf(words.slice(at, at + length).join(' '))
    if (topic < TOPICS.length) return { topic, length }
  }
  return { topic: TOPICS.length, length: 1 }
}
