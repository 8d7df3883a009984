import type { Command } from 'commander'
import { action, JSON_FLAG, RESULTS_FLAG } from './action.ts'
import { extract, extractOptions } from './commands/extract.ts'
import { bulkImport, importOptions } from './commands/import.ts'
import { verbs, verbsOptions } from './commands/verbs.ts'
import { VERBS } from './speed/verbs/plan.ts'
import type { Verb } from './speed/verbs/plan.ts'

const QUICK_FLAG = ['--quick', 'everything a few times: whether it works, not how fast'] as const

const DESCRIPTIONS: Readonly<Record<Verb, string>> = {
  lookup:
    'a card by its id, the active card of a slot, a history, against the bare statements, as a database grows',
  recall: 'recall against its bare statements, as a database and as one scope grows',
  answer: 'answers against their bare statements, as a database grows',
  remember: 'remember against its bare transaction, as a database grows',
}

/** Speed as ratios: the packs against plain patterns, the verbs on SQLite against the statements they make. */
export function addSpeed(program: Command): void {
  program
    .command('extract')
    .description('extraction by pack, length and number of rules, against loops over patterns')
    .option('--packs', 'made-up messages by pack only')
    .option(...QUICK_FLAG)
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(extractOptions, (options) => extract(options)))
  for (const verb of VERBS) addVerb(program, verb)
  program
    .command('import')
    .description('many messages at once: an export read in again, and lists that are remembered')
    .option(...QUICK_FLAG)
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(importOptions, (options) => bulkImport(options)))
}

const addVerb = (program: Command, verb: Verb): Command =>
  program
    .command(verb)
    .description(DESCRIPTIONS[verb])
    .option('--cards <numbers>', 'cards in each database, with commas; default: 10000,100000,1000000,5000000')
    .option(...QUICK_FLAG)
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(verbsOptions, (options) => verbs([verb], options)))
