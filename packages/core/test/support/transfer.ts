// A package on core, as sessions are: tests reach its sources.
export { transfer } from '../../../transfer/src/index.ts'
