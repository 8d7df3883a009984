import { auditRoutes } from './audit.ts'
import { changeRoutes } from './changes.ts'
import { diffRoute } from './diff.ts'
import { discoveryRoutes } from './discovery.ts'
import { episodeRoutes } from './episodes.ts'
import { eventRoutes } from './events.ts'
import { factRoutes } from './facts.ts'
import { logUpkeepRoutes } from './log-upkeep.ts'
import { logRoutes } from './log.ts'
import { messageRoutes } from './messages.ts'
import { nodeRoutes } from './nodes.ts'
import { recallRoutes } from './recall.ts'
import type { Route } from './route.ts'
import { serverRoutes } from './server.ts'
import { sessionRoutes } from './sessions.ts'
import { transferRoutes } from './transfer.ts'
import { turnRoutes } from './turns.ts'
import { upkeepRoutes } from './upkeep.ts'
import { workingRoutes } from './working.ts'

/** Every route, those of the document excepted. */
export const apiRoutes: readonly Route[] = [
  ...messageRoutes,
  ...recallRoutes,
  ...factRoutes,
  diffRoute,
  ...changeRoutes,
  ...eventRoutes,
  ...sessionRoutes,
  ...turnRoutes,
  ...workingRoutes,
  ...logRoutes,
  ...logUpkeepRoutes,
  ...nodeRoutes,
  ...episodeRoutes,
  ...discoveryRoutes,
  ...upkeepRoutes,
  ...transferRoutes,
  ...auditRoutes,
  ...serverRoutes,
]
