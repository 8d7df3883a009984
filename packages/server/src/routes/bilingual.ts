/** A text of the document in both its languages. */
export interface Bilingual {
  readonly en: string
  readonly zh: string
}
