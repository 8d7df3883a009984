export type { DiscovererCase, DiscovererHarness, DiscovererSubject, DiscovererText } from './harness.ts'
export { DISCOVERER_GROUPS, runDiscovererCase, testDiscoverer } from './test-discoverer.ts'
export { DISCOVERER_STORY, DISCOVERER_TEXTS } from './texts.ts'
