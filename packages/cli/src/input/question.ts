import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { checkText } from './check-text.ts'
import { openSource } from './decode.ts'
import { wholeOf } from './lines.ts'

/** The one text of a query, from wherever it was given. */
export async function readQuestion({ inline, file }: TextSource, { io }: Context): Promise<string> {
  if (inline !== null) return checkText(inline, (t) => t.errors.where.question)
  const { text, where } = openSource(file, io)
  return checkText((await wholeOf(text, where)).trim(), where)
}
