import { statSync } from 'node:fs'
import { join } from 'node:path'
import { BenchError } from '../io/bench-error.ts'
import { sum } from '../stats/numbers.ts'
import { timed } from '../stats/time.ts'
import { copiesOf } from './copies.ts'
import type { Copy } from './copies.ts'
import { load } from './load.ts'
import { writeModels } from './models.ts'
import type { Models } from './models.ts'
import type { ScalePlan } from './plan.ts'
import { checkRoom, megabytesOf } from './room.ts'

/** A database of about so many cards. */
export interface Sized {
  /** As asked for. */
  readonly size: number
  readonly file: string
  readonly models: Models
  readonly copies: readonly Copy[]
}

/** What a database holds and took to make. */
export interface LoadedFigures {
  readonly size: number
  readonly scopes: number
  readonly cards: number
  readonly messages: number
  readonly megabytes: number
  readonly seconds: number
}

/** Makes a database of each size in the directory. @throws BenchError when one is too small to be made so, or the disk is too full. */
export async function buildSizes(
  directory: string,
  sizes: readonly number[],
  plan: ScalePlan,
  note: (line: string) => void,
): Promise<{ readonly databases: readonly Sized[]; readonly loaded: readonly LoadedFigures[] }> {
  checkRoom(directory, megabytesOf(sizes, plan))
  note(`Remembering ${plan.models} × ${plan.messages} messages …`)
  const models = await writeModels(join(directory, 'models.db'), plan)
  const databases = sizes.map((size) => sizedOf(directory, size, models, plan))
  const loaded: LoadedFigures[] = []
  for (const database of databases) {
    note(`Loading ${database.size.toLocaleString('en-US')} cards …`)
    const { ms } = await timed(async () => {
      load(database.file, models, database.copies)
    })
    loaded.push(loadedFigures(database, plan, ms))
  }
  return { databases, loaded }
}

/** Copies of one model there must be at least: the same is written three times. */
const LEAST = 3

function sizedOf(directory: string, size: number, models: Models, plan: ScalePlan): Sized {
  const own = sum(models.cards.map(({ length }) => length))
  const count = Math.round((size - own) / (own / plan.models))
  if (count < LEAST * plan.models) {
    throw new BenchError(
      `${size} cards are too few for scopes of ${plan.messages} messages. Ask for ${(LEAST + 2) * own} or more.`,
    )
  }
  const file = join(directory, `cards-${size}.db`)
  return { size, file, models, copies: copiesOf(plan.models, count, plan.whole) }
}

function loadedFigures({ size, file, models, copies }: Sized, plan: ScalePlan, ms: number): LoadedFigures {
  const whole = copies.filter((copy) => copy.whole).length + plan.models
  return {
    size,
    scopes: copies.length + plan.models,
    cards: sum(
      [...models.cards, ...copies.map(({ model }) => models.cards[model] ?? [])].map((c) => c.length),
    ),
    messages: whole * plan.messages,
    megabytes: Math.round(statSync(file).size / 1024 ** 2),
    seconds: Math.round(ms / 1000),
  }
}
