import { dropOtherForms as dropFields } from '@recollect/rules'

/** Headings of what is asked about somebody else. Guests, patients and employees fill in forms of themselves. */
const OF_OTHERS =
  /\b(?:emergency contact|next of kin|travel companion|recipient|sender|child|spouse|guardian|beneficiary|witness|referee|pet)s?\b/u
/** Headings of what is asked about a journey, an order or a meeting: its places are not home. */
const ELSEWHERE =
  /\b(?:travel|trip|journey|itinerary|destination|flight|train|hotel|stay|booking|reservation|rental|order|delivery|shipping|event|venue|party|wedding|meeting|conference|appointment|office|store)s?\b/u
/** A line of a form. */
const FIELD = /^[-*• ]{0,3}\p{L}[\p{L}' .-]{0,40}: ?/u

/** "Emergency contact\nName: Bob", "Hotel booking\nCity: Rome": not the speaker's name, nor home. */
export const dropOtherForms = dropFields('en/drop-other-forms', {
  ofOthers: OF_OTHERS,
  elsewhere: ELSEWHERE,
  field: FIELD,
  longest: 60,
})
