// Fixtures that core's own tests use too.
export { aCard, aDetection, aDraft } from '../../../core/test/support/fixtures.ts'
export { fixedClock } from '../../../core/test/support/memory.ts'
