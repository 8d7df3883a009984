import type { Field } from './field.ts'

export const sports: Field = {
  same: `
    sport, athletics
    sports, sport
    athlete, sportsman, sportswoman
    player, sportsman
    play sports, plays sports > soccer, basketball, tennis, team
    coach, trainer
    team, squad
    match, game
    tournament, championship, competition, contest
    compete, competition
    win, victory, won, triumph
    lose game, lost game > defeat
    defeat, beaten
    medal, trophy, award, prize
    gold medal, first place
    champion, winner
    score, points
    referee, umpire
    stadium, arena
    soccer, football
    american football, nfl
    basketball, hoops, nba
    baseball, mlb
    volleyball, beach volleyball
    tennis, badminton, racket sport
    table tennis, ping pong
    hockey, ice hockey
    golf, golfing
    golf course, golf club
    run, jog, running, jogging
    runner, jogger
    marathon, half marathon, long-distance run
    race, 5k, 10k
    sprint, dash
    swim, swimming
    swimmer, swimming team
    swimming pool, lap pool
    bike, bicycle, cycle
    biking, cycling, bike ride
    cyclist, biker
    hike, hiking, trek, trekking
    hiker, trekker
    walk, stroll, walking
    climb, climbing
    rock climbing, bouldering
    mountain climbing, mountaineering
    ski, skiing
    snowboard, snowboarding
    skate, skating
    ice skating, figure skating
    skateboard, skateboarding
    surf, surfing
    surfer, surfboard
    dive, diving
    scuba diving, scuba, snorkeling
    kayak, kayaking, canoe, canoeing
    row, rowing
    sail, sailing
    fish, fishing, angling
    hunt, hunting
    horse riding, horseback riding, equestrian
    gymnastics, gymnast
    martial arts, karate, taekwondo, judo
    boxing, kickboxing
    boxer, boxing match
    wrestle, wrestling
    fencing, swordplay
    archery, bow and arrow
    yoga, yoga class
    weightlifting, lifting weights, strength training
    cardio, aerobics
    dance, dancing
    cheerleading, cheerleader
    cricket, cricketer
    rugby, rugby player
    bowling, bowling alley
    darts, dartboard
    pool table, billiards, snooker
    camp, camping, campout
    tent, camping gear
    campfire, bonfire
    campsite, campground
    outdoors, outside, outdoor
    outdoor activities, outdoor activity > hike, camp, bike, kayak, climb
    trail, path, track
    extreme sports, adventure sports
    parachute, skydiving
    bungee, bungee jumping
    personal best, pr, record
    stretch, warm up
    practice, training, rehearse
    fan, supporter
    cheer, root for
    league, division
    olympic, olympics
  `,
  near: `
    sport: soccer, basketball, tennis, football, baseball, swimming, running, volleyball, hockey, golf, cycling, team, skiing
    sports > soccer, basketball, tennis, team, match, gym
    athlete: training, team, olympic, coach
    soccer > goal, team, league, match
    basketball > court, hoop, team, dunk, league
    tennis: racket, court, wimbledon
    golf: club, course, hole
    swim: pool, ocean, lake, beach, lap
    run: marathon, race, jog, miles, shoes, 5k
    running > marathon, race, shoes, miles
    race: run, marathon, 5k, charity, finish line
    marathon: training, runner, miles, charity
    bike: ride, cycling, trail, helmet
    cycling: bike, ride, helmet
    hike: trail, mountain, nature, forest, summit, boots, waterfall
    hiking > trail, mountain, nature, park
    camp: tent, campfire, forest, lake, marshmallows, hike, stars
    camping > tent, campfire, mountains, beach, forest, lake
    climb: mountain, rock, gym, rope, summit
    ski: slope, snow, resort, mountain, lift
    skating: rink, ice, skates
    surf: wave, beach, board, ocean
    fish: lake, rod, catch, river, boat
    horse riding > horse, stable, barn
    martial arts: karate, judo, taekwondo, belt, dojo, boxing
    dance: ballet, salsa, studio, hip hop, ballroom, competition, choreography, tango
    dancing > ballet, salsa, studio, class
    tournament: win, final, team, medal, trophy, prize
    competition: win, prize, medal, first place, judge
    win > prize, trophy, medal, champion
    award: trophy, prize, medal, ceremony, recognition
    team > player, coach, match, league
    outdoors: hike, camp, nature, trail, park
    outdoor activities > nature, trail, camping, hiking
    adventure: trip, hike, explore, skydiving
    water sports: surf, kayak, sail, swim, paddleboard
    winter sports: ski, snowboard, skate, hockey
    game > match, team, score, player, board game, video game
    exercise > run, hike, bike, swim
    walk: park, dog, trail, beach
  `,
}
