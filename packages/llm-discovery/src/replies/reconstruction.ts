import type { ReplySchema } from '@recollect/core/plugin'
import { clip, isBlank } from '../text.ts'
import { canonical } from './entries.ts'
import { closed, words } from './json-schema.ts'
import { single } from './narration.ts'

const MAX_RECONSTRUCTION = 20_000
const CUT_OFF = /^\{\s*"reconstruction"\s*:\s*"/u

/** Also bare words, and what stands before a cut: a shorter reconstruction only leaves more to be found. */
export const reconstructionReply: ReplySchema<string> = Object.freeze({
  name: 'reconstruction',
  json: closed({ reconstruction: words }),
  parse(value: unknown): string {
    const text = typeof value === 'string' ? bare(value) : wrapped(value)
    if (text === null || isBlank(text)) throw new TypeError('There is no reconstruction.')
    return clip(text.trim(), MAX_RECONSTRUCTION)
  },
})

const FIELDS = {
  reconstruction: ['reconstructed', 'reconstructed content', 'conversation', '重建', '重建内容'],
}

/** A list of lines is a conversation too. */
function wrapped(value: unknown): string | null {
  const said = canonical(single(value), FIELDS)?.['reconstruction'] ?? value
  if (typeof said === 'string') return said
  if (!Array.isArray(said) || !said.every((line) => typeof line === 'string')) return null
  return said.join('\n')
}

function bare(text: string): string | null {
  if (CUT_OFF.test(text) && !text.endsWith('}'))
    return text.replace(CUT_OFF, '').replaceAll('\\n', '\n').replaceAll('\\"', '"')
  return /^[[{]/u.test(text) ? null : text
}
