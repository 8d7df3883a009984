import type { Store } from '@recollect/core'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { StoreHarness } from '../store/harness.ts'
import { applyStep } from './apply.ts'
import { storeSteps } from './arbitraries.ts'
import type { StoreStep } from './operation.ts'
import { POOLS } from './pools.ts'
import { snapshotOf } from './snapshot.ts'

/** How long two stores are compared, and from which seed. */
export interface SameBehaviourOptions {
  /** Random sequences to try; 100 by default. */
  readonly runs?: number
  /** Operations in a sequence; 50 by default. */
  readonly length?: number
  /** Repeats a failed run; fast-check prints it. */
  readonly seed?: number
  /** Whether a sequence that tells them apart is made shorter before it is reported, which takes time; true by default. */
  readonly shorten?: boolean
}

/**
 * Runs the same random transactions on two stores and expects the same results, errors, order and contents after every one.
 * Scopes are fresh for each sequence, so that one pair of stores serves them all.
 */
export async function expectSameBehaviour(
  left: StoreHarness,
  right: StoreHarness,
  { runs = 100, length = 50, seed, shorten = true }: SameBehaviourOptions = {},
): Promise<void> {
  const [one, other] = [await left.create(), await right.create()]
  let run = 0
  const property = fc.asyncProperty(storeSteps(length), async (steps) => {
    run += 1
    await compareRun(one, other, steps, `run ${String(run)}`)
  })
  try {
    await fc.assert(property, {
      numRuns: runs,
      endOnFailure: !shorten,
      ...(seed === undefined ? {} : { seed }),
    })
    expect(await one.scopes({ limit: 1000 })).toEqual(await other.scopes({ limit: 1000 }))
  } finally {
    await one.close()
    await other.close()
    await left.destroy?.(one)
    await right.destroy?.(other)
  }
}

async function compareRun(one: Store, other: Store, steps: readonly StoreStep[], run: string): Promise<void> {
  for (const step of steps) {
    const scope = `${run} ${step.scope}`
    expect(await applyStep(one, scope, step)).toStrictEqual(await applyStep(other, scope, step))
  }
  for (const name of POOLS.scopes) {
    const scope = `${run} ${name}`
    expect(await snapshotOf(one, scope)).toStrictEqual(await snapshotOf(other, scope))
  }
}
