import type { Provenance } from '@recollect/core'
import type { Context } from '../../context.ts'
import { withMemory } from '../../open-memory.ts'
import type { ProvenanceArguments } from './spec.ts'

/** Where a fact is from. */
export const provenance = ({ card }: ProvenanceArguments, context: Context): Promise<Provenance> =>
  withMemory(context, 'read', ({ memory }) => memory.provenance(card))
