export { hostName, isLoopback, isLoopbackHost } from './loopback.ts'
export { isOwnOrigin } from './own-origin.ts'
export { isProxied } from './proxied.ts'
