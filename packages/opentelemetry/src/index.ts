export { openTelemetryObserver } from './open-telemetry-observer.ts'
export type { MeterLike, OpenTelemetryOptions, TracerLike } from './open-telemetry-observer.ts'
