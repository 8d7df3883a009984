import type { QuestionEntity, QuestionLexicon } from '@recollect/core/extraction'
import { KIN } from '../lexicon/kinship.ts'
import { KIN_WORDS } from '../patterns.ts'
import { slotQuestions } from './slots.ts'
import { typeRules } from './types.ts'

const ASKING =
  /\?|^(?:et |dis,? )?(?:est-ce|qu'est-ce|ou |quand|comment|combien|pourquoi|qui|que|quoi|quel(?:le)?s?)\b|\b(?:ai|suis)-je\b/u
const RELATIVE = new RegExp(`\\bm(?:a|on|es) (?<kin>${KIN_WORDS})\\b(?! prefere)`, 'u')
const MINE = /\b(?:je|j'|me|m'|moi|mon|ma|mes|nous)(?![\p{L}-])|-je\b/u
const YOURS = /\b(?:tu|te|t'|toi|ton|ta|tes)(?![\p{L}-])/u
const OTHERS = /\b(?:il|elle|ils|elles)(?![\p{L}-])|-(?:il|elle)s?\b/u
const VALUE =
  /^(?:est-ce que |est-ce qu')?(?:je suis|suis-je|j'ai|ai-je|j'aime) (?:toujours |encore )?(?:une? |allergique (?:aux? |a la ))?(?<value>\p{L}[\p{L}' -]{1,40}?) ?\??$/u
const COUNTED = /\bcombien\b|j'ai\b/u

function entityOf(text: string): QuestionEntity {
  const relation = KIN.get(RELATIVE.exec(text)?.groups?.['kin'] ?? '')
  if (relation !== undefined && !COUNTED.test(text)) return `user.${relation}`
  if (MINE.test(text)) return 'user'
  if (OTHERS.test(text)) return 'other'
  return YOURS.test(text) ? 'addressee' : 'user'
}

/** What questions ask for, in French. */
export const questions: QuestionLexicon = {
  types: typeRules,
  slots: slotQuestions,
  isQuestion: (text) => ASKING.test(text),
  entity: entityOf,
  time: (text) => {
    if (/\b(?:avant|autrefois|auparavant|habitais|vivais|travaillais)\b/u.test(text)) return 'past'
    return /\b(?:maintenant|actuellement|en ce moment)\b/u.test(text) ? 'current' : null
  },
  value: (text) => VALUE.exec(text)?.groups?.['value']?.trim() ?? null,
}
