import type { ImportRecord } from '../record.ts'
import type { Tally } from './report.ts'

export type ReadMessage = Extract<ImportRecord, { readonly kind: 'message' }>

export type MessageWriter = (messages: readonly ReadMessage[], tally: Tally) => Promise<void>
