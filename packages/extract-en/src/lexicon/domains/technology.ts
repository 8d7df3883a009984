import { technology as thesaurus } from '../../query/thesaurus/technology.ts'
import { DEVICES, SYSTEMS } from '../things/things.ts'
import { TECH, TOOLS } from '../study/tools.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** Devices, programs, and the making of them. */
export const technology = wordsOf({
  of: [wordsIn(thesaurus), TOOLS, TECH, SYSTEMS, ...DEVICES.values()],
  but: `
    notion, bear, roam, signal, line, teams, threads, x, calm, tidal, plex, peloton, headspace, libby, cursor, gemini, word, sketch, maya,
    unity, premiere, blender, reaper, edge, brave, opera, vivaldi, arc browser, grab, bolt, mint, wise, stripe, steam, pocket, medium,
    ghost, looker, snowflake, loom, linear, mural, wix, safari, eclipse, chrome, hinge, a bullet journal, bullet journal, paper planner,
    moleskine, fountain pen, menstrual cup, nicotine patches, nicotine gum, contact lenses, minoxidil, retinol, tretinoin, cerave,
    the ordinary, dyson airwrap, instant pot, air fryer, hellofresh, blue apron, doordash, uber eats, deliveroo, instacart, uber, lyft,
    tinder, bumble, grindr, okcupid, depop, vinted, poshmark, c, r, go, ts, js, dart, julia, nim, assembly, spring, express, lisp, scala,
    node, react, swift, perl, lua, excel, statistics, accounting, first aid, cpr, morse code, braille, shorthand, sign language, asl, bsl,
    karate, judo, jiu jitsu, bjj, kung fu, krav maga, taekwondo, self defense, self defence, calculus, music theory, calligraphy,
    sheet music, copywriting, bookkeeping, carpentry, welding, plumbing, sas, switch, surface, yoga, predator, legion, latitude, mobile,
    moto, vivo, galaxy, pixel, mac, arch, windows, fusion 360, klarna, ring doorbell, call, ring, message, text, update, share, post,
    handle, account, profile, assistant, method, machine, engine, motor, crash, upgrade, cable, cord, electric, electrical, electricity,
    power supply, power outage, blackout, follower, subscriber, invent, invention, navigation, data, folder, directory, program, display,
    monitor, speaker, scanner, phone call, contact number, back up, freeze up, gadgets, document, online, web, username, storage space,
    share online, google, disney+, disney plus, hulu, netflix, hbo, hbo max, prime video, apple tv, kindle unlimited, audible, goodreads,
    storygraph, spotify, spotify premium, apple music, deezer, soundcloud, bandcamp, strava, myfitnesspal, nike run club, zwift,
    couch to 5k, babbel, memrise, busuu, rosetta stone, italki, duolingo, coursera, udemy, skillshare, khan academy, airbnb, booking.com,
    couchsurfing, paypal, venmo, cash app, revolut, monzo, ynab, etsy, ebay, amazon, aliexpress, amazon prime, camera, notebook computer,
    letterboxd, oura ring, whoop, fitness tracker, garmin connect, freshbooks, xero, quickbooks, logic pro, ableton, garageband, tv,
    television, email, e-mail, email address, e-mail address, zoom, text message, phone number, telephone number, messenger, application
  `,
  things: `
    external monitor, ultrawide, trackpad, mouse pad, microphone, usb, usb-c, hdmi, dongle, docking station, hard drive, ssd, nvme, ram,
    cpu, motherboard, power supply unit, router, modem, ethernet, bluetooth, vpn, nas, homelab, smart speaker, smart bulb, play store,
    sync issue, firmware, driver issue, bios, antivirus, phishing, spam filter, ad blocker, google chrome, two-factor, 2fa, passkey, api,
    webhook, endpoint, schema migration, orm, hosting, domain name, dns, ssl certificate, nginx, container image, s3 bucket, serverless,
    microservice, ci/cd, ci, pipeline failure, merge conflict, pull request, commit message, monorepo, deploy, deployment, rollback,
    staging, version number, changelog, feature flag, incident, on-call rotation, stack trace, exception, null pointer, segfault,
    memory leak, race condition, compiler, debugger, linter, unit test, integration test, test suite, test coverage, regex,
    regular expression, data structure, recursion, async, callback, thread pool, script, framework, package manager, npm, pnpm,
    yarn package, pip, conda, cargo, makefile, ide, terminal, command line, cli, ssh, landing page, front-end, back-end, full-stack,
    fullstack, tailwind, react component, react hook, swiftui, excel formula, excel sheet, google sheet, pivot table, deep learning,
    neural network, llm, gpt, prompt engineering, fine-tuning, embedding, training data, data pipeline, blockchain, smart contract,
    cybersecurity, encryption, hackathon, system design, architecture diagram, screenshot, pdf, programmer, developer, devops, sysadmin,
    sre, dev, it support, sim card, data plan, dark mode, notification, web application
  `,
  acts: `
    program, debug, compile, refactor, install, uninstall, reinstall, download, upload, reboot, back up my, sync my, scrape, containerize,
    self-host, encrypt, hack, log in, jailbreak, overclock, roll back, merge the
  `,
  also: `
    crashes, crashed, crashing, buggy, won't boot, won't turn on, not charging, no signal, offline mode, digital, technical, computing,
    it department, high-tech, open-source, error, bug in, bugs in, a bug, bug report, node, in prod, in production, x86, arm64,
    online account, release notes, won't switch on, won't load, won't connect, won't charge, won't sync, won't install, keeps freezing,
    keeps crashing, keeps buffering, running slow, can't log in, cannot log in, locked out of my account, which phone, got hacked,
    been hacked, cracked screen, screen cracked, out of storage, storage is full, storage full, the wifi, wi-fi, blue screen,
    error message, stack trace, power bank, portable charger, hotspot
  `,
})
