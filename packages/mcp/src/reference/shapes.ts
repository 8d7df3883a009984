import { z } from 'zod'
import type { Entity, Graph, Relation } from './graph.ts'

/** What the tools of the reference server take and give. */
export const entityShape = z.object({
  name: z.string().describe('Name of the entity: what it is known and opened by'),
  entityType: z.string().describe('What kind of thing it is, such as person or project'),
  observations: z.array(z.string()).describe('What is known about it, one statement each'),
})
export type PlainEntity = z.output<typeof entityShape>

export const relationShape = z.object({
  from: z.string().describe('Name of the entity it begins at'),
  to: z.string().describe('Name of the entity it leads to'),
  relationType: z.string().describe('What connects them, in active voice, such as works_at'),
})
export type PlainRelation = z.output<typeof relationShape>

export const graphSchema = z.object({ entities: z.array(entityShape), relations: z.array(relationShape) })

export interface PlainGraph {
  readonly entities: PlainEntity[]
  readonly relations: PlainRelation[]
}

export const plainEntity = ({ name, entityType, observations }: Entity): PlainEntity => ({
  name,
  entityType,
  observations: observations.map(({ text }) => text),
})

export const plainRelation = ({ from, to, relationType }: Relation): PlainRelation => ({
  from,
  to,
  relationType,
})

export const plainGraph = ({ entities, relations }: Graph): PlainGraph => ({
  entities: entities.map(plainEntity),
  relations: relations.map(plainRelation),
})

export const newEntity = ({ name, entityType, observations }: PlainEntity): Entity => ({
  key: null,
  name,
  entityType,
  observations: observations.map((text) => ({ key: null, text })),
})
