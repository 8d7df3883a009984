import type { Field } from './field.ts'

export const technology: Field = {
  same: `
    phone, cellphone, smartphone, mobile phone, handset
    cell phone, mobile, cellphone
    phone number, telephone number, contact number
    phone > iphone, android
    telephone, phone
    call, phone call, ring
    text message, sms, texting
    message, dm, text
    video call, facetime, zoom call
    email, e-mail
    email address, e-mail address
    computer, pc, laptop
    laptop, notebook computer, macbook
    desktop, pc
    tablet, ipad
    device, gadget
    electronics, gadgets
    screen, monitor, display
    keyboard, keypad
    headphones, earphones, earbuds, airpods
    speaker, loudspeaker
    camera, webcam
    printer, scanner
    charger, charging cable
    battery, power bank
    smartwatch, apple watch, fitbit
    tv, television
    remote control, tv remote
    robot, android robot
    drone, quadcopter
    software, program, app
    app, application
    operating system, os
    windows, microsoft windows
    mac, macos, apple computer
    linux, ubuntu
    website, web page, site
    internet, web, online
    wifi, wi-fi, wireless
    browser, chrome, firefox
    search engine, google
    social media, social network
    facebook, instagram, twitter, tiktok
    post, share online
    follower, subscriber
    username, handle, account name
    password, passcode, pin code
    login, sign in, log in
    account, profile
    hack, hacked
    virus software, malware
    bug fix, debugging
    crash, freeze up
    update, upgrade
    download, install
    upload, share
    backup, back up
    cloud storage, dropbox
    file, document
    folder, directory
    code, programming
    coding, programming, software development
    programming language, coding language
    python code, python script
    javascript, js, typescript
    database, sql
    server, backend
    frontend, front end
    web development, web design
    website development, web dev
    artificial intelligence, ai, machine learning
    chatbot, assistant
    data, dataset
    data science, data analysis
    algorithm, method
    open source, oss
    repository, repo, github
    virtual reality, vr
    technology, tech
    invent, invention
    engine, motor
    machine, device
    electric, electrical
    electricity, power supply
    power outage, blackout
    cable, cord
    usb stick, flash drive
    storage space, disk space
    graphics card, gpu
    video editing, edit videos
    photoshop, photo editing
    spreadsheet, excel
    slides, powerpoint
    e-reader, kindle
    smart home, alexa
    gps, navigation
  `,
  near: `
    phone > iphone, android, samsung, pixel, call, text, battery, screen
    computer: laptop, mac, windows, keyboard, monitor, software, pc
    device: phone, laptop, tablet, camera, smartwatch
    gadget: phone, headphones, smartwatch, drone, camera
    operating system > windows, mac, linux, android, ios
    app: phone, download, ios, android, notification
    social media: instagram, facebook, twitter, tiktok, youtube, post, followers
    online: internet, website, zoom, course
    internet: wifi, website, online, browser
    coding: python, javascript, software, developer, bug, app
    programming language > python, javascript, java, rust, typescript
    website: blog, design, online, page
    ai: chatgpt, robot, machine learning
    technology: computer, phone, ai, robot, software, vr
    camera > canon, nikon, lens, photos
    tv: netflix, screen, remote, show
    account: password, username, login
    headphones: bluetooth, noise, music
    data: analysis, python, statistics
    bug: code, fix, crash
    console > playstation, xbox, nintendo, switch
    electronics: laptop, tv, phone, headphones
    contact > phone, email, address
    get in touch > phone, email, call
    blog: post, write, website, readers
    video: youtube, camera, edit, channel
    youtube: channel, video, subscribers
  `,
}
