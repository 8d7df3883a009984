import type { Route } from '../routes/route.ts'
import { documentOf } from './document.ts'
import type { ApiDocument } from './document.ts'
import type { DocLanguage } from './language.ts'

/** The document in a language; made when it is first asked for. */
export function documents(routes: readonly Route[], tokens: boolean): (language: DocLanguage) => ApiDocument {
  const made = new Map<DocLanguage, ApiDocument>()
  return (language) => {
    const known = made.get(language)
    if (known) return known
    const document = documentOf(routes, tokens, language)
    made.set(language, document)
    return document
  }
}
