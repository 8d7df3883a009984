/** Faith, politics, values, character. */
export const beliefs = `
believe | in: BELIEF THING | belief | present affirm
be, identify as, consider myself, lean, be politically, be fairly, be staunchly, be registered as, grow up | obj: POLITIC | belief | present
vote, be voting, always vote, have always voted, campaign, canvass, be registered, lean | obj for as: PARTY | belief | present verb
follow, practise, practice, convert to, be converting to, revert to, study | obj: FAITHNAME | religion | present
be a practicing, be a practising, be a devout, be a lapsed, be a born again, be a born-again, be raised, grow up, be brought up, identify as, convert to become, become | obj: FAITH | religion | present
leave, quit, walk away from, lose | obj: FAITHGROUP | religion | event retracts
pray, fast, tithe, observe ramadan, observe shabbat, keep the sabbath, keep shabbat, read the bible, read the quran, go to confession, light candles | none on in at with for | habit | present verb simple
support, be for, be in favour of, be in favor of, be pro, advocate for, campaign for, march for, fight for, stand for, be committed to, be passionate about | obj: CAUSE | belief | present
value, prize, put first, prioritise, prioritize, live by, stand by | obj: VALUE | belief | present verb
overthink, procrastinate, daydream, people please, cry easily, get bored easily, get stressed easily, get anxious easily, get overwhelmed easily, get angry easily, blush easily, get distracted easily, worry a lot, worry too much, talk too much, talk a lot, apologise too much, apologize too much, overshare, overreact, hold grudges, keep to myself, keep to himself, keep to herself, wear own heart on own sleeve, speak own mind, have no filter, lose own temper easily, think before i speak, bottle things up, avoid conflict, avoid confrontation, care deeply, love deeply, laugh a lot, embarrass easily, take things personally, see the good in people, go with the flow, plan everything, hate change | none in at with about around when | personality | present verb simple affirm
have, have got, be known for | obj: TEMPER | personality | present verb
tend to be, consider myself, describe myself as, see myself as, think of myself as, be known for being, can be, be generally, be naturally, be basically, come across as, be seen as, grow up, be by nature, be told i am, pride myself on being | obj: TRAIT | personality | present
be | obj: TRAITKIN | personality | present others
be | obj: LOOKING | appearance | present others
be, be very much | obj: HANDED | user_type | present
be | obj: DEMONYM | hometown | present
volunteer, be a volunteer, help out, give own time, donate own time, foster, intern | at with for in: CHARITY WORKPLACE CLUB | habit | present verb
donate, give, give money, tithe | to: CHARITY | habit | present verb simple
wake up, get up, rise, go to bed, go to sleep, turn in, hit the hay, be up, be in bed | at by before around: CLOCK | habit | present verb simple affirm
get up early, wake up early, sleep in, stay up late, go to bed late, go to bed early, take naps, nap, work out, exercise, meditate, journal, stretch, recycle, compost, thrift, carpool, hitchhike, walk everywhere, cycle everywhere, bike everywhere, take cold showers, keep a diary, keep a journal, keep a gratitude journal, bite own nails, crack own knuckles, smoke, sing in the shower, talk in own sleep, sleep naked, sleep on the floor, sleep with the light on, read before bed, shop secondhand, buy second hand, make own bed, lay out own clothes, turn off own phone, give blood, donate blood, donate plasma, go to therapy, shower at night, make lists, leave voicemails, avoid screens | none in at on before after for to every with | habit | present verb simple affirm
`
