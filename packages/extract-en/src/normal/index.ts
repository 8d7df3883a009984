export { normalOf } from './normal-of.ts'
