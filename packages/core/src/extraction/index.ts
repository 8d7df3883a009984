export { extractFacts } from '../extract/extract-facts.ts'
export { previewMessage } from '../memory/preview.ts'
export type { Preview } from '../memory/preview.ts'
