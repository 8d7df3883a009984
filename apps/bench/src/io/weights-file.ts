import { packed } from '@recollect/rules'

/** The source file that holds a table of weights; `command` wrote it, `reader` says how a line reads. */
export const weightsText = (command: string, reader: string, table: string): string =>
  [
    `/** Learned by \`${command}\`; \`${reader}\` says how a line reads. */`,
    `export const WEIGHTS = \`${escaped(packed(table))}\``,
    '',
  ].join('\n')

/** As it stands in a template of the language. */
export const escaped = (table: string): string => table.replaceAll(/[\\`]|\$(?=\{)/gu, String.raw`\$&`)
