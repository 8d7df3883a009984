import type { Capture } from '@recollect/core/extraction'
import { CLOCK } from './patterns.ts'
import { part } from './capture.ts'

/** Subject of an event: the speaker, alone or with others. */
export const WHO =
  "(?:\\b(?:i|we|my (?:wife|husband|friends?|family|boyfriend|girlfriend|partner|sister|brother|son|daughter|kids|mom|dad|team|dance crew|crew|band) and i)(?:'ve|'d| have| had|ve)?|^(?:and|then|just|recently|so|oh|btw|also|well|yeah|yes|hey|haha|finally|yesterday|last [a-z]+)?,?) ?(?:(?:just|recently|finally|also|already|actually|then|even|once|yesterday|today|last (?:week|month|year|night|weekend|summer|winter|fall|spring|friday|saturday|sunday|monday)|did) ){0,2}"
export const OBJECT = `[^;:!?()"\\n]{2,80}${CLOCK}?`
export const EVENT_END =
  /\s?(?:,\s?(?:and|it|which|so|but|i|we)\b|\.\s|\s(?:and (?:it|it's|its|i|i'm|im|i've|ive|we|we're|was|had|they|he|she|everyone|now|saw|the)|(?:my|our) [a-z]+ (?:got|was|is|had|has|said|told|asked|went|came|did)|but|because|so|it was|which|that was|to (?:celebrate|help you)|though|lol|haha)\b)/iu

/** An event rests on its verb, so that what else its words tell ("… with my husband") keeps its own card. */
export const verbOf = (phrase: Capture): Capture => part(phrase, 0, phrase.text.search(/\s|$/u)) ?? phrase
