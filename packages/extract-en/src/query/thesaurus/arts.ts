import type { Field } from './field.ts'

export const arts: Field = {
  same: `
    art, artwork, work of art
    painting, artwork, canvas
    paint, painter
    picture, image
    photo, photograph, picture, pic, snapshot
    photographer, camera person
    draw, drawing, sketch, doodle
    sculpture, statue, carving
    portrait, self-portrait
    mural, graffiti, street art
    exhibition, exhibit, art show
    gallery, art gallery
    museum, art museum
    design, graphic design
    artist, painter
    creative, artistic
    creativity, imagination
    music, tunes
    song, track, tune
    album, record, lp
    vinyl, records
    singer, vocalist
    sing, singing
    choir, chorus
    band, group, musicians
    musician, instrumentalist
    music artist, recording artist > singer, band, musician
    concert, gig, live music, show
    music festival, festival
    instrument, musical instrument
    play music, play instrument > guitar, piano, violin, instrument
    guitar, guitarist
    electric guitar, acoustic guitar
    piano, keyboard
    pianist, piano player
    violin, fiddle
    violinist, fiddler
    drum, drums, percussion
    drummer, percussionist
    saxophone, sax
    flute, recorder
    trumpet, horn
    ukulele, uke
    playlist, mix
    lyrics, song words
    melody, tune
    rap, hip hop
    classical music, orchestra
    composer, songwriter
    compose, write songs, songwriting
    conductor, orchestra leader
    movie, film, flick
    movie theater, cinema
    director, filmmaker
    tv show, series, tv series
    television, tv, telly
    episode, season finale
    documentary, docuseries
    cartoon, animation, anime
    comic, comics, graphic novel
    manga, anime
    science fiction, sci-fi
    fantasy, magic world
    thriller, suspense
    horror movie, scary movie
    romantic comedy, romcom
    comedy, sitcom
    comedian, stand-up, comic
    actor, actress, movie star
    celebrity, famous person, star
    famous, well-known
    theater, stage
    play theater, stage play
    musical, broadway
    audition, casting
    performance, show, recital
    perform, on stage
    ballet, ballerina
    dancer, ballerina
    opera, aria
    book, novel, paperback
    ebook, kindle
    audiobook, audible
    author, writer, novelist
    poem, poetry, verse
    poet, poetess
    story, tale
    fiction, novels
    nonfiction, non-fiction
    biography, memoir, autobiography
    magazine, periodical
    newspaper, press
    news, headlines
    article, column
    publish, release
    publisher, publishing house
    chapter, section
    character, protagonist
    plot, storyline
    quote, quotation, saying
    review, critique
    podcast, radio show
    radio, broadcast
    youtube, youtuber
    netflix, streaming
    binge, binge-watch
    watch tv, watching tv > show, series, netflix
    watch movie, watched movie > film, cinema, netflix
    stained glass, glasswork
    abstract art, abstract painting
    sunset painting, landscape painting
    oil painting, watercolor
    tattoo, ink
    symbol, emblem, sign
    symbolize, represent, stand for
    represent, symbolize, mean
    fashion design, fashion
    architecture, buildings
    antique, vintage
    costume, outfit
    puppet, marionette
    photo shoot, photoshoot
  `,
  near: `
    art: painting, drawing, sculpture, gallery, museum, artist, exhibition, canvas, sketch, pottery, mural
    painting: art, canvas, brush, watercolor, landscape, portrait, sunset, oil, abstract, gallery
    paint: art, canvas, brush, watercolor, sunset, landscape
    painted > art, canvas, sunset, lake, portrait, landscape
    drawing: sketch, pencil, portrait
    artist: paint, gallery, exhibition, art show
    sculpture: clay, stone, bronze
    museum: exhibit, art, history, dinosaur, gallery
    gallery: painting, exhibit, art
    design: logo, fashion, interior, website
    music: song, band, guitar, piano, concert, album, singer, violin, classical, jazz, rock, playlist
    song: singer, lyrics, album, sing, melody, band, listen
    musician: composer, singer, mozart, bach, beethoven, band
    musical artist > band, singer, concert
    classical music > mozart, bach, beethoven, orchestra, vivaldi
    band: concert, guitar, album, drummer, tour, rock
    singer: song, concert, album, choir
    concert: band, music, tickets, stage, singer, live
    instrument: piano, guitar, violin, clarinet, drums, flute, cello, saxophone, trumpet, ukulele, harp, bass, keyboard
    musical instrument > piano, guitar, violin, clarinet, drums, flute, cello
    guitar: chords, strings, band, acoustic
    piano: lessons, keys, recital, keyboard
    violin: orchestra, strings, recital
    genre: jazz, rock, pop, hip hop, classical, horror, comedy, fantasy, romance, thriller
    festival: music, stage, tickets, crowd
    movie: cinema, actor, watch, director, netflix, theater, marvel, trilogy, disney, horror, comedy
    film: director, actor, scene, cinema, documentary
    tv show: episode, netflix, season, drama, watch
    series: episode, season, trilogy, book
    theater: stage, actor, musical, audience
    performance: stage, audience, dance, concert, talent show
    perform: stage, audience, concert
    screenplay: script, film, movie, screenwriter, scene
    script: screenplay, film, movie, write
    author: novel, book, writer, signing
    novel: author, fiction, chapter, character, story
    poem: poet, rhyme, poetry, write
    fiction: novel, fantasy, story
    fantasy: dragon, magic, wizard
    comic: superhero, marvel, batman, manga
    anime: manga, japanese, ghibli
    story: character, novel, tale, plot
    newspaper: article, headline, journalist
    news: headline, newspaper, article
    podcast: episode, listen, host
    celebrity: famous, actor, singer, autograph
    symbol: flag, represent, tattoo
    camera: photo, lens, photography
    photo: camera, album, picture, instagram
    read > book, novel, library, author
    listen > music, song, podcast, album
    watch > movie, show, series, netflix
    play > guitar, piano, game, soccer
    media > tv, news, radio, newspaper
    entertainment: movie, music, concert, game, show
  `,
}
