/** What the page may offer beyond the API itself; each needs its routes under `/playground`. */
export type UiFeature = 'stories' | 'evaluation' | 'reset' | 'model'

/** What the page is told at its beginning, by `GET /ui.json`. */
export interface UiSettings {
  /** Scopes to choose from; null: any name may be typed. */
  readonly scopes: readonly string[] | null
  /** The scope it begins with. */
  readonly scope: string
  /** Null: as the browser asks. */
  readonly language: 'zh' | 'en' | null
  readonly features: readonly UiFeature[]
}
