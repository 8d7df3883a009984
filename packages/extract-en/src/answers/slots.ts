/** How a slot is worded: `{v}` is the value, `{S}` the subject, `{P}` its possessive, `[a|b]` the verb for "you" and for others. */
export interface Wording {
  /** What holds now. */
  readonly is: string
  /** What is denied; default: "not" is put by the form. */
  readonly not?: string
  /** What was. */
  readonly was: string
  /** Noun phrase for what is unknown or counted. */
  readonly what: string
}

const noun = (what: string): Wording => ({
  is: `{P} ${what} is {v}.`,
  not: `{P} ${what} is not {v}.`,
  was: `{P} ${what} was {v}.`,
  what: `{p} ${what}`,
})
const verb = (you: string, they: string, past: string, what: string, base = you): Wording => ({
  is: `{S} [${you}|${they}] {v}.`,
  not: `{S} [do not|does not] ${base} {v}.`,
  was: `{S} ${past} {v}.`,
  what,
})
const being = (what: string, before = '', past = '[were|was]'): Wording => ({
  is: `{S} [are|is] ${before}{v}.`,
  not: `{S} [are|is] not ${before}{v}.`,
  was: `{S} ${past} ${before}{v}.`,
  what,
})
const plainly = (what: string): Wording => ({
  is: '{S}: {v}.',
  not: '{S}: not {v}.',
  was: '{S}, before: {v}.',
  what,
})

/** Every built-in slot; families by their prefix. */
export const WORDINGS: Readonly<Record<string, Wording>> = {
  name: { is: '{P} name is {v}.', not: '{P} name is not {v}.', was: '{P} name was {v}.', what: '{p} name' },
  nickname: {
    is: '{S} [go|goes] by {v}.',
    not: '{S} [do not|does not] go by {v}.',
    was: '{S} used to go by {v}.',
    what: '{p} nickname',
  },
  gender: being('{p} gender', ''),
  age: being('{p} age', ''),
  birthday: {
    is: '{P} birthday: {v}.',
    not: '{P} birthday is not {v}.',
    was: '{P} birthday was given as {v}.',
    what: '{p} birthday',
  },
  zodiac: noun('star sign'),
  height: noun('height'),
  weight: noun('weight'),
  blood_type: noun('blood type'),
  appearance: {
    is: '{P} appearance: {v}.',
    not: '{P} appearance: no {v}.',
    was: '{P} appearance before: {v}.',
    what: 'what {s} [look|looks] like',
  },
  personality: being('{p} personality'),
  nationality: being('{p} nationality'),
  ethnicity: being('{p} ethnicity'),
  hometown: being('where {s} [come|comes] from', 'from '),
  location: {
    is: '{S} [live|lives] in {v}.',
    not: '{S} [do not|does not] live in {v}.',
    was: '{S} used to live in {v}.',
    what: 'where {s} [live|lives]',
  },
  language: verb('speak', 'speaks', 'used to speak', '{p} languages', 'speak'),
  religion: noun('religion'),
  belief: verb('believe in', 'believes in', 'used to believe in', '{p} beliefs', 'believe in'),
  orientation: being('{p} orientation'),
  relationship_status: noun('relationship status'),
  occupation: {
    is: '{P} job: {v}.',
    not: '{P} job is not {v}.',
    was: '{P} job used to be {v}.',
    what: '{p} job',
  },
  employer: {
    is: '{S} [work|works] at {v}.',
    not: '{S} [do not|does not] work at {v}.',
    was: '{S} used to work at {v}.',
    what: 'where {s} [work|works]',
  },
  school: noun('school'),
  education: noun('education'),
  major: noun('field of study'),
  income: noun('income'),
  user_type: {
    is: '{S} [are|is] {a}.',
    not: '{S} [are|is] not {a}.',
    was: '{S} used to be {a}.',
    what: 'what kind of user {s} [are|is]',
  },
  phone: noun('phone number'),
  email: noun('email address'),
  account: noun('account'),
  device: verb('use', 'uses', 'used to use', '{p} devices', 'use'),
  os: verb('use', 'uses', 'used to use', '{p} operating system', 'use'),
  vehicle: {
    is: '{P} vehicle: {v}.',
    not: '{S} [do not|does not] have {a}.',
    was: '{P} vehicle used to be {v}.',
    what: '{p} vehicle',
  },
  pet: {
    is: '{P} pet: {v}.',
    not: '{S} [do not|does not] have {a}.',
    was: '{S} used to have {a}.',
    what: '{p} pets',
  },
  owns: verb('have', 'has', 'used to have', 'what {s} [own|owns]', 'have'),
  uses: verb('use', 'uses', 'used to use', 'what {s} [use|uses]', 'use'),
  skill: {
    is: '{P} skill: {v}.',
    not: '{S} cannot {v}.',
    was: '{P} skill, before: {v}.',
    what: '{p} skills',
  },
  health: {
    is: '{P} health: {v}.',
    not: '{P} health: no {v}.',
    was: '{P} health, before: {v}.',
    what: '{p} health',
  },
  allergy: being('{p} allergies', 'allergic to '),
  habit: {
    is: '{P} habit: {v}.',
    not: '{P} habit is not {v}.',
    was: '{P} habit used to be: {v}.',
    what: '{p} habits',
  },
  project: { is: '{P} project: {v}.', was: '{P} project was: {v}.', what: '{p} project' },
  living_situation: {
    is: '{P} living situation: {v}.',
    was: '{P} living situation was: {v}.',
    what: '{p} living situation',
  },
  experience: {
    is: '{P} experience: {v}.',
    not: '{S} [have|has] never: {v}.',
    was: '{P} experience: {v}.',
    what: '{p} experience',
  },
  tenure: { is: 'It has been {v}.', was: 'It was {v}.', what: 'how long it has been' },
  record: { is: '{P} record is {v}.', was: '{P} record was {v}.', what: '{p} record' },
  affiliation: {
    is: '{S} [belong|belongs] to {v}.',
    not: '{S} [do not|does not] belong to {v}.',
    was: '{S} used to belong to {v}.',
    what: '{p} memberships',
  },
  generic: { is: 'It is {v} now.', was: 'It was {v}.', what: 'that' },
  likes: verb('like', 'likes', 'used to like', 'what {s} [like|likes]', 'like'),
  dislikes: {
    is: '{S} [do not|does not] like {v}.',
    not: '{S} [do not|does not] like {v}.',
    was: '{S} used to dislike {v}.',
    what: 'what {s} [dislike|dislikes]',
  },
  hobby: {
    is: '{P} hobby: {v}.',
    not: '{P} hobby is not {v}.',
    was: '{P} hobby used to be {v}.',
    what: '{p} hobbies',
  },
  fear: {
    is: '{S} [are|is] afraid of {v}.',
    not: '{S} [are|is] afraid of {v}.',
    was: '{S} used to be afraid of {v}.',
    what: 'what {s} [are|is] afraid of',
  },
  preference: verb('prefer', 'prefers', 'used to prefer', 'what {s} [prefer|prefers]', 'prefer'),
  diet: {
    is: '{P} diet: {v}.',
    not: '{P} diet is not {v}.',
    was: '{P} diet used to be {v}.',
    what: '{p} diet',
  },
  goal: {
    is: '{P} goal: {v}.',
    not: '{S} [do not|does not] aim for {v}.',
    was: '{P} goal was: {v}.',
    what: '{p} goals',
  },
  plan: {
    is: '{P} plan: {v}{w}.',
    not: '{S} [do not|does not] plan {v}.',
    was: '{P} plan was: {v}{w}.',
    what: '{p} plans',
  },
  event_travel: {
    is: 'You told me about a trip: {v}{w}.',
    was: 'You told me about a trip: {v}{w}.',
    what: 'that trip',
  },
  event_move: {
    is: 'You told me about a move: {v}{w}.',
    was: 'You told me about a move: {v}{w}.',
    what: 'that move',
  },
  event_: { is: 'You told me: {v}{w}.', was: 'You told me: {v}{w}.', what: 'that' },
  favorite_: {
    is: '{P} favorite {f} is {v}.',
    not: '{P} favorite {f} is not {v}.',
    was: '{P} favorite {f} used to be {v}.',
    what: '{p} favorite {f}',
  },
  family_: {
    is: '{P} {f}: {v}.',
    not: '{S} [have|has] no {f}.',
    was: '{P} {f}, before: {v}.',
    what: '{p} {f}',
  },
  relation_: {
    is: '{P} {f}: {v}.',
    not: '{S} [have|has] no {f}.',
    was: '{P} {f}, before: {v}.',
    what: '{p} {f}',
  },
  any: plainly('that'),
}
