export { defineLanguagePack, defineRule } from './define-language-pack.ts'
export type { LanguagePackDefinition } from './define-language-pack.ts'
export type { SegmentRules } from '../extract/segment.ts'
