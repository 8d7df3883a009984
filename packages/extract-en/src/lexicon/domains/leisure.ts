import { hobbies } from '../../query/thesaurus/hobbies.ts'
import { INSTRUMENTS, SPORTS } from '../pastimes/leisure.ts'
import { PASTIMES } from '../pastimes/pastimes.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** Pastimes, games and going out. */
export const leisure = wordsOf({
  of: [PASTIMES, SPORTS, wordsIn(hobbies)],
  but: `
    go, pool, bridge, apex, wow, sims, sports, sport, weights, lifting, walking, skipping, magic, electronics, drama, welding, cooking,
    cook, bake, reading, read, writing, write, shopping, running, stretching, streaming, carpentry, drones, community service,
    volunteer work, spinning, sup, brewing, canning, tango, trivia, gliding, scrambling, barre, poetry, investing, day trading, makeup,
    cards, craft, clay, plant, grow, pick up hobby, class, club, society, association, start, began, started, took up, take up, taken up,
    learning, travel, traveling, tan, collection, collector, collect, photo, fun, interest, interests, enjoy, passion, activity,
    activities, pursuit, blog, blogging, hike, camp, swim, museum, paint, podcast, podcasting, relax, weekend, book, novel, journal,
    language learning, learning languages, esperanto, breathwork, coffee roasting, toy, film photography, choir, karaoke, trying new,
    try new, tried new, home automation, homelab, coloring, singing, songwriting, music production, anime, manga, k-dramas, kdramas,
    true crime, foam rolling, console, diary, journaling, cosplaying, garden, workshop, bread baking, baking bread, football, vlogging,
    restoring furniture, home improvement, drawing, boxing, jogging, hip hop dance
  `,
  things: `
    mobile game, mmo, fps game, backgammon, uno, catan, trivia night, quiz night, escape room, arcade, pinball, pool table, baldur's gate,
    steam deck, museum, gallery, exhibition, exhibit, opera, musical, comedy show, stand-up show, circus, aquarium trip, fair ride,
    night market, flea market, farmers market, street fair, food festival, music festival, picnic, park, playground, botanical garden,
    beach day, campfire, tent, telescope, hike, nature walk, day out, night out, girls night, game night, movie night, spa day, date idea,
    date night, weekend plan, weekend activity, rainy day activity, nightclub, club night, cocktail bar, pub crawl, karaoke, dance,
    sketchbook, yarn, model train, model kit, photo walk, camera club, film camera, collecting, stamp collection, coin collection,
    trading card, journaling, meetup, zip line, kayak trip, boat trip, go-kart, go-karting, ice rink, comic con, convention,
    craft project, arts and crafts, coloring book, day off plans
  `,
  acts: `
    knit, sew, paint, sketch, draw, sculpt, collect, play cards, stargaze, birdwatch, geocache, whittle, unwind, hang out, go out,
    volunteer
  `,
  also: `
    bored, boredom, something fun, fun things, anything fun, what should we do, what could we do, what can we do, things to do,
    something to do, this weekend, on the weekend, at the weekend, for the weekend, over the weekend, nothing to do, recreation,
    recreational, for fun, where could we go, where can we go, where should we go, what shall we do this, what can i do with the kids,
    fun for, where can i take, where can we take, where should i take, where could i take, day out, night out, at a loose end, so bored,
    kill time, kill an hour, keep the kids busy, keep them busy, keep them entertained, new hobby, pass the time, get out of the house,
    rainy day activity, crafty, how do i unwind, to unwind, wind down, what should we do this weekend, what should we do on,
    what should we do tomorrow, what can we do with the kids
  `,
})

/** Listening to, playing and making music. */
export const music = wordsOf({
  of: [INSTRUMENTS],
  but: `
    recorder, organ, keyboard, keyboards, bass, instrument, instruments, drum, several instruments, an instrument, pipa, uke, harp
  `,
  things: `
    music, song, lyric, melody, chord, riff, tune, playlist, album, mixtape, vinyl, record player, turntable, lp, band, girl group,
    singer, singer-songwriter, songwriter, vocalist, musician, composer, rapper, dj, drummer, guitarist, pianist, violinist, bassist,
    cellist, conductor, orchestra, symphony, concerto, sonata, choir, a cappella, karaoke, concert, gig, live show, glastonbury,
    coachella, open mic, jam session, rehearsal, recital, vocal, metronome, tuner, capo, amp, amplifier, midi keyboard, synth,
    synthesizer, church organ, instrument, loop pedal, drum kit, drum machine, beat making, beatmaking, ableton, logic pro, fl studio,
    garageband, recording studio, home studio, mixing and mastering, spotify, soundcloud, tidal, bandcamp, tiny desk, soundtrack,
    film score, musical, opera, aria, national anthem, lullaby, genre, jazz, blues, rock, punk, metal, indie, bluegrass, k-pop, kpop,
    j-pop, synthpop, hip hop, hip-hop, rap, r&b, rnb, funk, disco, reggae, ska, gospel, bachata, bossa nova, flamenco, afrobeat, techno,
    trance, drum and bass, dubstep, edm, lo-fi, lofi, baroque, chopin, mozart, bach, beethoven, beatles, taylor swift, beyoncé, beyonce,
    radiohead, coldplay, bts, blackpink, headphones for, listening, sing-along, earworm, perfect pitch, tenor, soprano, alto, baritone,
    ocarina, kalimba, cajon, djembe, steel drum, xylophone, marimba, lute, lyre, zither
  `,
  acts: `
    sing, busk, compose, songwrite, strum, hum
  `,
  also: `
    listen to, on repeat, catchy, acoustic, a capella, put on in the background, stuck in my head, what should i listen to,
    what should we listen to, listening to, learn to play, what should i play, play at the, good for dancing, sing along, sing-along,
    belt out, for the drive, in the car to
  `,
})

/** Books and other things to read, and writing. */
export const reading = wordsOf({
  things: `
    book, audiobook, ebook, e-book, e-reader, kindle, kobo, audible, goodreads, storygraph, libby, library, bookshop, bookstore,
    to-be-read, tbr, page-turner, novel, novella, short story, bestseller, paperback, hardcover, first edition, author, novelist, writer,
    poet, poem, poetry, haiku, sonnet, fiction, nonfiction, non-fiction, fantasy series, detective story, whodunit, romantasy,
    bedtime story, fairy tale, folklore, mythology, fable, memoir, biography, autobiography, cookbook, travel writing, popular science,
    essay collection, anthology, classics, literature, comic, manga, fanfiction, magazine, newspaper, newsletter, journal entry,
    diary entry, new yorker, the economist, substack, wattpad, chapter, plot, protagonist, narrator, prologue, epilogue, cliffhanger,
    spoiler, trilogy, sequel, prequel, bookmark, bookshelf, bookworm, reader, manuscript, screenplay, nanowrimo, publisher,
    self-publishing, shakespeare, jane austen, tolkien, orwell, dickens, tolstoy, dostoevsky, hemingway, murakami, stephen king,
    agatha christie, harry potter, lord of the rings, dune, discworld, sherlock holmes, brandon sanderson, ursula le guin,
    margaret atwood
  `,
  acts: `
    read, reread, skim, write a story, write stories, publish a
  `,
  also: `
    reading, literary, well-read, something to read, what should i read, what do i read, what to read, good read, page-turner,
    page turner, couldn't put down, can't put down, by the same author, on my bedside table, one chapter, long read
  `,
})

/** Films, series and other things to watch. */
export const screen = wordsOf({
  things: `
    movie, film, cinema, imax, trailer, sequel, prequel, trilogy, director, filmmaker, actor, actress, oscar, academy award, emmy,
    screenplay, script of the, cinematography, blockbuster, documentary, docuseries, true crime, tv, television, series finale,
    season finale, episode, miniseries, sitcom, comedy special, stand-up special, late night show, talk show, game show, reality show,
    dating show, cooking show, bake off, soap opera, drama series, period drama, costume drama, crime drama, legal drama, medical drama,
    k-drama, kdrama, korean drama, c-drama, telenovela, anime, cartoon, animation, pixar, disney, disney+, ghibli, miyazaki, netflix,
    hulu, hbo, prime video, paramount+, crunchyroll, mubi, iplayer, youtube, youtuber, twitch, streamer, streaming, watchlist, letterboxd,
    imdb, rotten tomatoes, subtitle, dubbing, slasher, thriller, romcom, rom-com, romantic comedy, marvel, mcu, star wars, star trek,
    lord of the rings, harry potter, james bond, game of thrones, breaking bad, the office, doctor who, black mirror, stranger things,
    sci-fi, biopic, noir, mockumentary, plot hole, spoiler, cliffhanger, binge-watching, box set, projector, remote control
  `,
  acts: `
    binge, binge-watch, stream, watch something, rewatch
  `,
  also: `
    something to watch, what to watch, should i watch, should we watch, worth watching, good to watch, anything to watch, watch tonight,
    directed by, starring, new season, season of, next season, first season, last season, the telly, on telly, telly,
    what should we watch, what shall we watch, what should i watch, what do we watch, what's on tonight, good on tonight,
    on the box tonight, what's good on, finished watching, one more episode, box-set, put on for the kids
  `,
})
