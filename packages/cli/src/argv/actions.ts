import { usageError } from '../errors/cli-error.ts'
import type { Values } from './values.ts'

/** The first argument as what is to be done; the first of `actions` when there is none. */
export function actionOf<T extends string>(values: Values, actions: readonly [T, ...T[]]): T {
  const { argument } = values
  if (argument === null) return actions[0]
  const action = actions.find((one) => one === argument)
  if (action === undefined) {
    throw usageError((t) => t.errors.notAChoice('<action>', argument, actions.join(', ')))
  }
  return action
}

/** What an action is done to: exactly one word. */
export function oneArgument(values: Values, name: string, action: string): string {
  const [given, ...others] = values.all
  if (given === undefined) throw usageError((t) => t.errors.missingArgument(name))
  if (others.length > 0) throw usageError((t) => t.errors.excessArguments(action))
  return values.argument ?? ''
}

/** An action that is done to nothing in particular. */
export function noArgument(values: Values, action: string): void {
  if (values.all.length > 0) throw usageError((t) => t.errors.excessArguments(action))
}
