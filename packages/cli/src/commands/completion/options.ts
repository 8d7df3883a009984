import type { CompletedCommand, CompletedOption } from '../../context.ts'

/** The options that may stand before the command. */
export const commonOptions = ([first]: readonly CompletedCommand[]): readonly CompletedOption[] =>
  first?.options.filter(({ common }) => common) ?? []

/** All an option is called by. */
export const flagsOf = ({ flag, short }: CompletedOption): readonly string[] =>
  short === null ? [flag] : [flag, short]

/** What the word after says more about, so that it is no word of its own. */
export const takingFlags = (options: readonly CompletedOption[]): readonly string[] =>
  options.filter(({ takes }) => takes).flatMap(flagsOf)
