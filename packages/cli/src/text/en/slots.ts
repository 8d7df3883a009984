/** Names of slots as a reader would say them; others are shown under their own name, `_` as a space. */
const names: Readonly<Record<string, string>> = {
  location: 'home',
  employer: 'employer',
  workplace: 'place of work',
  user_type: 'kind of user',
  os: 'operating system',
  living_situation: 'living situation',
  generic: 'update',
  owns: 'possession',
  uses: 'tool',
  tenure: 'how long',
  event_: 'event',
  favorite_: 'favourite',
  'family.': 'family',
  'relation.': 'relation',
}

/** Words for people tied to the speaker; others are shown as they are. */
const people: Readonly<Record<string, string>> = {}

export const slots = {
  names,
  people,
  /** `favorite_` + `color` */
  family: (name: string, member: string): string => `${name} ${member}`,
  /** The slot of somebody else: `user.wife` and `location`. */
  of: (who: string, name: string): string => `${who}'s ${name}`,
  denied: (value: string): string => `not ${value}`,
}
