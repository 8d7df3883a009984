/** What models are told of each tool. Names, shapes and hints are those of the reference server. */
export const TOOL_TEXTS = {
  create_entities: {
    title: 'Create Entities',
    description:
      'Adds entities to the knowledge graph; those whose name is there already are left as they are',
  },
  create_relations: {
    title: 'Create Relations',
    description:
      'Adds relations between entities of the knowledge graph, in active voice; those that are there already are left out',
  },
  add_observations: {
    title: 'Add Observations',
    description:
      'Adds observations to entities that are in the knowledge graph; what they say already is left out',
  },
  delete_entities: {
    title: 'Delete Entities',
    description: 'Removes entities from the knowledge graph, with every relation from or to them',
  },
  delete_observations: {
    title: 'Delete Observations',
    description: 'Removes observations from entities of the knowledge graph',
  },
  delete_relations: { title: 'Delete Relations', description: 'Removes relations from the knowledge graph' },
  read_graph: { title: 'Read Graph', description: 'Gives the whole knowledge graph' },
  search_nodes: {
    title: 'Search Nodes',
    description: 'Finds entities of the knowledge graph that hold some words, with their relations',
  },
  open_nodes: {
    title: 'Open Nodes',
    description: 'Gives entities of the knowledge graph by their names, with their relations',
  },
} as const

/** Hints of the three kinds of tools. */
export const HINTS = {
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  deletes: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
} as const
