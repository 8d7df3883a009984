import type { NormalizedText, RequestReader, RequestReading } from '@recollect/core/extraction'
import { standardReading } from '../reading/dialect.ts'
import { fold } from '../reading/script.ts'
import { closedUp } from '../reading/spacing.ts'
import type { Range } from './clauses.ts'
import { sentencesOf } from './clauses.ts'
import { readForget } from './forget.ts'
import { readKeep } from './keep.ts'
import { likelyIn } from './likely.ts'
import type { Found, Reader } from './said.ts'
import { readShow } from './show.ts'
import { readWithhold } from './withhold.ts'

/** A character or word that stands in every request in known words. */
const MAY_ASK = new RegExp(
  '[忘删记存录清抹移擦销撤消忆]|当.{0,4}没|保留|作废|备注|知道|了解|懂我|整理|档案|我.{0,6}[说讲提聊告诉]过|资料|印象|画像|关于我|我的?(?:哪些|什么)|' +
    'forget|delete|remember|record|erase|remove|save|note|mark|memory|profile',
  'u',
)
/** In this order at each clause. */
const READERS: readonly Reader[] = [readWithhold, readForget, readKeep, readShow]

/** Finds requests to the memory in folded text. */
export function requestsIn(text: string): Found | null {
  if (!MAY_ASK.test(text)) return likelyIn(text)
  const sentences = sentencesOf(text)
  for (const sentence of sentences) {
    for (const part of sentence.parts) {
      if (!MAY_ASK.test(part.text)) continue
      for (const read of READERS) {
        const found = read({ text, sentences, sentence, part })
        if (found) return found
      }
    }
  }
  return likelyIn(text)
}

/** Recognises requests to the memory. */
export const requests: RequestReader = {
  read(text) {
    const said = standardReading(closedUp({ ...text, text: fold(text.text) }))
    const found = requestsIn(said.text)
    return found && reading(said, found)
  },
}

function reading(text: NormalizedText, { kind, of, about, span }: Found): RequestReading {
  const at = ({ start, end }: Range) => text.toSource(start, end)
  const words = about && at(about)
  return {
    kind,
    of,
    about: words && { text: text.source.slice(words.start, words.end), span: words },
    span: at(span),
  }
}
