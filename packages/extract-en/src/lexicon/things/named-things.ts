import { wordSet } from '../grammar/words.ts'

/** Things around one's work and home that have a name, a setting or a place of their own; found as the last word of a phrase. */
export const NAMED_THINGS = wordSet(
  'database, db, server, cluster, repo, repository, monorepo, codebase, branch, bucket, queue, topic, environment, env, staging, production, prod, service, microservice, backend, frontend, api, endpoint, app, site, website, domain, blog, wiki, docs, documentation, dashboard, pipeline, ci, cd, ci/cd, build, registry, vpn, proxy, firewall, router, wifi, wi-fi, network, hotspot, printer, scanner, nas, tv, thermostat, alarm, robot vacuum, roomba, vacuum, lawnmower, boiler, intranet, board, jira board, kanban board, tracker, backlog, channel, slack channel, workspace, mailing list, meeting room, room, office, team, squad, project, product, sprint, release, version, schema, table, index, cache, host, hostname, machine, vm, container, image, package, library, framework, linter, namespace, tenant, account, subscription, boat, car, van, house, cottage, cabin, band, podcast, newsletter, shop, startup, robot, bot, model, playlist, server room, safe, locker, gate, garage, mailbox, shed, account, estate, compound, hostel, dorm, lab, group, class, whatsapp group, group chat, club, server, guild, clan, padlock, key safe, lock, door, entrance, barrier, tablet, pc, computer, laptop, gaming pc, desktop, phone, bike, motorbike, truck, tractor, caravan, camper, narrowboat, yacht, canoe, kayak, trailer, tent, allotment, garden, farm, field, ranch, cabin, chalet, bungalow, villa, hut, treehouse, guitar, piano, telescope, drone, 3d printer, oven, fridge, coffee machine, sourdough, starter, plant, surgery, reception, clinic, department, lodge, parish, branch, league, quiz team, folder, drive, sheet, spreadsheet, file share, mod, game, discord, discord server, minecraft server, subreddit, stall, choir, school bus, minibus, locker room',
)

/** Codes that let nobody in. */
export const PUBLIC_CODES = wordSet(
  'error, area, zip, country, post, postal, dialling, dialing, status, exit, response, return, promo, discount, coupon, voucher, referral, dress, color, colour, hex, bar, tax, product, item, airport, currency, swift, sort, source, building, penal, civil, fault, engine, verification, confirmation, tracking, billing, diagnosis, course, unicode',
)

/** What of a thing is set: "the wifi password". */
export const SETTINGS = wordSet(
  'password, passcode, passphrase, pin, code, combination, combo, key, ssid, username, user name, login, port, ip, ip address, address, url, link, hostname, name, codename, number, extension, id, channel, frequency, username, host, path, folder, version, region, budget, deadline, limit, room number, alias, ip, slug, branch, reference',
)

/** What a setting is of, where "the" is enough. */
export const SET_THINGS = wordSet(
  'wifi, wi-fi, wlan, router, door, front door, back door, gate, garage, alarm, safe, locker, bike lock, entry, building, office, lobby, apartment, flat, netflix, hotspot, guest wifi, guest network, network, vpn, printer, server, database, db, admin, root, staging, production, prod, zoom, meeting, conference, lockbox, key box, mailbox, gym, elevator, lift, parking, storage, luggage, suitcase, tablet, laptop, streaming, test, sandbox, kitchen, shed, barn, garden, pool, intranet, jenkins, grafana, postgres, redis, wiki, dial-in, bridge, support, front gate, yard, padlock, key safe, lock, cottage, cabin, hostel, dorm, room, work, desk, department, reception, surgery, clinic, account, trade counter, merchant, school, club, church, hall, campus, estate, compound, barrier, car park, cellar, van, car, truck, boat, phone, ipad, pc, computer, voicemail, xbox, playstation, steam, spotify, discord, discord server, minecraft server, minecraft, library card, membership, loyalty, gas meter, meter, bank, boiler, panel, thermostat, caravan, bike, house',
)

/** What a team does on days of its own. */
export const RITUALS = wordSet(
  'deploy, release, ship, push, push updates, push code, merge, train, rehearse, practise, practice, publish updates, patch, update, restock, order stock, send invoices, run reports, close the books, post, stream, record, raid, play, gather, quilt, push to production, demo, retro, plan, groom, meet, sync, invoice, bill, back up, do backups, run backups, do payroll, run payroll, do standup, have standup, do code freeze, freeze, publish, do laundry, take out the bins, put the bins out, clean, water the plants, do the shopping',
)
/** The same as things: "standup is at 9:30". */
export const MEETINGS = wordSet(
  'standup, stand-up, daily standup, daily stand-up, daily, retro, retrospective, sprint planning, sprint review, sprint demo, planning meeting, all-hands, all hands, town hall, team meeting, weekly sync, team sync, one-on-one, 1:1, 1-1, office hours, code freeze, deploy window, release day, deploy day, deployment, payday, bin day, trash day, choir practice, band practice, team lunch, change window, maintenance window',
)

/** Groups and what they hold, that come back on days of their own. */
export const GATHERINGS = wordSet(
  'group, club, circle, choir, band, team, guild, clan, raid, class, course, lesson, lessons, practice, rehearsal, training, night, nights, evening, morning, session, sessions, meeting, meetings, meet-up, meetup, collection, pickup, pick-up, delivery, service, market, mass, review, planning, standup, stand-up, stand up, sync, call, demo, huddle, scrum, retro, release, day, society, league, match, game, games, workshop, seminar, lecture, tutorial, clinic, bingo, quiz, dance, prayers, study, fellowship, council, committee, board, assembly, cleaning, backup, backups, maintenance, update, updates, reset, wipe, payday, patch, patches',
)

/** Where a thing of the speaker's is: "the code at my place", "the bin day round here". */
export const OWN_PLACE =
  "(?:(?: (?:at|in|on|by|for|of|to|from|next to|behind|under|beside|outside) (?:my|our|the|this|that) (?:[\\p{L}'-]{2,15} ){0,2}?[\\p{L}'-]{2,15})| (?:at|by) (?:mine|ours|home|work|school)| (?:round|around|down|over|out)? ?here){1,2}?"

/** What has a number one is found or let in by: "reception is on extension 203". */
export const NUMBERED = wordSet(
  'extension, ext, channel, port, line, locker, room, room number, desk, bay, berth, pitch, plot, unit, slot, parking space, parking spot, space, stall, hook, gate, platform, frequency, mailbox, pin, pigeonhole, seat',
)

/** What one pays for again and again. */
export const PRICED = wordSet(
  'rent, mortgage, tuition, daycare, day care, childcare, preschool, insurance, car payment, truck payment, payment, bill, premium, hoa, hoa fee, hoa fees, dues, membership, storage unit, child support, alimony, allowance, subscription, council tax, property tax, property taxes, lease, copay, retainer, parking permit',
)

/** Who charges one for something again and again. */
export const CHARGING: readonly string[] = [
  'daycare',
  'landlord',
  'school',
  'gym',
  'sitter',
  'nanny',
  'cleaner',
]
