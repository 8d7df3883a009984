import { RECALL_POLICIES } from '../api/recall.ts'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { told } from '../util/told.ts'

/** Callers without types may pass anything. @throws InvalidInputError */
export function checkPolicy(policy: unknown): void {
  if (RECALL_POLICIES.some((one) => one === policy)) return
  throw new InvalidInputError(`policy must be one of ${RECALL_POLICIES.join(', ')}, not ${told(policy)}.`)
}
