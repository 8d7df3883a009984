import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { checkText } from './check-text.ts'
import { openSource } from './decode.ts'
import { wholeOf } from './lines.ts'

/** The one text of a query, from wherever it was given. `max`: UTF-8 bytes. */
export async function readQuestion(
  { inline, file }: TextSource,
  { io, loaded }: Context,
  max = loaded.library.limits.maxQueryBytes,
): Promise<string> {
  if (inline !== null) return checkText(inline, (t) => t.errors.where.question, max)
  const { text, where } = openSource(file, io)
  return checkText((await wholeOf(text)).trim(), where, max)
}
