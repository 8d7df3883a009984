import type { Store } from '@recollect/core'
import {
  allDropped,
  charactersForBytes,
  lastUsage,
  openDays,
  paidAnyway,
  sharedAccounts,
} from './accounts.ts'
import { closedEnd, firstEnded, forwardOnly, newestOfEqual, sharedItem, silentEpisode } from './episodes.ts'
import { oldestKnowledge, staleKeys, termsForWords } from './finding.ts'
import { askedOrder, mixedRecords, newEdge, oneWay, plainLink } from './joined.ts'
import {
  composedValue,
  leftVersions,
  loweredAccess,
  madeForm,
  mergedNode,
  mergedVersion,
  staleVectors,
  wipedVectors,
} from './nodes.ts'

interface Mutant {
  readonly mutate: (store: Store) => Store
  /** The sentence it breaks; it may break others too. */
  readonly breaks: string
}

/** Stores that are wrong about episodes and knowledge, one fault each. */
export const semanticMutants: Readonly<Record<string, Mutant>> = {
  'shared item': {
    mutate: sharedItem,
    breaks: 'refuses an item that is in another episode, and keeps both as they were',
  },
  'newest of equal': {
    mutate: newestOfEqual,
    breaks: 'lists episodes by their start, then id, in pages of any size',
  },
  'closed end': { mutate: closedEnd, breaks: 'lists the episodes that pass each filter, alone and together' },
  'first ended': {
    mutate: firstEnded,
    breaks: 'gives the episode of a session that ended last, of equal ones the highest id',
  },
  'silent episode': {
    mutate: silentEpisode,
    breaks: 'removes an episode, and says NOT_FOUND of one that is not there',
  },
  'forward only': {
    mutate: forwardOnly,
    breaks: 'keeps how far episodes were cut beside the figures of the scope',
  },
  'made form': {
    mutate: madeForm,
    breaks: 'refuses a second node with the same key form, and keeps the first',
  },
  'merged node': { mutate: mergedNode, breaks: 'replaces the whole node that is there under an id' },
  'composed value': {
    mutate: composedValue,
    breaks: 'gives every text of nodes and episodes back exactly, and finds them by each',
  },
  'merged version': {
    mutate: mergedVersion,
    breaks: 'gives every field of a version back, and replaces it whole',
  },
  'left versions': {
    mutate: leftVersions,
    breaks: 'removes a node with its versions, links, relationships and vectors',
  },
  'lowered access': {
    mutate: loweredAccess,
    breaks: 'raises the time of the last access, never lowers it',
  },
  'stale vectors': {
    mutate: staleVectors,
    breaks: 'removes the vectors of what its terms changed of, and of nothing else',
  },
  'wiped vectors': {
    mutate: wipedVectors,
    breaks: 'removes the vectors of what its terms changed of, and of nothing else',
  },
  'oldest knowledge': {
    mutate: oldestKnowledge,
    breaks: 'finds the newest first, as many as it is asked for',
  },
  'terms for words': {
    mutate: termsForWords,
    breaks: 'finds a node by its key form, its words and its terms, an episode by its own',
  },
  'stale keys': {
    mutate: staleKeys,
    breaks: 'finds a replaced node or episode by what it has now, and by nothing else',
  },
  'plain link': {
    mutate: plainLink,
    breaks: 'keeps a link that is made again once, and one that evolved evolved',
  },
  'new edge': { mutate: newEdge, breaks: 'keeps one edge for each pair and type, under its first id' },
  'one way': {
    mutate: oneWay,
    breaks: 'gives the edges that touch any of the nodes once each, by id, of few or many',
  },
  'asked order': {
    mutate: askedOrder,
    breaks: 'gives links from both sides, in order, of few records or many',
  },
  'mixed records': {
    mutate: mixedRecords,
    breaks: 'gives the vectors of nodes and of episodes as they were put, by id',
  },
  'all dropped': {
    mutate: allDropped,
    breaks: 'drops the quarantined rows that are named, or all, and says how many',
  },
  'last usage': { mutate: lastUsage, breaks: 'adds up what models were used on each day' },
  'open days': {
    mutate: openDays,
    breaks: 'tells the usage of days, both ends included, by day, then model',
  },
  'paid anyway': {
    mutate: paidAnyway,
    breaks: 'takes every write to knowledge back when its transaction fails, each alone',
  },
  'characters for bytes': {
    mutate: charactersForBytes,
    breaks: 'counts the bytes of texts in UTF-8, as they are now',
  },
  'shared accounts': {
    mutate: sharedAccounts,
    breaks: 'keeps the knowledge of many scopes apart, under the same ids and keys',
  },
}
