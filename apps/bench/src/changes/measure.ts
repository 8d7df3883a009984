import type { LanguagePack } from '@recollect/core'
import type { SpanWords } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { changeReader, packed } from '@recollect/rules'
import type { SeemsChanged } from '@recollect/rules'
import type { Signed } from './load.ts'
import { tableOf } from '../logistic/train.ts'
import { trainChanges } from './train.ts'

/** Authors are left out several at a time. */
const FOLDS = 4

/** A message of an author nothing was learned from, as it was read. */
export interface Judged {
  readonly message: Signed
  readonly read: SeemsChanged
}

const isLabelled = ({ by }: Signed): boolean => by.startsWith('changes ')

/** Every author's labelled messages, judged by what others wrote. */
export function judgeUnseen(
  messages: readonly Signed[],
  pack: LanguagePack,
  words: SpanWords,
): readonly Judged[] {
  const authors = [...new Set(messages.filter(isLabelled).map(({ by }) => by))]
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const left = new Set(authors.filter((_author, at) => at % FOLDS === fold))
    const table = tableOf(trainChanges(messages.filter(({ by }) => !left.has(by))))
    const reader = changeReader(words, () => packed(table))
    return messages
      .filter(({ by }) => left.has(by))
      .map((message) => {
        const text = normalizeText(message.text)
        return { message, read: reader.read(text, pack.fold(text.text)) }
      })
  })
}

export interface Shares {
  readonly least: number
  /** Of the messages after which something is changed, how many are taken for such. */
  readonly found: number
  /** Of those with a topic right. */
  readonly named: number
  /** Of messages that change nothing, how many are taken for such. */
  readonly wrong: number
}

/** From where on a topic is meant. */
const TOPIC = 0.3

/** What is found from a likelihood on. */
export const sharesAt = (judged: readonly Judged[], least: number): Shares => {
  const share = (some: readonly Judged[], fits: (one: Judged) => boolean) =>
    some.filter(fits).length / Math.max(1, some.length)
  const isTaken = ({ read }: Judged) => read.changes >= least
  const changing = judged.filter(({ message }) => message.changes === true)
  return {
    least,
    found: share(changing, isTaken),
    named: share(
      changing,
      (one) =>
        isTaken(one) &&
        [...(one.message.topics ?? [])].some((topic) => (one.read.topics.get(topic) ?? 0) >= TOPIC),
    ),
    wrong: share(
      judged.filter(({ message }) => message.changes === false),
      isTaken,
    ),
  }
}
