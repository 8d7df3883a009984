import type { Toolbox } from '../toolbox.ts'
import { z } from 'zod'
import { toolError } from '../tools/problem.ts'
import { addObservations, createEntities, createRelations } from './edit.ts'
import { editing, json } from './graph-desk.ts'
import type { GraphDesk } from './graph-desk.ts'
import { entityShape, plainEntity, plainRelation, relationShape } from './shapes.ts'
import { HINTS, TOOL_TEXTS } from './tool-texts.ts'

const addition = z.object({
  entityName: z.string().describe('Name of the entity they are about'),
  contents: z.array(z.string()).describe('What is to be added, one statement each'),
})

const added = z.object({ entityName: z.string(), addedObservations: z.array(z.string()) })

export function addingTools(tools: Toolbox, desk: GraphDesk): void {
  tools.registerTool(
    'create_entities',
    {
      ...TOOL_TEXTS.create_entities,
      inputSchema: z.object({ entities: z.array(entityShape) }),
      outputSchema: z.object({ entities: z.array(entityShape) }),
      annotations: HINTS.adds,
    },
    ({ entities }) =>
      editing(desk, (before) => {
        const edited = createEntities(before, entities)
        const created = edited.added.map(plainEntity)
        return { graph: edited.graph, result: json(created, { entities: created }) }
      }),
  )
  tools.registerTool(
    'create_relations',
    {
      ...TOOL_TEXTS.create_relations,
      inputSchema: z.object({ relations: z.array(relationShape) }),
      outputSchema: z.object({ relations: z.array(relationShape) }),
      annotations: HINTS.adds,
    },
    ({ relations }) =>
      editing(desk, (before) => {
        const edited = createRelations(before, relations)
        const created = edited.added.map(plainRelation)
        return { graph: edited.graph, result: json(created, { relations: created }) }
      }),
  )
  addObservationsTool(tools, desk)
}

function addObservationsTool(tools: Toolbox, desk: GraphDesk): void {
  tools.registerTool(
    'add_observations',
    {
      ...TOOL_TEXTS.add_observations,
      inputSchema: z.object({ observations: z.array(addition) }),
      outputSchema: z.object({ results: z.array(added) }),
      annotations: HINTS.adds,
    },
    ({ observations }) =>
      editing(desk, (before) => {
        const edited = addObservations(before, observations)
        if ('missing' in edited) return { result: missing(edited.missing) }
        return { graph: edited.graph, result: json(edited.added, { results: [...edited.added] }) }
      }),
  )
}

const missing = (name: string) =>
  toolError(
    `Entity with name ${name} not found. Create it with create_entities first; nothing was added.`,
    'NOT_FOUND',
  )
