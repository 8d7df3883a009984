/** Vehicles, devices, services and other things: had, bought, used, lost. */
export const gear = `
pilot, sail, captain, paddle, row, own, co-own, have a share in | obj: BOAT | owns | present affirm
buy, treat myself to, splash out on, invest in, snag, score, order, purchase, upgrade to, trade in for, lease, win, be given, be gifted, inherit, receive, get, be left | obj: POSSESSION DEVICE BOAT | owns | event updates
buy, treat myself to, purchase, splash out on, invest in, trade in for, upgrade to, lease, finance, win, inherit, be given | obj: VEHICLE | vehicle | event updates facet=car
buy, purchase, order, splash out on, treat myself to, invest in | obj: POSSESSION DEVICE VEHICLE BOAT DWELLING | event_purchase | event verb
give away, donate, pawn, sell, get rid of, throw out, toss, recycle, auction off, part with, flog, trade in | obj: POSSESSION BOAT DEVICE | owns | event retracts
lose, break, smash, drop, crack, fry, brick, misplace | obj: DEVICE | event_other | event verb
total, wreck, crash, write off, roll, ding, dent, smash up, scrap, reverse, back | obj into: VEHICLE | event_other | event verb
have, own, keep, have got | obj: POSSESSION BOAT | owns | present
drive, ride, be driving, commute on, get around in, get around on, run about in, zip around on, zip around in, tool around in, bomb around in, putter around on | obj: VEHICLE | vehicle | present facet=car
subscribe, be subscribed, have a subscription, sign up, have an account, have a membership, pay for a subscription, have premium | to for with on at: TECH PROPER | uses | present
use, rely on, swear by, depend on, be on, switch to, migrate to, move to, stick with, stick to, run, self host, self-host, subscribe to, pay for, have, track with, pay with, log in with, take notes in, write in, edit in, work in, design in, draw in, organise with, plan with | obj: TECH | uses | present
cancel, unsubscribe from, delete, quit, uninstall, leave, ditch, drop, deactivate, close own account with, get rid of, stop using, come off, get off | obj: TECH | uses | event retracts
play, game, shoot, record, type, write, read, draw, stream, film, edit, watch everything, listen | on with: DEVICE | device | present
host, deploy, run, self host, self-host, ship, be deployed, be hosted | on to: TECH | uses | present self
dual boot, run, use, be on, have, boot, switch to, move to, daily drive, install, upgrade to | obj: SYSTEM | os | present
be running | obj: SYSTEM | os | present
wear, have, get, need, sport, rock | obj: LOOK | appearance | present
dye, bleach, shave, perm, straighten, braid, grow out, colour, color, cut, buzz, trim, chop off, grow | obj: LOOK | appearance | event verb updates
have, own, have got, hold, carry, possess | obj: LICENCE | owns | state
get, receive, be granted, renew, lose, earn, obtain | obj: LICENCE GRANTED | event_achievement | event verb
bank, invest, save | with at: PROPER | uses | present
be insured, be a customer, be on a plan, be on a contract | with at of: PROPER | uses | present
pay off, clear, refinance, settle | obj: DEBT | event_achievement | event verb
`
