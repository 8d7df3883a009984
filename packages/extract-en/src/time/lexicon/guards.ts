const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** After a number these say that it counts things: "in 2000 words", "at 5 percent". */
export const COUNTED = words(
  'people persons dollars bucks euros euro pounds yuan words pages miles mile km kms kilometers kilometres meters metres feet ft inches calories kcal steps pieces points percent kg kgs lbs lb grams g mg ml liters litres gb mb tb members users items times games matches goals seats rooms units copies followers subscribers views likes square sq hp watts volts degrees fans students employees books songs movies cards coins credits rupees yen won guests dishes locations places shops stores different of them years months weeks days hours hrs minutes mins seconds am pm k m w',
)

/** Words that may follow a bare clock hour, a day number or a name-like month without making it something else. */
export const AFTER_TIME = words(
  "and or but so when while because as with to for from in on at by until till through is was were will i we he she they it my our today tonight tomorrow yesterday tmr tmrw this last next every each sharp latest latest then there here if that which where who before after since we're i'm we'll i'll it's cuz bc though although a an the not just also again already exactly oclock o'clock us you him her them now lol ish or had have has got went started moved met said told can could would",
)

/** A weekday before one of these names a thing, not a day. */
export const AFTER_WEEKDAY = words(
  'school schools blues roast league paper papers newspaper prayers mass addams person people shift shifts vibes motivation crush mood off cafe market magazine special specials movie sermon service services',
)

/** A holiday before one of these names a thing. */
export const AFTER_HOLIDAY = words(
  'tree trees present presents gift gifts card cards song songs music carol carols movie movies film films decoration decorations lights light party parties dinner lunch cookie cookies costume costumes candy sweater sweaters shopping bonus jumper stocking stockings market markets carol special spirit story resolution resolutions resolution celebration celebrations sale sales deals parade turkey ham pudding cake egg eggs bunny basket colors theme themed party',
)

/** A season before one of these names a thing or an act. */
export const AFTER_SEASON = words(
  'roll rolls onion onions cleaning water boot bed beds mattress chicken apart asleep down off over behind short back into victim ill sick through flat prey foul for jacket jackets coat coats clothes dress school camp camps job internship house squash olympics games time wedding colors colours leaves flowers semester sports solstice equinox tires',
)

/** Before a time they say that it comes back again and again, or that no one in particular is meant. */
export const REPEATED = words('every each any most all per alternate weekly nearly everyday')
