import type { Field } from './field.ts'

export const hobbies: Field = {
  same: `
    hobby, pastime, leisure activity, interest
    hobbies, interests, pastimes
    interests > hobby, enjoy, passion
    free time, spare time, leisure
    free time > hobby, weekend, relax
    fun, enjoyment, amusement
    activity, pursuit
    activities > hobby, hike, camp, swim, museum, paint
    craft, handicraft, crafting
    knit, knitting, crochet
    sew, sewing
    embroidery, needlework, cross-stitch
    quilt, quilting
    pottery, ceramics, clay
    woodworking, carpentry, woodwork
    gardening, horticulture, garden
    plant, grow
    baking, bake
    cooking, cook
    read, reading
    reading > book, novel
    write, writing
    journal, diary, journaling
    blog, blogging, vlog
    collect, collection, collector
    stamp collecting, stamps
    coin collecting, coins
    puzzle, jigsaw
    jigsaw, jigsaw puzzle
    crossword, sudoku
    board game, tabletop game, boardgame
    card game, cards
    chess, checkers
    poker, blackjack
    video game, videogame, computer game, gaming
    gamer, video game player
    console, playstation, xbox, nintendo
    role-playing, rpg, dungeons and dragons
    lego, building blocks
    model trains, model railway
    toy, plaything
    doll, barbie
    photography, photo, taking pictures
    birdwatching, birding
    stargazing, astronomy
    volunteering, volunteer work
    diy, do it yourself
    origami, paper folding
    scrapbook, scrapbooking
    calligraphy, hand lettering
    magic trick, magic tricks
    juggle, juggling
    karaoke, sing-along
    podcast, podcasting
    trivia, pub quiz
    club, society, association
    book club, reading group
    class, workshop
    trying new, try new, tried new > new hobby, started, took up
    take up, took up, taken up > start, hobby, began
    pick up hobby, new hobby > started, took up, learning
    metalwork, blacksmithing
    candle making, candles
    jewelry making, beading
    travel, traveling
    people watching, people-watching
    sunbathe, tan
    shopping, retail therapy
    flying kites, kite
    drone, drone flying
    metal detecting, treasure hunting
    home brewing, homebrew
  `,
  near: `
    hobby: painting, reading, gardening, pottery, photography, cooking, hiking, knitting, music, gaming, baking, chess, dancing, fishing, camping, drawing, crafts
    craft: knit, sew, pottery, crochet, scrapbook, paper, clay
    pottery: clay, bowl, kiln, class, wheel, mug, ceramics
    knit: scarf, yarn, sweater, needles
    sew: dress, fabric, needle, machine
    gardening: flower, plant, vegetables, seeds, tomatoes, soil
    photography: camera, picture, lens, landscape, portrait, exhibition
    book: novel, author, read, library, chapter, story, fiction, bookstore, series
    reading: book, novel, library, fantasy
    write: book, story, poem, novel, journal, article, blog
    puzzle: crossword, jigsaw, sudoku, pieces
    board game: chess, monopoly, catan, scrabble, dice, cards
    video game: console, playstation, nintendo, xbox, rpg, zelda, minecraft, level, tournament, steam
    games > chess, video game, board game, cards, console
    gaming: console, pc, tournament, playstation, controller
    collect: stamps, coins, vinyl, cards
    collection: vinyl, stamps, coins, books, antiques
    toy: doll, lego, puzzle, teddy
    chess: tournament, board, opponent, club
    woodworking: wood, table, bench, shelf, saw
    diy: build, paint, tools, project
    club: member, meeting, join, group
    join: club, group, team, member
    journal: write, thoughts, diary
    weekend > camping, hike, beach, movie, brunch
    creative: art, painting, writing, music, craft, design
    create: paint, draw, write, build, sculpture, craft
    magic trick > magician, cards
    volunteering > shelter, charity, food bank, community
    fun > game, party, play, trip
  `,
}
