export { age } from './age.ts'
export { device } from './device.ts'
export { weight } from './measures.ts'
