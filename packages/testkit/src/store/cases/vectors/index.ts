export { vectorCases } from './all.ts'
