/** What a look at a database and its server found. Nothing is judged here but by the database itself. */
export interface PostgresInspection {
  /** Such as `18.4`. */
  readonly serverVersion: string
  readonly role: RoleFacts
  readonly schema: SchemaFacts
  /** Tables and parts of the schema, in order of name. */
  readonly tables: readonly TableFacts[]
  /** Those a memory of this version has, and the schema has not. */
  readonly missingTables: readonly string[]
  /** Indexes that a build left unusable. */
  readonly invalidIndexes: readonly string[]
  /** Those of the indexes that keep versions in order that are not there. */
  readonly missingGuards: readonly string[]
  readonly vectors: VectorFacts
  /** Transactions that have stood open for five minutes or more, the oldest first, twenty at most: they hold back vacuum. */
  readonly longTransactions: readonly LongTransaction[]
  /** Null when no replica is configured. */
  readonly replica: ReplicaFacts | null
  /** Version of Citus in this database; null without it. */
  readonly citus: string | null
}

/** What the role of the connection may do. */
export interface RoleFacts {
  readonly name: string
  /** Row-level security does not bind it. */
  readonly superuser: boolean
  readonly bypassesRowSecurity: boolean
  /** It owns the tables, or stands in for who does: it may list scopes and migrate. */
  readonly ownsTables: boolean
}

/** Which schema there is, and whether this version of the library fits it. */
export interface SchemaFacts {
  readonly name: string
  /** Name of the newest migration; null when there is none. */
  readonly version: string | null
  readonly state: 'missing' | 'behind' | 'current' | 'newer'
}

/** How large a table is, and whether it is kept as it should be. */
export interface TableFacts {
  readonly name: string
  /** The table it is a part of; null for a table itself. */
  readonly partOf: string | null
  /** How many parts it has; 0 for a part, or a table that is not cut. */
  readonly parts: number
  /** How many parts its rows are spread over, by the parts themselves. */
  readonly modulus: number
  /** Row-level security is on, also for its owner, and has its policies. */
  readonly secured: boolean
  readonly deadRows: number
  readonly liveRows: number
  /** Milliseconds since 1970; null: never, as far as the server remembers. */
  readonly lastVacuum: number | null
}

/** Whether the database can search vectors, and how they are kept. */
export interface VectorFacts {
  /** Version of pgvector in this database; null without it. */
  readonly extension: string | null
  readonly kept: 'pgvector' | 'packed' | null
}

/** A transaction that has been open for long, and holds back cleaning up. */
export interface LongTransaction {
  readonly pid: number
  readonly seconds: number
  /** As the server calls it, such as `idle in transaction`. */
  readonly state: string
  readonly application: string
}

/** What is known of the replica. */
export interface ReplicaFacts {
  readonly reachable: boolean
  /** It follows a primary; false for a server of its own. */
  readonly isReplica: boolean
  /** How long ago what it last replayed was committed, in ms; 0 when it has replayed all it received. Null when unknown. */
  readonly lagMs: number | null
}
