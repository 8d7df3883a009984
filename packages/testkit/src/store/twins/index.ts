export { Twins } from './twins.ts'
