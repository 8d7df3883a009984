import type { Field } from './field.ts'

export const nature: Field = {
  same: `
    nature, outdoors, natural world
    weather, climate
    rain, rainy, shower, drizzle
    storm, thunderstorm, tempest
    thunder, lightning
    snow, snowy, snowfall, blizzard
    ice, frost
    wind, windy, breeze
    hurricane, typhoon, cyclone
    tornado, twister
    fog, foggy, mist
    cloud, cloudy, overcast
    sunny, sunshine
    hot weather, heatwave, heat wave
    cold weather, freezing, chilly
    warm, mild
    humid, muggy
    flood, flooding
    drought, dry spell
    earthquake, quake, tremor
    wildfire, forest fire
    volcano, eruption
    natural disaster, catastrophe
    sunset, dusk, sundown
    sunrise, dawn
    sky, heavens
    star, stars
    meteor shower, shooting star
    moon, lunar
    moonlight, full moon
    sun, solar
    planet, world
    earth, globe
    universe, cosmos
    space, outer space
    forest, woods, woodland
    tree, oak, pine
    leaf, leaves, foliage
    flower, bloom, blossom
    rose, roses
    sunflower, daisy
    plant, shrub
    grass, meadow
    mountain, hill, peak
    river, stream, creek
    riverbank, river bank, shore
    lake, pond
    waterfall, cascade
    ocean, sea
    wave, surf
    desert, dunes
    valley, canyon, gorge
    cave, cavern
    rock, stone
    field, meadow
    park, green space
    environment, ecosystem
    environmental, ecological, green
    environmentally friendly, eco-friendly, sustainable
    sustainability, sustainable
    recycle, recycling
    pollution, smog
    climate change, global warming
    solar power, renewable energy
    season, time of year
    spring season, springtime
    summer, summertime
    autumn > fall
    last fall, this fall, next fall, in fall > autumn
    early fall, late fall, fall semester > autumn
    winter, wintertime
    landscape, scenery, view
    scenic, picturesque
    beautiful, gorgeous, stunning, pretty
    ugly, unattractive
    aurora, northern lights
    rainbow, arc
    temperature, degrees
    countryside, farmland
  `,
  near: `
    nature: forest, hike, mountain, lake, tree, park, river, flower, wildlife, beach
    weather: rain, snow, sunny, wind, storm, temperature, cloudy
    storm: rain, thunder, lightning, wind, power outage
    snow: winter, ski, snowman, cold
    season: summer, winter, autumn, spring
    summer: beach, hot, vacation, june, july, august
    winter: snow, cold, ski, december, january
    autumn: leaves, october, pumpkin, halloween
    natural disaster: earthquake, flood, hurricane, wildfire, tornado
    flower: rose, tulip, sunflower, lily, daisy, bouquet, garden
    plant: garden, pot, seed, succulent, cactus, grow
    tree: oak, pine, leaf, forest
    mountain: hike, climb, summit, ski, peak
    lake: swim, boat, fishing, sunrise
    ocean: beach, waves, swim, surf
    park: walk, picnic, playground, tree
    star: sky, telescope, constellation
    meteor shower: sky, stars, camping, night
    sky: star, cloud, moon, sunset
    space: planet, rocket, nasa, astronaut, telescope
    environment: climate, recycling, pollution, plastic, green
    climate change: environment, carbon, protest, emissions
    recycle: plastic, waste, environment
    sunset: beach, sky, painting, lake
    beautiful > view, stunning, sunset
    landscape: mountain, sunset, painting, photo
    forest: trees, hike, trail, cabin
  `,
}
