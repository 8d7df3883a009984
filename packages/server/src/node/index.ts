export { serve } from './serve.ts'
export type { Served, ServeOptions, ServerHandle } from './serve.ts'
