/** What the reference memory server does, told in the plainest way: the oracle of the tests. Arrays that are searched and spliced. */
export interface ModelEntity {
  name: string
  entityType: string
  observations: string[]
}
export interface ModelRelation {
  from: string
  to: string
  relationType: string
}

const equal = (a: ModelRelation, b: ModelRelation) =>
  a.from === b.from && a.to === b.to && a.relationType === b.relationType

export class ReferenceModel {
  entities: ModelEntity[] = []
  relations: ModelRelation[] = []

  create_entities({ entities }: { entities: ModelEntity[] }) {
    const before = this.entities.map(({ name }) => name)
    const created = entities.filter(({ name }) => !before.includes(name))
    this.entities.push(...structuredClone(created))
    return { entities: created }
  }

  create_relations({ relations }: { relations: ModelRelation[] }) {
    const before = [...this.relations]
    const created = relations.filter((one) => !before.some((known) => equal(one, known)))
    this.relations.push(...created)
    return { relations: created }
  }

  /** Null: one of the entities is missing, and nothing was added. */
  add_observations({ observations }: { observations: { entityName: string; contents: string[] }[] }) {
    if (observations.some(({ entityName }) => !this.entities.some(({ name }) => name === entityName)))
      return null
    const results: { entityName: string; addedObservations: string[] }[] = []
    for (const { entityName, contents } of observations) {
      const entity = this.entities.find(({ name }) => name === entityName)
      const before = [...(entity?.observations ?? [])]
      const addedObservations = contents.filter((text) => !before.includes(text))
      entity?.observations.push(...addedObservations)
      results.push({ entityName, addedObservations })
    }
    return { results }
  }

  delete_entities({ entityNames }: { entityNames: string[] }) {
    this.entities = this.entities.filter(({ name }) => !entityNames.includes(name))
    this.relations = this.relations.filter(
      ({ from, to }) => !entityNames.includes(from) && !entityNames.includes(to),
    )
    return { success: true, message: 'Entities deleted successfully' }
  }

  delete_observations({ deletions }: { deletions: { entityName: string; observations: string[] }[] }) {
    for (const { entityName, observations } of deletions) {
      const entity = this.entities.find(({ name }) => name === entityName)
      if (entity) entity.observations = entity.observations.filter((text) => !observations.includes(text))
    }
    return { success: true, message: 'Observations deleted successfully' }
  }

  delete_relations({ relations }: { relations: ModelRelation[] }) {
    this.relations = this.relations.filter((one) => !relations.some((gone) => equal(one, gone)))
    return { success: true, message: 'Relations deleted successfully' }
  }

  read_graph() {
    return { entities: this.entities, relations: this.relations }
  }

  search_nodes({ query }: { query: string }) {
    const wanted = query.toLowerCase()
    return this.#part((one) =>
      [one.name, one.entityType, ...one.observations].some((text) => text.toLowerCase().includes(wanted)),
    )
  }

  open_nodes({ names }: { names: string[] }) {
    return this.#part(({ name }) => names.includes(name))
  }

  #part(wanted: (entity: ModelEntity) => boolean) {
    const entities = this.entities.filter(wanted)
    const touches = (end: string) => entities.some(({ name }) => name === end)
    return { entities, relations: this.relations.filter(({ from, to }) => touches(from) || touches(to)) }
  }
}
