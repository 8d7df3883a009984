/** A record of the graph: where it is kept, null while it is not written. */
interface Kept {
  readonly key: string | null
}

export interface Observation extends Kept {
  readonly text: string
}

export interface Entity extends Kept {
  readonly name: string
  readonly entityType: string
  /** In the order they were added. */
  readonly observations: readonly Observation[]
}

export interface Relation extends Kept {
  readonly from: string
  readonly to: string
  readonly relationType: string
}

/** Entities and relations in the order they were added. Names may be there twice, and relations may lead nowhere, as in the reference. */
export interface Graph {
  readonly entities: readonly Entity[]
  readonly relations: readonly Relation[]
}
