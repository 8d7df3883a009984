import { completionSpec } from '../commands/completion/spec.ts'
import { mcpSpec } from '../commands/mcp/spec.ts'
import { serveSpec } from '../commands/serve/spec.ts'
import { uiSpec } from '../commands/ui/spec.ts'
import type { CommandSpec } from './command.ts'

/** Commands by which others reach a memory, in the order of the help. */
export const REACH_COMMANDS: readonly CommandSpec[] = [serveSpec, mcpSpec, uiSpec, completionSpec]
