// The rule engine is a package on core: a dependency on it would be a circle, so tests reach its sources.
export { defineLanguagePack } from '../../../rules/src/index.ts'
export type { LanguagePackDefinition } from '../../../rules/src/index.ts'
export { ruleExtractor } from '../../../rules/src/engine/rule-extractor.ts'
export { patternSet } from '../../../rules/src/query/pattern-set.ts'
export { failingPack, toyPack } from '../../../rules/test/support/toy-pack.ts'
export { requestPack } from '../../../rules/test/support/toy-requests.ts'
export { readWhen, toyTimes } from '../../../rules/test/support/toy-times.ts'
