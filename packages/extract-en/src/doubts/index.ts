export { doubts } from './read.ts'
