// A package on core, as sessions are: tests reach its sources.
export { timeline } from '../../../timeline/src/index.ts'
