import { discoverSpec } from '../commands/discover/spec.ts'
import { episodesSpec } from '../commands/episodes/spec.ts'
import { graphSpec } from '../commands/graph/spec.ts'
import { nodesSpec } from '../commands/nodes/spec.ts'
import { workerSpec } from '../commands/worker/spec.ts'
import type { CommandSpec } from './command.ts'

/** Commands of episodes and private knowledge, in the order of the help. */
export const KNOWLEDGE_COMMANDS: readonly CommandSpec[] = [
  discoverSpec,
  episodesSpec,
  nodesSpec,
  graphSpec,
  workerSpec,
]
