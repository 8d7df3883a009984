import { en } from './en/index.ts'
import { zh } from './zh/index.ts'

/** Every sentence the command says. The two catalogues have the same keys: the compiler checks it. */
export type Catalogue = typeof en

export const LANGS = ['zh', 'en'] as const
export type Lang = (typeof LANGS)[number]

const CATALOGUES: Readonly<Record<Lang, Catalogue>> = { en, zh }

export const catalogue = (lang: Lang): Catalogue => CATALOGUES[lang]
