import type { Toolbox } from '../toolbox.ts'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { deleteEntities, deleteObservations, deleteRelations } from './edit.ts'
import { editing } from './graph-desk.ts'
import type { GraphDesk } from './graph-desk.ts'
import { relationShape } from './shapes.ts'
import { HINTS, TOOL_TEXTS } from './tool-texts.ts'

const deletion = z.object({
  entityName: z.string().describe('Name of the entity they are about'),
  observations: z.array(z.string()).describe('What is to be removed, word for word'),
})

const outputSchema = z.object({ success: z.boolean(), message: z.string() })

const done = (what: string): CallToolResult => {
  const message = `${what} deleted successfully`
  return { content: [{ type: 'text', text: message }], structuredContent: { success: true, message } }
}

/** What is not there is passed over: each of them may be called twice. */
export function deletingTools(tools: Toolbox, desk: GraphDesk): void {
  tools.registerTool(
    'delete_entities',
    {
      ...TOOL_TEXTS.delete_entities,
      inputSchema: z.object({ entityNames: z.array(z.string()).describe('Names of the entities to remove') }),
      outputSchema,
      annotations: HINTS.deletes,
    },
    ({ entityNames }) =>
      editing(desk, (before) => ({ graph: deleteEntities(before, entityNames), result: done('Entities') })),
  )
  tools.registerTool(
    'delete_observations',
    {
      ...TOOL_TEXTS.delete_observations,
      inputSchema: z.object({ deletions: z.array(deletion) }),
      outputSchema,
      annotations: HINTS.deletes,
    },
    ({ deletions }) =>
      editing(desk, (before) => ({
        graph: deleteObservations(before, deletions),
        result: done('Observations'),
      })),
  )
  tools.registerTool(
    'delete_relations',
    {
      ...TOOL_TEXTS.delete_relations,
      inputSchema: z.object({ relations: z.array(relationShape).describe('The relations to remove') }),
      outputSchema,
      annotations: HINTS.deletes,
    },
    ({ relations }) =>
      editing(desk, (before) => ({ graph: deleteRelations(before, relations), result: done('Relations') })),
  )
}
