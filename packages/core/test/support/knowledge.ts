// A package on core, as sessions are: tests reach its sources.
export { knowledge } from '../../../knowledge/src/index.ts'
