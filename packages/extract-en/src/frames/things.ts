/** What somebody drives, uses, owns, buys and loses. */
export const things = `
drive, ride, commute in | obj: VEHICLE | vehicle | present facet=car
have, own, get, buy, lease, inherit, pick up, restore | obj: VEHICLE | vehicle | owning facet=car
rock, daily, run, sport, carry, use | obj: DEVICE | device | present
rock, daily, run, whip around in, cruise in | obj in: VEHICLE | vehicle | present facet=car
ride, drive | obj: MAKE | vehicle | present
give me, leave me, gift me, pass me, pass down | obj: POSSESSION VEHICLE DEVICE | owns | event updates me
ditch, dump, lose, break, smash, drop, sell, get rid of, bin, retire, kill | obj: DEVICE | device | event retracts
sell, total, crash, scrap, get rid of, trade in, write off | obj: VEHICLE | vehicle | event retracts facet=car
have, own, get, buy, use, be on, switch to, upgrade to, order, pick up | obj: DEVICE | device | owning
use, wear, need, rely on | obj: AID | uses | present affirm
walk, get around | with in on: AID | uses | present affirm
use, switch to, rely on, swear by, move to | obj: TECH | uses | owning
have, own, buy, inherit, get | obj: POSSESSION | owns | owning
commute, cycle, ride, get around, get about | on in: VEHICLE RIDE | vehicle | present
go to work, go to office, go to school, go to uni, come to work, get to work, go in | on in by: VEHICLE RIDE | vehicle | present
have, own, have got | obj: FITTING | owns | state
run | obj on: TECH | uses | present others
`
