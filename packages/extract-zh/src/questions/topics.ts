import { TOPICS } from '../lexicon/requests/topics.ts'

const BY_WORD = new Map<string, number>()
TOPICS.forEach(({ words }, index) => {
  for (const word of words) if (!BY_WORD.has(word)) BY_WORD.set(word, index)
})
const LONGEST = Math.max(...[...BY_WORD.keys()].map((word) => word.length))

/** Of somebody here; what is asked of nobody is general knowledge. */
const OURS = /[我你您咱俺]|家里/u
/** What one does at all, one does again and again: 我打呼噜吗. */
const DOES = /^我(?![是有在会能可要想该应这那])[^,。]{1,8}(?<!了|过)(?:吗|么|不)[?？]?$/u
/** Words in which that of a topic stands by chance. */
const BY_CHANCE = /车站|车票|书法|名单|爱人|可爱|病毒|药[店房剂]|[那这]会/gu

/** The longest word that begins here. */
function wordAt(text: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length)
    if (BY_WORD.has(word)) return word
  }
  return undefined
}

/** The slots a question about somebody here has to do with, by its words alone. */
export function topicsOf(text: string): readonly string[] {
  if (!OURS.test(text)) return []
  const said = text.replaceAll(BY_CHANCE, ' ')
  let best = TOPICS.length
  for (let at = 0; at < said.length;) {
    const word = wordAt(said, at)
    best = Math.min(best, BY_WORD.get(word ?? '') ?? best)
    at += word?.length ?? 1
  }
  return TOPICS[best]?.slots ?? (DOES.test(text) ? ['habit', 'hobby'] : [])
}
