// The store is built on core, so core cannot have it as a dependency. It is read from its sources, which import the sources of core.
// eslint-disable-next-line import-x/no-relative-packages -- the only place where core's tests reach for it
export { inMemoryStore } from '../../../store-memory/src/index.ts'
