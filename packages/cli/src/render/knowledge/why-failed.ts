import { own } from '@recollect/core/plugin'
import { translated } from '../../text/translated.ts'
import { safe } from '../safe.ts'
import type { View } from '../view.ts'

/** In the reader's words where there are some for the message or its code. */
export const whyFailed = (
  { code, message }: { readonly code: string; readonly message: string },
  { text: { knowledge } }: Pick<View, 'text'>,
): string => safe(translated(message, knowledge.modelErrors) ?? own(knowledge.stops, code) ?? message)

/** As an episode keeps it. */
const KEPT = /^(?<code>[A-Z_]{1,60}): (?<message>[\s\S]*)$/u

/** The last error of an episode. */
export function lastFailure(error: string, view: Pick<View, 'text'>): string {
  const { code = '', message = error } = KEPT.exec(error)?.groups ?? {}
  return whyFailed({ code, message }, view)
}
