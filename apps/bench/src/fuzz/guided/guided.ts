import { RecollectError } from '@recollect/core'
import { chanceOf } from '../chance.ts'
import type { Coverage } from './coverage.ts'
import { mutate } from './mutate.ts'
import type { Target } from './targets.ts'

export interface GuidedFigures {
  readonly target: string
  readonly inputs: number
  /** Inputs that ran a block no other had run. */
  readonly kept: number
  /** Blocks of code that ran. */
  readonly blocks: number
  readonly faults: readonly string[]
}

/** Mutates what led to new code, again and again. An error that is not a typed one is a fault. */
export async function guided(
  target: Target,
  coverage: Coverage,
  { inputs, seed }: { readonly inputs: number; readonly seed: number },
): Promise<GuidedFigures> {
  const chance = chanceOf(seed)
  const kept: string[] = [...target.seeds]
  const blocks = new Set<string>()
  const faults: string[] = []
  await coverage.take()
  for (let i = 0; i < inputs; i++) {
    const seedText = target.seeds[i]
    const text = seedText ?? mutate(chance.of(kept), chance.of(kept), chance)
    const fault = await faultIn(target, text)
    if (fault !== null) faults.push(`${fault} ${JSON.stringify(text).slice(0, 300)}`)
    const before = blocks.size
    for (const block of await coverage.take()) blocks.add(block)
    if (blocks.size > before && seedText === undefined) kept.push(text)
  }
  return { target: target.name, inputs, kept: kept.length - target.seeds.length, blocks: blocks.size, faults }
}

async function faultIn({ run }: Target, text: string): Promise<string | null> {
  try {
    return await run(text)
  } catch (error) {
    if (RecollectError.isInstance(error)) return null
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}
