export { vectorRecallCases } from './all.ts'
