export { times } from './reader.ts'
