import { technology as thesaurus } from '../../query/thesaurus/technology.ts'
import { DEVICES, SYSTEMS } from '../things.ts'
import { TECH, TOOLS } from '../tools.ts'
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
    television, email, e-mail, email address, e-mail address, zoom, text message, phone number, telephone number, messenger
  `,
  things: `
    phone, smartphone, android, iphone, google pixel, tablet, laptop, computer, mac mini, macbook, chromebook, windows 11,
    external monitor, ultrawide, trackpad, mouse pad, webcam, microphone, usb, usb-c, hdmi, dongle, docking station, hard drive, ssd,
    nvme, ram, gpu, cpu, graphics card, motherboard, power supply unit, raspberry pi, arduino, printer, router, modem, wifi, wi-fi,
    ethernet, bluetooth, vpn, nas, homelab, smart speaker, smart bulb, smart home, home assistant, smartwatch, apple watch, earbuds,
    airpods, headphones, drone, gopro, dslr, mirrorless camera, e-reader, app, play store, icloud, google drive, dropbox, backup,
    sync issue, operating system, software, firmware, driver issue, bios, malware, antivirus, phishing, spam filter, ad blocker, browser,
    google chrome, firefox, two-factor, 2fa, passkey, login, api, graphql, webhook, endpoint, database, postgres, mysql, sqlite, mongodb,
    redis, sql, schema migration, orm, server, hosting, domain name, dns, ssl certificate, nginx, docker, container image, kubernetes,
    k8s, terraform, ansible, aws, azure, gcp, s3 bucket, serverless, microservice, ci/cd, ci, pipeline failure, git, github, gitlab,
    merge conflict, pull request, commit message, repo, monorepo, deploy, deployment, rollback, staging, version number, changelog,
    feature flag, incident, on-call rotation, stack trace, exception, null pointer, segfault, memory leak, race condition, compiler,
    debugger, linter, unit test, integration test, test suite, test coverage, regex, regular expression, algorithm, data structure,
    recursion, async, callback, thread pool, code, script, framework, package manager, npm, pnpm, yarn package, pip, conda, cargo,
    makefile, vscode, ide, vim, neovim, emacs, terminal, command line, cli, ssh, linux, ubuntu, debian, macos, ios, website, landing page,
    frontend, front-end, backend, back-end, full-stack, fullstack, html, css, tailwind, javascript, typescript, react component,
    react native, react hook, next.js, vue, svelte, angular, node.js, python, django, flask, fastapi, golang, rust, java, kotlin, swiftui,
    ruby, php, laravel, c++, c#, .net, haskell, elixir, rstudio, matlab, pandas, numpy, excel formula, excel sheet, google sheet,
    pivot table, machine learning, deep learning, neural network, llm, gpt, chatgpt, claude, copilot, prompt engineering, fine-tuning,
    embedding, training data, dataset, data pipeline, data science, data analysis, blockchain, smart contract, cybersecurity, encryption,
    open source, hackathon, system design, architecture diagram, figma, photoshop, lightroom, video editing, obs, screenshot, pdf,
    chatbot, programmer, developer, devops, sysadmin, sre, dev, it support, gadget, electronics, charger, power bank, sim card, data plan,
    dark mode, notification
  `,
  acts: `
    program, debug, compile, refactor, install, uninstall, reinstall, download, upload, reboot, back up my, sync my, scrape, containerize,
    self-host, encrypt, hack, log in, jailbreak, overclock, roll back, merge the
  `,
  also: `
    crashes, crashed, crashing, buggy, won't boot, won't turn on, not charging, no signal, offline mode, digital, technical, tech,
    technology, programming, coding, computing, it department, wireless, high-tech, open-source, error, bug in, bugs in, a bug,
    bug report, bug fix, node, in prod, in production, x86, arm64, online account, release notes
  `,
})
