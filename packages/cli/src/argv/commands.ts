import { askSpec } from '../commands/ask/spec.ts'
import { atSpec } from '../commands/at/spec.ts'
import { backfillSpec } from '../commands/backfill/spec.ts'
import { cardsSpec } from '../commands/cards/spec.ts'
import { changesSpec } from '../commands/changes/spec.ts'
import { chatSpec } from '../commands/chat/spec.ts'
import { configSpec } from '../commands/config/spec.ts'
import { copySpec } from '../commands/copy/spec.ts'
import { correctSpec } from '../commands/correct/spec.ts'
import { diffSpec } from '../commands/diff/spec.ts'
import { doctorSpec } from '../commands/doctor/spec.ts'
import { exportSpec } from '../commands/export/spec.ts'
import { extractSpec } from '../commands/extract/spec.ts'
import { forgetSpec } from '../commands/forget/spec.ts'
import { historySpec } from '../commands/history/spec.ts'
import { importSpec } from '../commands/import/spec.ts'
import { initSpec } from '../commands/init/spec.ts'
import { itemsSpec } from '../commands/items/spec.ts'
import { jobsSpec } from '../commands/jobs/spec.ts'
import { migrateSpec } from '../commands/migrate/spec.ts'
import { moveSpec } from '../commands/move/spec.ts'
import { provenanceSpec } from '../commands/provenance/spec.ts'
import { putSpec } from '../commands/put/spec.ts'
import { recallSpec } from '../commands/recall/spec.ts'
import { reembedSpec } from '../commands/reembed/spec.ts'
import { rememberSpec } from '../commands/remember/spec.ts'
import { undoSpec } from '../commands/undo/spec.ts'
import { whyNotSpec } from '../commands/why-not/spec.ts'
import type { CommandSpec } from './command.ts'
import { KNOWLEDGE_COMMANDS } from './knowledge-commands.ts'
import { REACH_COMMANDS } from './reach-commands.ts'
import { SAFETY_COMMANDS } from './safety-commands.ts'
import { SESSION_COMMANDS } from './session-commands.ts'

/** In the order of the help. */
export const COMMANDS: readonly CommandSpec[] = [
  initSpec,
  rememberSpec,
  extractSpec,
  recallSpec,
  whyNotSpec,
  askSpec,
  chatSpec,
  cardsSpec,
  historySpec,
  provenanceSpec,
  atSpec,
  diffSpec,
  itemsSpec,
  putSpec,
  correctSpec,
  moveSpec,
  forgetSpec,
  changesSpec,
  undoSpec,
  backfillSpec,
  reembedSpec,
  exportSpec,
  importSpec,
  copySpec,
  migrateSpec,
  jobsSpec,
  doctorSpec,
  configSpec,
  ...KNOWLEDGE_COMMANDS,
  ...SESSION_COMMANDS,
  ...SAFETY_COMMANDS,
  ...REACH_COMMANDS,
]
