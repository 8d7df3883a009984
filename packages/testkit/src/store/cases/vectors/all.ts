import { apartVectors } from './apart.ts'
import { readingVectors } from './reading.ts'
import { writingVectors } from './writing.ts'
import type { StoreCase } from '../../store-case.ts'

export const vectorCases: readonly StoreCase[] = [...readingVectors, ...writingVectors, ...apartVectors]
