import { Command } from 'commander'
import { action, JSON_FLAG } from './action.ts'
import { asked, askedOptions } from './commands/asked.ts'
import { cold, coldOptions } from './commands/cold.ts'
import { context, contextOptions } from './commands/context.ts'
import { encryption, encryptionOptions } from './commands/encryption.ts'
import { faults, faultsOptions } from './commands/faults.ts'
import { fuzz, fuzzOptions } from './commands/fuzz.ts'
import { hostile, hostileOptions } from './commands/hostile.ts'
import { intents, intentsOptions } from './commands/intents.ts'
import { labels, labelsOptions } from './commands/labels.ts'
import { addPeers } from './commands/peers.ts'
import { postgres, postgresOptions } from './commands/postgres.ts'
import { retrieval, retrievalOptions } from './commands/retrieval.ts'
import { server, serverOptions } from './commands/server.ts'
import { sessions, sessionsOptions } from './commands/sessions.ts'
import { changes, changesOptions } from './commands/changes.ts'
import { statements, statementsOptions } from './commands/statements.ts'
import { spans, spansOptions } from './commands/spans.ts'
import { addCost } from './program-cost.ts'
import { addSpeed } from './program-speed.ts'

export function buildProgram(): Command {
  const program = new Command('bench')
    .description('Measures Recollect: quality of extraction and recall, speed and growth')
    .exitOverride()
    .showHelpAfterError()
  addLabels(program)
  addRetrieval(program)
  addContext(program)
  addIntents(program)
  addPostgres(program)
  addFuzz(program)
  addHostile(program)
  addFaults(program)
  addPeers(program)
  addCost(program)
  addSpeed(program)
  program
    .command('sessions')
    .description('look-ups in a Q-A log as it grows to a million pairs, and appending against bare inserts')
    .option('--quick', 'everything a few times: whether it works, not how fast')
    .option('--results', 'write the tables into apps/bench/RESULTS.md')
    .option(...JSON_FLAG)
    .action(action(sessionsOptions, sessions))
  addEncryption(program)
  addServer(program)
  program
    .command('cold')
    .description('one recall by a fresh process on a large database')
    .requiredOption('--file <path>', 'the database; made when it is not there')
    .option('--items <n>', 'messages in it', '100000')
    .option('--scopes <n>', 'scopes they are shared out among', '1000')
    .option('--query <text>', 'what is asked', '我住在哪里？')
    .option('--runs <n>', 'times it is asked', '5')
    .option(...JSON_FLAG)
    .action(action(coldOptions, cold))
  return program
}

function addContext(program: Command): void {
  program
    .command('context')
    .description('how much of what a good answer needs stands in a context of 300, 600 and 1,200 tokens')
    .option('--data <dir>', "folder with memories.*.jsonl, messages.*.jsonl; default: the project's own")
    .option('--out <dir>', 'folder for what each context held; default: out/context')
    .option('--results', 'write the table into apps/bench/RESULTS.md')
    .option(...JSON_FLAG)
    .action(action(contextOptions, context))
}

function addIntents(program: Command): void {
  program
    .command('intents')
    .description('how well wishes and requests of authors nothing was learned from are recognised')
    .option('--write', 'learn from all of them and write the weights into the packs')
    .option(...JSON_FLAG)
    .action(action(intentsOptions, intents))
  program
    .command('changes')
    .description('how well it is read that a message changes something, of authors nothing was learned from')
    .option('--write', 'learn from all of them and write the weights into the packs')
    .option(...JSON_FLAG)
    .action(action(changesOptions, changes))
  program
    .command('statements')
    .description('how well it is told which clauses state something, of authors nothing was learned from')
    .option('--write', 'learn from all of them and write the weights into the packs')
    .option(...JSON_FLAG)
    .action(action(statementsOptions, statements))
  program
    .command('spans')
    .description('how well values are read that no rule reads, of authors nothing was learned from')
    .option('--language <language>', 'en or zh alone')
    .option('--write', 'learn from all of them and write the tables into the packs')
    .option(...JSON_FLAG)
    .action(action(spansOptions, spans))
}

function addEncryption(program: Command): void {
  program
    .command('encryption')
    .description('what encryption adds to remember and to card look-ups')
    .option('--quick', 'everything a few times: whether it works, not how fast')
    .option('--results', 'write the table into apps/bench/RESULTS.md')
    .option(...JSON_FLAG)
    .action(action(encryptionOptions, encryption))
}

function addServer(program: Command): void {
  program
    .command('server')
    .description('recall over HTTP beside recall in process, and two hundred clients at once')
    .option('--quick', 'everything for a moment: whether it works, not how fast')
    .option('--results', 'write the tables into apps/bench/RESULTS.md')
    .option(...JSON_FLAG)
    .action(action(serverOptions, (options) => server(options)))
}

function addFaults(program: Command): void {
  program
    .command('faults')
    .description(
      'kills, cut logs, full disks, damaged files, crashing servers: what is lost of what was acknowledged',
    )
    .option('--quick', 'a tenth of the tries')
    .option('--only <names>', 'parts (kill, wal, disk, …) or single faults, with commas')
    .option('--seed <n>', 'of everything that is drawn', '1')
    .option('--results', 'write the tables into docs/reliability.md and docs/reliability.zh-CN.md')
    .option('--check', 'only look whether those pages show the last figures of every fault')
    .option(...JSON_FLAG)
    .action(action(faultsOptions, faults))
}

function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('every verb on every store, with values that nothing sensible would give it')
    .option('--inputs <n>', 'calls in all', '100000')
    .option('--seed <n>', 'the same seed makes the same calls', '1')
    .option('--url <url>', 'a Postgres server to use, as its superuser; default: one of its own')
    .option('--embedded', 'without Postgres')
    .option('--guided <n>', 'texts led by coverage for each tokeniser, rule engine and importer', '2000')
    .option(...JSON_FLAG)
    .action(action(fuzzOptions, fuzz))
}

function addHostile(program: Command): void {
  program
    .command('hostile')
    .description(
      'texts made of what the rules look for, up to 100 kB: whether any costs more than its length',
    )
    .option('--quick', 'a part of the patterns and few texts, in less than a minute')
    .option('--seed <n>', 'the same seed makes the same texts', '1')
    .option(...JSON_FLAG)
    .action(action(hostileOptions, hostile))
}

function addPostgres(program: Command): void {
  program
    .command('postgres')
    .description(
      'the store on a real server: concurrent writers, growth, bulk import, calls against bare statements',
    )
    .option('--url <url>', 'a server to use, as its superuser; default: one of its own')
    .option('--quick', 'everything once or twice: whether it works, not how fast')
    .option('--only <parts>', 'some of floor, import, writers, scale; with commas')
    .option('--results', 'write the tables into apps/bench/RESULTS.md')
    .option(...JSON_FLAG)
    .action(action(postgresOptions, (options) => postgres(options)))
}

function addLabels(program: Command): void {
  program
    .command('labels')
    .description('predictions for labelled statements, questions and update scenarios, and how good they are')
    .option(
      '--data <dir>',
      "folder with statements*.jsonl, questions*.jsonl, updates*.jsonl; default: the project's own",
    )
    .option('--out <dir>', 'folder for the predictions and the report; default: out/labels')
    .option('--rules', 'statistics by rule too')
    .option('--show-examples', 'with texts of the largest groups of errors')
    .option('--readme', "write the figures of the project's own sets into the READMEs of the language packs")
    .option('--model <url>', 'an OpenAI-compatible server whose model reads the statements too')
    .option('--model-name <name>', 'the model; default: the only one the server has')
    .option('--batch <n>', 'messages of one call of the model', '10')
    .option('--price-in <amount>', 'of a million tokens it is given')
    .option('--price-out <amount>', 'of a million tokens it gives')
    .option(...JSON_FLAG)
    .action(action(labelsOptions, labels))
}

function addRetrieval(program: Command): void {
  program
    .command('asked')
    .description(
      'questions over memories of months: right, refused, false and strong, and none for what was never told',
    )
    .option('--data <dir>', "folder with memories*.jsonl; default: the project's own")
    .option('--out <dir>', 'folder for the answers; default: out/asked')
    .option(...JSON_FLAG)
    .action(action(askedOptions, asked))
  program
    .command('retrieval')
    .description(
      'where recall puts the turns that hold the answer, beside others, and what each phase is worth',
    )
    .option(
      '--data <dir>',
      "folder with one folder a set: conversations.jsonl, questions.jsonl; default: the project's own",
    )
    .option('--set <name>', 'the set, or "all"', 'all')
    .option(
      '--out <path>',
      'folder for the predictions, or a .jsonl file for one set; default: out/retrieval',
    )
    .option('--store <name>', 'sqlite or memory', 'sqlite')
    .option('--limit <n>', 'hits asked for', '50')
    .option('--baselines [names]', 'other systems on the same questions; all, or names with commas')
    .option('--dated', 'baselines once more with the date written into every turn')
    .option('--ablation', 'without each step of recall, one at a time')
    .option('--without <names>', 'without these steps only, and without all of them')
    .option('--results', 'write tables and chart into apps/bench/RESULTS.md')
    .option(...JSON_FLAG)
    .action(action(retrievalOptions, retrieval))
}
