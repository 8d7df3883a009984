import { wordSet } from './words.ts'

/** Things around one's work and home that have a name, a setting or a place of their own; found as the last word of a phrase. */
export const NAMED_THINGS = wordSet(
  'database, db, server, cluster, repo, repository, monorepo, codebase, branch, bucket, queue, topic, environment, env, staging, production, prod, service, microservice, backend, frontend, api, endpoint, app, site, website, domain, blog, wiki, docs, documentation, dashboard, pipeline, ci, cd, ci/cd, build, registry, vpn, proxy, firewall, router, wifi, wi-fi, network, hotspot, printer, scanner, nas, tv, thermostat, alarm, robot vacuum, roomba, vacuum, lawnmower, boiler, intranet, board, jira board, kanban board, tracker, backlog, channel, slack channel, workspace, mailing list, meeting room, room, office, team, squad, project, product, sprint, release, version, schema, table, index, cache, host, hostname, machine, vm, container, image, package, library, framework, linter, namespace, tenant, account, subscription, boat, car, van, house, cottage, cabin, band, podcast, newsletter, shop, startup, robot, bot, model, playlist, server room, safe, locker, gate, garage, mailbox, shed, thermostat',
)

/** What of a thing is set: "the wifi password". */
export const SETTINGS = wordSet(
  'password, passcode, passphrase, pin, code, combination, combo, key, ssid, username, user name, login, port, ip, ip address, address, url, link, hostname, name, codename, number, extension, id, channel, frequency, username, host, path, folder, version, region, budget, deadline, limit',
)

/** What a setting is of, where "the" is enough. */
export const SET_THINGS = wordSet(
  'wifi, wi-fi, wlan, router, door, front door, back door, gate, garage, alarm, safe, locker, bike lock, entry, building, office, lobby, apartment, flat, netflix, hotspot, guest wifi, guest network, network, vpn, printer, server, database, db, admin, root, staging, production, prod, zoom, meeting, conference, lockbox, key box, mailbox, gym, elevator, lift, parking, storage, luggage, suitcase, tablet, laptop, streaming, test, sandbox, kitchen, shed, barn, garden, pool, intranet, jenkins, grafana, postgres, redis, wiki, dial-in, bridge, support, front gate',
)

/** What a team does on days of its own. */
export const RITUALS = wordSet(
  'deploy, release, ship, push to production, demo, retro, plan, groom, meet, sync, invoice, bill, back up, do backups, run backups, do payroll, run payroll, do standup, have standup, do code freeze, freeze, publish, do laundry, take out the bins, put the bins out, clean, water the plants, do the shopping',
)
/** The same as things: "standup is at 9:30". */
export const MEETINGS = wordSet(
  'standup, stand-up, daily standup, daily stand-up, daily, retro, retrospective, sprint planning, sprint review, sprint demo, planning meeting, all-hands, all hands, town hall, team meeting, weekly sync, team sync, one-on-one, 1:1, 1-1, office hours, code freeze, deploy window, release day, deploy day, deployment, payday, bin day, trash day, choir practice, band practice, team lunch, change window, maintenance window',
)
