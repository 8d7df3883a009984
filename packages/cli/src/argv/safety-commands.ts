import { auditSpec } from '../commands/audit/spec.ts'
import { backupSpec } from '../commands/backup/spec.ts'
import { eraseSpec } from '../commands/erase/spec.ts'
import { keygenSpec } from '../commands/keygen/spec.ts'
import { rekeySpec } from '../commands/rekey/spec.ts'
import { restoreBackupSpec } from '../commands/restore-backup/spec.ts'
import { retainSpec } from '../commands/retain/spec.ts'
import { verifyReceiptSpec } from '../commands/verify-receipt/spec.ts'
import type { CommandSpec } from './command.ts'

/** Commands that keep a memory safe, in the order of the help. */
export const SAFETY_COMMANDS: readonly CommandSpec[] = [
  backupSpec,
  restoreBackupSpec,
  eraseSpec,
  verifyReceiptSpec,
  retainSpec,
  auditSpec,
  keygenSpec,
  rekeySpec,
]
