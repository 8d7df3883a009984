import { CHINESE_WORDS } from '../lexicon/spelling/chinese-words.ts'
import { chinese } from '../query/chinese/index.ts'

let made: ReadonlyMap<string, string> | undefined

/** One character has too many senses to be read by the words of search. */
const SHORTEST = 2

function tableOf(): ReadonlyMap<string, string> {
  const table = new Map(CHINESE_WORDS)
  for (const line of chinese.flatMap((lines) => lines.split('\n'))) {
    const [english = '', list = ''] = line.split('>')
    for (const word of list.split(',').map((one) => one.trim()))
      if (word.length >= SHORTEST && !table.has(word)) table.set(word, english.trim())
  }
  return table
}

/** The English word for a Chinese one, by the words of questions and search; made when a text first mixes the two. */
export function englishOf(word: string): string | undefined {
  made ??= tableOf()
  return made.get(word)
}
