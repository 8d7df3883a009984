import { own } from '@recollect/core/plugin'
import type { ScorePart } from '@recollect/core/plugin'
import type { Detection } from '@recollect/core/extraction'
import { factName } from './fact.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

type Words = Readonly<Record<string, string>>

const DIGITS = 2
const SHORT = 90

/** Words of a record on one line, in the quotation marks that Chinese and English share. */
export function quoted(text: string): string {
  const characters = [...safe(text)]
  return `“${characters.slice(0, SHORT).join('')}${characters.length > SHORT ? '…' : ''}”`
}

export const quotedAll = (words: readonly string[]): string => words.map(quoted).join(' ')

/** A stable word of the library as a reader would say it; an unknown one as it is. */
export const said = (word: string, ...lists: readonly Words[]): string =>
  lists.map((list) => own(list, word)).find((known) => known !== undefined) ?? safe(word.replaceAll('_', ' '))

export const score = (value: number): string => value.toFixed(DIGITS)

/** `“live” 1.90 + newness 0.21`: terms are quoted, the rest has names; what does not show in two digits is left out. */
export function sum(parts: readonly ScorePart[], { text }: View): string {
  const { parts: names, tiers } = text.trace
  return parts
    .filter(({ value }) => Number(score(value)) !== 0)
    .map(({ name, value, term }, i) => {
      const sign = value < 0 ? '− ' : i === 0 ? '' : '+ '
      return `${sign}${term ? quoted(name) : said(name, names, tiers)} ${score(Math.abs(value))}`
    })
    .join(' ')
}

/** Slots as facts are called, each once; a family by its own name. */
export function slotNames(slots: readonly string[], { text }: View): string {
  const named = slots.map((slot) => ({ entity: 'user', slot: slot.replace(/[._]?\*$/u, ''), facet: null }))
  return [...new Set(named.map((one) => factName(one, text)))].join(text.trace.separator)
}

/** Whose facts are asked for. */
export const whose = ({ entity }: Pick<Detection, 'entity'>, view: View): string => person(entity, view)

/** `user` and `user.wife`, as a reader would say them. */
export function person(entity: string, { text }: View): string {
  const { whom, whomOf } = text.trace
  if (!entity.startsWith('user.')) return said(entity, whom)
  return whomOf(said(entity.slice('user.'.length), text.slots.people, text.slots.names))
}
