import type { LogInput } from '@recollect/sessions'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import { checkText } from './check-text.ts'
import { openSource } from './decode.ts'
import { pairFromJson } from './jsonl-pairs.ts'
import { linesOf, wholeOf } from './lines.ts'
import { readTime } from './times.ts'

/** What every pair has that does not say otherwise; the time as it was typed. */
export type PairFields = Omit<LogInput, 'q' | 'a' | 'at'> & { readonly at?: string }

export interface PairSource {
  /** Null: pairs are JSON lines. `-` is standard input, for one of the two texts. */
  readonly q: string | null
  readonly a: string | null
  /** Of the JSON lines; null: standard input. */
  readonly file: string | null
  readonly fields: PairFields
}

/** Every pair of the source, all of them checked: nothing is logged when one is bad. */
export async function readPairs(
  { q, a, file, fields }: PairSource,
  context: Context,
): Promise<readonly LogInput[]> {
  const { at, ...rest } = fields
  const given = at === undefined ? rest : { ...rest, at: readTime(at, context) }
  if (q === null) return fromLines(file, given, context)
  const [question, answer] = [await textOf('--q', q, context), a && (await textOf('--a', a, context))]
  return [{ ...given, q: question, a: answer }]
}

/** The text of an option, or (`-`) of standard input. */
export async function textOf(flag: string, given: string, { io }: Context): Promise<string> {
  if (given !== '-') return checkText(given, (t) => t.errors.where.option(flag))
  const { text, where } = openSource(null, io)
  return checkText((await wholeOf(text, where)).trim(), where)
}

async function fromLines(
  file: string | null,
  fields: Omit<LogInput, 'q'>,
  { io }: Context,
): Promise<readonly LogInput[]> {
  const { text, where } = openSource(file, io)
  const pairs: LogInput[] = []
  for await (const line of linesOf(text)) {
    if (line.text.trim() === '') continue
    const at: Say = (t) => t.errors.where.line(line.number)
    const pair = { ...fields, ...pairFromJson(line.text, at) }
    checkText(pair.q, at)
    pairs.push(pair)
  }
  if (pairs.length === 0) throw usageError((t) => t.errors.emptyText(where(t)))
  return pairs
}
