import { own } from '../util/names.ts'

const TABLE: Readonly<Record<string, readonly string[]>> = {
  child: ['son', 'daughter'],
  sibling: ['brother', 'sister'],
  grandchildren: ['grandchild', 'grandson', 'granddaughter'],
  grandchild: ['grandchildren', 'grandson', 'granddaughter'],
  spouse: ['wife', 'husband', 'partner'],
  partner: ['spouse', 'wife', 'husband', 'boyfriend', 'girlfriend'],
  wife: ['spouse', 'partner'],
  husband: ['spouse', 'partner'],
  boyfriend: ['partner'],
  girlfriend: ['partner'],
  son: ['child'],
  daughter: ['child'],
  grandson: ['grandchild', 'grandchildren'],
  granddaughter: ['grandchild', 'grandchildren'],
}

const USER = 'user.'

/** Entities by which whoever is asked for may be known as well: 爱人 asked as 老婆, a son as one of the children. */
export const alsoKnownAs = (entity: string): readonly string[] =>
  (own(TABLE, entity.slice(USER.length)) ?? []).map((relation) => USER + relation)
