import { archiveSpec } from '../commands/archive/spec.ts'
import { contextSpec } from '../commands/context/spec.ts'
import { deleteSessionSpec } from '../commands/delete-session/spec.ts'
import { logSpec } from '../commands/log/spec.ts'
import { mergeSpec } from '../commands/merge/spec.ts'
import { pruneSpec } from '../commands/prune/spec.ts'
import { querySpec } from '../commands/query/spec.ts'
import { recentSpec } from '../commands/recent/spec.ts'
import { renameTopicSpec } from '../commands/rename-topic/spec.ts'
import { rescoreSpec } from '../commands/rescore/spec.ts'
import { restoreSpec } from '../commands/restore/spec.ts'
import { sameSpec } from '../commands/same/spec.ts'
import { sessionsSpec } from '../commands/sessions/spec.ts'
import { setSignificanceSpec } from '../commands/set-significance/spec.ts'
import { setTopicsSpec } from '../commands/set-topics/spec.ts'
import { statsSpec } from '../commands/stats/spec.ts'
import { topicSpec } from '../commands/topic/spec.ts'
import { topicsSpec } from '../commands/topics/spec.ts'
import { workingSpec } from '../commands/working/spec.ts'
import type { CommandSpec } from './command.ts'

/** Commands of the Q-A log, working memory and contexts, in the order of the help. */
export const SESSION_COMMANDS: readonly CommandSpec[] = [
  logSpec,
  recentSpec,
  topicSpec,
  topicsSpec,
  querySpec,
  sameSpec,
  contextSpec,
  setSignificanceSpec,
  setTopicsSpec,
  renameTopicSpec,
  sessionsSpec,
  statsSpec,
  archiveSpec,
  restoreSpec,
  mergeSpec,
  rescoreSpec,
  pruneSpec,
  deleteSessionSpec,
  workingSpec,
]
