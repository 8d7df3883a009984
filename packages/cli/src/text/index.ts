import type { Catalogue } from './catalogue.ts'
import { en } from './en/index.ts'
import { zh } from './zh/index.ts'

export type { Catalogue } from './catalogue.ts'

export const LANGS = ['zh', 'en'] as const
export type Lang = (typeof LANGS)[number]

const CATALOGUES: Readonly<Record<Lang, Catalogue>> = { en, zh }

export const catalogue = (lang: Lang): Catalogue => CATALOGUES[lang]
