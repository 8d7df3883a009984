import type { Command } from 'commander'
import { action, JSON_FLAG, RESULTS_FLAG } from './action.ts'
import { all, allOptions } from './commands/all.ts'
import { check, checkOptions } from './commands/check.ts'
import { memory, memoryOptions } from './commands/memory.ts'
import { size, sizeOptions } from './commands/size.ts'
import { start, startOptions } from './commands/start.ts'
import { verbs, verbsOptions } from './commands/verbs.ts'
import { VERBS } from './speed/verbs/plan.ts'

/** What the library costs before it does anything, and the guard over what it costs when it does. */
export function addCost(program: Command): void {
  program
    .command('start')
    .description('fresh processes: importing, opening, the first of everything, beside node alone')
    .option('--quick', 'everything once: whether it works, not how fast')
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(startOptions, (options) => start(options)))
  program
    .command('size')
    .description('tarballs, bundles and a whole install')
    .option('--quick', 'nothing is compiled')
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(sizeOptions, size))
  program
    .command('memory')
    .description('what a process weighs as it remembers, recalls, exports and imports')
    .option('--quick', 'everything a few times: whether it works, not what it weighs')
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(memoryOptions, (options) => memory(options)))
  addCheck(program)
  addAll(program)
}

function addCheck(program: Command): void {
  program
    .command('check')
    .description(
      'compares ratios and sizes with the recorded ones; exit code 1 when one is beyond its tolerance',
    )
    .option('--record', 'write apps/bench/data/guard.json anew')
    .option('--only <parts>', 'some of its parts, with commas')
    .option(...JSON_FLAG)
    .action(action(checkOptions, (options) => check(options)))
}

function addAll(program: Command): void {
  program
    .command('all')
    .description('every command that measures, one after the other, and one table of what is to reach')
    .option('--quick', 'everything a few times: whether it works, not how fast')
    .option('--only <parts>', 'some of the commands, with commas')
    .option('--results', 'every command writes its figures down, and this one its table')
    .option(...JSON_FLAG)
    .action(action(allOptions, (options) => all(options)))
  // For `all`: four commands on databases that are made once.
  program
    .command('verbs', { hidden: true })
    .option('--quick')
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(verbsOptions, (options) => verbs(VERBS, options)))
}
