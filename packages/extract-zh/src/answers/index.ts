import type { AnswerTemplates } from '@recollect/core'
import { FORMS } from './forms.ts'
import { labelOf } from './sentence.ts'

/** How the user is addressed: 你 or 您. */
export type Register = 'plain' | 'polite'

/** Wording of answers in Chinese. */
export function answersIn(register: Register): AnswerTemplates {
  const voice = { you: register === 'polite' ? '您' : '你' }
  return {
    render({ form, cards }) {
      const [first] = cards
      return first === undefined ? `我还不知道。` : FORMS[form](cards, first, voice)
    },
    unknown({ entity, slots }) {
      const [slot] = slots
      if (slot === undefined || entity !== 'user' || /[*]/u.test(slot)) return '我还不知道。'
      return `我还不知道${voice.you}的${labelOf(slot)}。`
    },
  }
}
