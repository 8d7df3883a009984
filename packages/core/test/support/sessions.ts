// Sessions are a package on core: a dependency on it would be a circle, so tests reach its sources.
export { sessions } from '../../../sessions/src/index.ts'
