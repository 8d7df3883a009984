export { workerExtraction } from './worker-extraction.ts'
export type { WorkerExtractionOptions } from './worker-extraction.ts'
