import type { Phrase } from './phrase.ts'
import type { Said } from './said.ts'

/** Whether a noun phrase is of a class. */
export type Check = (phrase: Phrase, said: Said) => boolean

/** A class by its last word, or its last two. */
export const headed =
  (list: ReadonlySet<string>): Check =>
  ({ key, head }) =>
    list.has(head) || list.has(key.split(' ').slice(-2).join(' '))

/** The same of what is spoken of in general: "sells jeans", not "the jeans". */
export const bareHeaded =
  (list: ReadonlySet<string>): Check =>
  (phrase, said) =>
    phrase.det === '' && headed(list)(phrase, said)

const DEGREE =
  /^(?:(?:quite|very|really|pretty|so|rather|fairly|openly|fiscally|proudly|extremely|super|a bit|kind of|sort of|somewhat|way) )+/u

/** The whole phrase, its degree left out: "quite tall", "very liberal". */
export const listed =
  (list: ReadonlySet<string>): Check =>
  ({ key }) =>
    list.has(key) || list.has(key.replace(DEGREE, ''))
