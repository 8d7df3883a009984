import type { Catalogue } from '../text/index.ts'

/** Options by the key of their help text. */
export type OptionKey = keyof Catalogue['help']['options']

export const FLAGS: Readonly<Record<OptionKey, string>> = {
  scope: '-s, --scope <name>',
  db: '--db <file>',
  config: '--config <file>',
  json: '--json',
  lang: '--lang <zh|en>',
  limit: '-n, --limit <number>',
  cursor: '--cursor <cursor>',
  pages: '--pages',
  trace: '--trace',
  inactive: '--inactive',
  file: '-f, --file <path>',
  whole: '--whole',
  format: '--format <text|jsonl>',
  role: '--role <role>',
  speaker: '--speaker <name>',
  session: '--session <id>',
  at: '--at <time>',
  zone: '--zone <zone>',
  explain: '--explain',
  key: '--key <key>',
  entity: '--entity <entity>',
  kind: '--kind <kind>',
  hitKind: '--kind <kind>',
  slot: '--slot <slot>',
  from: '--from <time>',
  to: '--to <time>',
  metadata: '--metadata <key=value>',
  forgetItem: '--item <id>',
  forgetCard: '--card <id>',
  forgetSlot: '--slot <slot>',
  yes: '-y, --yes',
  message: '-m, --message <text>',
  batch: '--batch <number>',
  allScopes: '--all-scopes',
  out: '-o, --out <file>',
  force: '--force',
  initFormat: '--format <json|ts>',
}

/** Every command has these. */
export const COMMON: readonly OptionKey[] = ['scope', 'db', 'config', 'json', 'lang']
