import type { Detection, QuestionType } from '../types/question.ts'

/** What a text is taken for when no pack scores on it or detection is off. */
export function genericDetection(language: string): Detection {
  const none: readonly QuestionType[] = []
  return {
    type: 'generic',
    also: none,
    entity: 'user',
    slots: [],
    facet: null,
    value: null,
    about: '',
    time: null,
    isQuestion: false,
    language,
    rule: 'none',
    confidence: 0,
  }
}
