import type { Engine } from '../../engine.ts'
import type { AnswerTemplates } from '../../plugin/answers.ts'

/** The wording of a language; of the first pack's, where no pack is of that language. */
export function templatesFor({ packs }: Engine, language: string): AnswerTemplates {
  const [first] = packs
  const pack = packs.find((one) => one.language === language) ?? first
  if (!pack) throw new TypeError('A memory has at least one language pack')
  return pack.answers
}
